import Glibc

// The system's functions, which methods of the same names would hide.
let systemRead = read
let systemWrite = write
let systemPoll = poll
