import Glibc

// The system's function, which methods of the same name would hide.
let systemRead = read
