#define _GNU_SOURCE
#include "cposix.h"

#include <fcntl.h>
#include <fnmatch.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

int cposix_renameat2(int old_folder, const char *old_name, int new_folder, const char *new_name,
                     unsigned int flags) {
  return renameat2(old_folder, old_name, new_folder, new_name, flags);
}

const char *cposix_entry_name(const struct dirent *entry) { return entry->d_name; }

unsigned int cposix_filesystem_type(int descriptor) {
  struct statfs status;
  return fstatfs(descriptor, &status) == 0 ? (unsigned int)status.f_type : 0;
}

char *const *cposix_environment(void) { return environ; }

int cposix_birth_time(int folder, const char *name, struct timespec *birth) {
  struct statx status;
  if (statx(folder, name, AT_SYMLINK_NOFOLLOW, STATX_BTIME, &status) != 0) return -1;
  if (!(status.stx_mask & STATX_BTIME)) return 0;
  birth->tv_sec = status.stx_btime.tv_sec;
  birth->tv_nsec = status.stx_btime.tv_nsec;
  return 1;
}

int cposix_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int cposix_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int cposix_reserve(int descriptor, off_t offset, off_t count) {
  return fallocate(descriptor, FALLOC_FL_KEEP_SIZE, offset, count);
}

int cposix_matches(const char *pattern, const char *name, int ignoring_case) {
  return fnmatch(pattern, name, ignoring_case ? FNM_CASEFOLD : 0) == 0;
}

int cposix_window_size(int terminal, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) == -1) return -1;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return 0;
}

static const int caught_signals[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGUSR1,
                                     SIGUSR2, SIGALRM, SIGTERM, SIGXCPU};
enum { caught_count = sizeof caught_signals / sizeof caught_signals[0] };
static struct sigaction earlier_actions[caught_count];
// Read by all threads; the handler runs on any of them.
static atomic_int first_signal;
static atomic_int signal_count;
// How often signals have been caught and not released yet.
static atomic_int caught_depth;

static void note_signal(int number) {
  int none = 0;
  atomic_compare_exchange_strong(&first_signal, &none, number);
  if (signal_count < 100) signal_count++;
}

void cposix_catch_signals(void) {
  if (atomic_fetch_add(&caught_depth, 1) > 0) return;
  first_signal = 0;
  signal_count = 0;
  for (int i = 0; i < caught_count; i++) {
    sigaction(caught_signals[i], NULL, &earlier_actions[i]);
    if (earlier_actions[i].sa_handler == SIG_IGN) continue;
    struct sigaction noting = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
    sigemptyset(&noting.sa_mask);
    sigaction(caught_signals[i], &noting, NULL);
  }
}

void cposix_release_signals(void) {
  if (atomic_fetch_sub(&caught_depth, 1) > 1) return;
  for (int i = 0; i < caught_count; i++) sigaction(caught_signals[i], &earlier_actions[i], NULL);
}

int cposix_caught_signal(void) { return first_signal; }

int cposix_caught_signal_count(void) { return signal_count; }
