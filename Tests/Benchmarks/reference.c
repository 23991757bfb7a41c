// What the work costs without a renamer around it: the fewest calls that do it, with no check, record or way back.
//
//   reference rename PREFIX FOLDER…   lists each folder and puts the prefix before every name, or takes it off again
//   reference print PREFIX FOLDER     lists a folder, sorts, and prints `old -> new`
//   reference record PREFIX FOLDER RECORDS   puts the prefix before the names in a folder, and says so durably before and
//                                            after, in a file of another folder
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char **names;
static size_t count, capacity;

static void list(const char *path) {
  DIR *folder = opendir(path);
  if (!folder) {
    perror(path);
    exit(1);
  }
  count = 0;
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (entry->d_name[0] == '.') continue;
    if (count == capacity) names = realloc(names, (capacity = capacity * 2 + 1024) * sizeof *names);
    names[count++] = strdup(entry->d_name);
  }
  closedir(folder);
}

static const char *renamed(const char *name, const char *prefix, char *buffer) {
  size_t length = strlen(prefix);
  if (strncmp(name, prefix, length) == 0) return name + length;
  memcpy(buffer, prefix, length);
  strcpy(buffer + length, name);
  return buffer;
}

static int compare(const void *one, const void *other) { return strcmp(*(char **)one, *(char **)other); }

static void print(const char *path, const char *prefix) {
  char buffer[1024];
  qsort(names, count, sizeof *names, compare);
  for (size_t i = 0; i < count; i++) {
    printf("%s/%s -> %s/%s\n", path, names[i], path, renamed(names[i], prefix, buffer));
  }
}

static void change(const char *path, const char *prefix) {
  char buffer[1024];
  int folder = open(path, O_RDONLY | O_DIRECTORY);
  for (size_t i = 0; i < count; i++) {
    if (renameat2(folder, names[i], folder, renamed(names[i], prefix, buffer), RENAME_NOREPLACE)) {
      perror(names[i]);
      exit(1);
    }
  }
  close(folder);
}

static void synchronize(int file) {
  if (fsync(file)) {
    perror("fsync");
    exit(1);
  }
}

static void record(const char *path, const char *prefix, const char *records) {
  static const char head[200], end[30];
  int folder = open(path, O_RDONLY | O_DIRECTORY), kept = open(records, O_RDONLY | O_DIRECTORY);
  int file = openat(kept, "new", O_WRONLY | O_CREAT | O_EXCL | O_APPEND, 0600);
  if (write(file, head, sizeof head) < 0) perror(records);
  synchronize(file);
  renameat(kept, "new", kept, "open");
  synchronize(kept);
  change(path, prefix);
  synchronize(folder);
  if (write(file, end, sizeof end) < 0) perror(records);
  synchronize(file);
  renameat(kept, "open", kept, "done");
}

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  if (strcmp(argv[1], "record") == 0 && argc == 5) {
    list(argv[3]);
    record(argv[3], argv[2], argv[4]);
    return 0;
  }
  for (int argument = 3; argument < argc; argument++) {
    list(argv[argument]);
    if (strcmp(argv[1], "print") == 0) {
      print(argv[argument], argv[2]);
    } else {
      change(argv[argument], argv[2]);
    }
    for (size_t i = 0; i < count; i++) free(names[i]);
  }
  return 0;
}
