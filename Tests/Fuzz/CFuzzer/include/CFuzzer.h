#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

// Of libFuzzer, which `-sanitize=fuzzer` links: no header of it is installed.

/// Runs a target with inputs of the fuzzer's own making until its options say that it is enough.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*target)(const uint8_t *bytes, size_t count));

#endif
