"""A program at a terminal of its own: what it writes there, and the keys it gets."""

import os, pty, select, signal, struct, termios
from fcntl import ioctl
from measure import ENVIRONMENT, TIMEOUT, fail

COLUMNS, ROWS = 80, 24


class Terminal:
    """Runs a program until the block ends, which has to end it with keys."""

    def __init__(self, argv, environment={}, columns=COLUMNS, rows=ROWS):
        self.argv, self.size = argv, struct.pack("4H", rows, columns, 0, 0)
        self.environment = {**ENVIRONMENT, "TERM": "xterm-256color", **environment}

    def __enter__(self):
        self.master, slave = pty.openpty()
        ioctl(self.master, termios.TIOCSWINSZ, self.size)
        # The child opens it, which makes it its controlling terminal.
        name = os.ttyname(slave)
        opened = [(os.POSIX_SPAWN_OPEN, number, name, os.O_RDWR, 0) for number in range(3)]
        signal.alarm(TIMEOUT)
        self.pid = os.posix_spawn(
            self.argv[0], self.argv, self.environment, file_actions=opened, setsid=True, setsigdef=[signal.SIGPIPE]
        )
        os.close(slave)
        return self

    def __exit__(self, kind, *_):
        try:
            if kind:
                os.kill(self.pid, signal.SIGKILL)
            else:
                while self.read():
                    pass
            _, status = os.waitpid(self.pid, 0)
        finally:
            signal.alarm(0)
            os.close(self.master)
        if not kind and status != 0:
            fail(f"{' '.join(self.argv)}: exit status {os.waitstatus_to_exitcode(status)}")

    def type(self, keys):
        os.write(self.master, keys)

    def read(self):
        """What it has written since; empty at its end."""
        try:
            return os.read(self.master, 1 << 16)
        except OSError:  # how Linux reports the end
            return b""

    def until(self, wanted):
        """All that it writes until this is there."""
        data = b""
        while wanted not in data:
            more = self.read()
            if not more:
                fail(f"{' '.join(self.argv)}: ended without {wanted}: {data[-200:]}")
            data += more
        return data

    def rest(self, seconds=0.005):
        """What it still writes, until it writes nothing for a moment."""
        data = b""
        while select.select([self.master], [], [], seconds)[0]:
            more = self.read()
            if not more:
                break
            data += more
        return data

    def writes(self):
        """The number of writes of the process, to any file."""
        with open(f"/proc/{self.pid}/io") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("syscw"))
