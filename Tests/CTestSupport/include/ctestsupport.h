// What tests need of C that Glibc's Swift module does not show: starting programs, and terminals.
#ifndef CTESTSUPPORT_H
#define CTESTSUPPORT_H

#include <stddef.h>
#include <sys/types.h>

/// Starts a program in a folder, with three descriptors as its standard files (-1 keeps the terminal).
/// With a terminal's path the program leads a session of its own on that terminal. Returns -1 on failure.
pid_t ctest_start(const char *program, char *const arguments[], char *const environment[],
                  const char *folder, const int files[3], const char *terminal);

/// Opens a pseudo-terminal of a width, and tells the path of its other end. Returns -1 on failure.
int ctest_open_terminal(char *path, size_t capacity, unsigned short columns);

/// Opens a file without a name. Returns -1 on failure.
int ctest_temporary_file(void);

#endif
