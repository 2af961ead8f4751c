import Glibc

// The system's own, which methods of the same name would hide.
let systemRead = read
let systemWrite = write
let systemClose = close
let systemPoll = poll
let systemSend = send
