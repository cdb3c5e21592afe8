/* Stands between a program and the disk (LD_PRELOAD): notes when each sync begins and ends, and keeps a copy of what
   every synced file held at that moment. After a power cut nothing more than these copies can be relied upon. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void note(double began, const char *path) {
  const char *log = getenv("SYNC_LOG");
  if (!log) return;
  char line[4400];
  int length = snprintf(line, sizeof line, "%.9f %.9f %s\n", began, now(), path);
  int file = open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
  if (file < 0) return;
  if (write(file, line, length) != length) abort();
  close(file);
}

static void keep(const char *path) {
  const char *folder = getenv("SYNC_KEPT"), *name = strrchr(path, '/');
  if (!folder || !name || !strstr(name, "sqlite3")) return;
  char draft[4400], kept[4400], *buffer = malloc(1 << 16);
  snprintf(draft, sizeof draft, "%s%s.draft", folder, name);
  snprintf(kept, sizeof kept, "%s%s", folder, name);
  int from = open(path, O_RDONLY), to = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (from < 0 || to < 0 || !buffer) abort();
  for (ssize_t got; (got = read(from, buffer, 1 << 16)) > 0;)
    if (write(to, buffer, got) != got) abort();
  free(buffer);
  close(from);
  close(to);
  rename(draft, kept);
}

static int synced(const char *how, int fd) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, how);
  char link[64], path[4097];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  double began = now();
  int result = real(fd);
  if (result == 0 && length > 0) {
    path[length] = 0;
    keep(path);
    note(began, path);
  }
  return result;
}

/* SQLite syncs the folder after it has removed a journal: take the removal as done. */
int unlink(const char *path) {
  int (*real)(const char *) = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
  const char *folder = getenv("SYNC_KEPT"), *name = strrchr(path, '/');
  if (folder && name && strstr(name, "sqlite3")) {
    char kept[4400];
    snprintf(kept, sizeof kept, "%s%s", folder, name);
    real(kept);
  }
  return real(path);
}

int fsync(int fd) { return synced("fsync", fd); }
int fdatasync(int fd) { return synced("fdatasync", fd); }
