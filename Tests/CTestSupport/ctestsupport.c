#define _GNU_SOURCE
#include "ctestsupport.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

pid_t ctest_start(const char *program, char *const arguments[], char *const environment[],
                  const char *folder, const int files[3], const char *terminal) {
  pid_t child = fork();
  if (child != 0) return child;
  // The thread that forks may have signals blocked or ignored; the program starts as from a shell.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  int tty = -1;
  if (terminal) {
    setsid();
    // Opened by the leader of a session, the terminal becomes its controlling one.
    tty = open(terminal, O_RDWR);
  }
  for (int number = 0; number < 3; number++) {
    int file = files[number] == -1 ? tty : files[number];
    if (file == -1) close(number);
    else dup2(file, number);
  }
  for (int number = 3; number < 256; number++) close(number);
  if (chdir(folder) == 0) execve(program, arguments, environment);
  _exit(127);
}

int ctest_open_terminal(char *path, size_t capacity, unsigned short columns) {
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal == -1 || grantpt(terminal) || unlockpt(terminal)) return -1;
  if (ptsname_r(terminal, path, capacity)) return -1;
  struct winsize size = {.ws_row = 24, .ws_col = columns};
  ioctl(terminal, TIOCSWINSZ, &size);
  return terminal;
}

int ctest_temporary_file(void) { return open("/tmp", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600); }

// Whatever a test runs within the process keeps its records and settings beside the tests, and never in anybody's home.
__attribute__((constructor)) static void leave_home(void) {
  char path[4096];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - sizeof "/test-home");
  while (length > 0 && path[length - 1] != '/') length--;
  if (length <= 0) return;
  strcpy(path + length, "test-home");
  setenv("HOME", path, 1);
  setenv("XDG_STATE_HOME", path, 1);
  setenv("XDG_CONFIG_HOME", path, 1);
  setenv("XDG_DATA_HOME", path, 1);
}
