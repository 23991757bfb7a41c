// What the work costs without a renamer around it: the fewest calls that do it, with no check, record or way back.
//
//   reference rename PREFIX FOLDER…   lists each folder and puts the prefix before every name, or takes it off again
//   reference print PREFIX FOLDER     lists a folder, sorts, and prints `old -> new`
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

int main(int argc, char **argv) {
  if (argc < 4) return 2;
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
