// The C calls and macros that Glibc's Swift module does not show.
#ifndef CPOSIX_H
#define CPOSIX_H

#include <dirent.h>
#include <sys/types.h>
#include <time.h>

/// renameat2(2). Flags: RENAME_NOREPLACE is 1, RENAME_EXCHANGE is 2 (linux/fs.h).
int cposix_renameat2(int old_folder, const char *old_name, int new_folder, const char *new_name,
                     unsigned int flags);

/// The NUL-ended name in a directory entry, which Swift would import as a fixed-size tuple.
const char *cposix_entry_name(const struct dirent *entry);

/// The type of the filesystem that an open file is on: f_type of fstatfs(2); 0 where it cannot be told.
unsigned int cposix_filesystem_type(int descriptor);

/// The environment of this process (environ(7)), to be handed on to another; Swift takes the variable for unsafe.
char *const *cposix_environment(void);

/// When an entry of a folder was made (statx(2), STATX_BTIME), itself and not a link's target.
/// Answers 1, 0 where the filesystem does not tell, and -1 with errno.
int cposix_birth_time(int folder, const char *name, struct timespec *birth);

/// A file that is only in memory, closed on exec (memfd_create(2)).
int cposix_memory_file(const char *name);

/// A pipe, closed on exec (pipe2(2)): the end to read from, and the one to write to.
int cposix_pipe(int ends[2]);

/// Makes room in a file behind an offset and leaves its size (fallocate(2), FALLOC_FL_KEEP_SIZE).
int cposix_reserve(int descriptor, off_t offset, off_t count);

/// Whether a shell pattern fits a name (fnmatch(3)), with FNM_CASEFOLD whatever the case.
int cposix_matches(const char *pattern, const char *name, int ignoring_case);

/// How many rows and columns a terminal has (ioctl_tty(2), TIOCGWINSZ); -1 with errno for what is none.
int cposix_window_size(int terminal, int *rows, int *columns);

/// From now on, the signals that users and systems end a process with are noted and do not end it;
/// one that is ignored already (nohup) stays ignored. The earlier actions are kept for
/// cposix_release_signals, of which each call undoes one of this.
void cposix_catch_signals(void);

/// Undoes one call of cposix_catch_signals; the last puts back the actions that the first replaced.
void cposix_release_signals(void);

/// The first signal noted since cposix_catch_signals; 0 for none.
int cposix_caught_signal(void);

/// How many signals have been noted since cposix_catch_signals; 100 for more than that.
int cposix_caught_signal_count(void);

#endif
