#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CConfinement.h"

// Of <linux/landlock.h>, whose version in Debian 12 knows only the first two versions of the interface. The numbers are
// the same on every architecture.
enum { create_ruleset = 444, restrict_self = 446, create_version = 1 };

struct ruleset {
  uint64_t files;    // from version 1
  uint64_t network;  // from version 4
  uint64_t scoped;   // from version 6
};

/// The kinds of access to files that a version knows, one bit each.
static uint64_t file_accesses(long version) {
  int count = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;
  return ((uint64_t)1 << count) - 1;
}

int supernews_deny_files(void) {
  long version = syscall(create_ruleset, NULL, 0, create_version);
  if (version < 1) return 0;
  // Everything is handled, and no rule allows anything: bind and connect, and abstract sockets and signals.
  struct ruleset denied = {file_accesses(version), version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
  size_t size = version >= 6 ? sizeof denied : version >= 4 ? offsetof(struct ruleset, scoped) : sizeof denied.files;
  long ruleset = syscall(create_ruleset, &denied, size, 0);
  if (ruleset < 0) return 0;
  long result = syscall(restrict_self, ruleset, 0);
  close((int)ruleset);
  return result == 0 ? (int)version : 0;
}
