#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

// Declared here because libFuzzer, which `-sanitize=fuzzer` links, installs no header for it.

/// Runs a target with inputs that the fuzzer makes, until the limit set by its options.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*target)(const uint8_t *bytes, size_t count));

#endif
