import Glibc

// The system's own, which methods of the same name would hide.
let systemRead = read
