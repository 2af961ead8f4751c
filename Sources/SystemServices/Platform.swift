import Glibc

// The functions of the system, under names that methods of the same name do not hide.
let systemRead = read
let systemWrite = write
let systemClose = close
let systemPoll = poll
let systemSend = send
