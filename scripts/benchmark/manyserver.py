"""A server of many feeds on loopback, each on an address of its own. It runs in a process of its own.

usage: manyserver.py COUNT WAIT

Prints its port as soon as it listens at all addresses. For each line of its standard input it prints how many requests
came since the line before, and how many of them at most were waiting at the same time. It ends with its input.
"""

import functools, heapq, os, resource, select, socket, sys, time
from email.utils import formatdate

ITEMS = 10  # articles in each feed
NEWEST = 1_796_000_000  # when the newest article was published, in seconds since 1970
SPARE = 1_000  # descriptors besides those of the listeners, for connections


def address(n):
    """The address of a feed, counted from 0: neither .0 nor .255, which mean something else in some networks."""
    return f"127.{1 + n // 62_500}.{n // 250 % 250}.{1 + n % 250}"


def feed(n):
    """A feed of some 4 KB, whose articles no other feed has."""
    def item(i):
        link = f"http://{address(n)}/articles/{i}"
        return (
            f"<item><title>Headline {i} of paper {n} about nothing in particular</title><link>{link}</link>"
            f'<guid isPermaLink="true">{link}</guid><pubDate>{formatdate(NEWEST - i * 3600 - n, usegmt=True)}</pubDate>'
            f"<description>Description {i} of paper {n}: a sentence of ordinary length that stands where a summary "
            "would stand, and another one after it, as long as the first.</description></item>"
        )

    items = "".join(map(item, range(ITEMS)))
    return (
        '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel>'
        f"<title>Paper {n}</title><link>http://{address(n)}/</link><description>News</description>{items}"
        "</channel></rss>"
    ).encode()


@functools.cache
def answer(n, target):
    if target == b"/unchanged":
        return b'HTTP/1.1 304 Not Modified\r\nETag: "1"\r\n\r\n'
    body = feed(n) if target == b"/feed" else b""
    head = f"HTTP/1.1 {'200 OK' if body else '404 Not Found'}\r\nETag: \"1\"\r\nContent-Type: application/rss+xml; charset=utf-8\r\n"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


def listen(count):
    """Listens at every address, with the same port everywhere, and at no other address."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard != resource.RLIM_INFINITY and hard < count + SPARE:
        sys.exit(f"only {hard} descriptors are allowed")
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    port, listeners = 0, {}
    for n in range(count):
        listener = socket.create_server((address(n), port), backlog=16)
        listener.setblocking(False)
        port = listener.getsockname()[1]
        listeners[listener.fileno()] = n, listener
    return port, listeners


def serve(listeners, wait):
    events = select.epoll()
    for number in listeners:
        events.register(number, select.EPOLLIN)
    events.register(sys.stdin.fileno(), select.EPOLLIN)
    clients, due = {}, []  # due: when to answer which request of which connection
    asked = most = 0
    while True:
        timeout = max(0, due[0][0] - time.monotonic()) if due else -1
        for number, _ in events.poll(timeout):
            if number in listeners:
                n, listener = listeners[number]
                client, _ = listener.accept()
                client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                clients[client.fileno()] = n, client
                events.register(client, select.EPOLLIN)
            elif number in clients:
                n, client = clients[number]
                try:
                    request = client.recv(1 << 16)
                except ConnectionError:
                    request = b""
                if request:  # a GET fits into one segment
                    target = b"/unchanged" if b'If-None-Match: "1"' in request else request.split(b" ", 2)[1]
                    heapq.heappush(due, (time.monotonic() + wait, number, n, target))
                    asked, most = asked + 1, max(most, len(due))
                else:
                    events.unregister(number)
                    del clients[number]
                    client.close()
            elif os.read(number, 1):
                print(asked, most, flush=True)
                asked = most = 0
            else:
                return
        while due and due[0][0] <= time.monotonic():
            _, number, n, target = heapq.heappop(due)
            if clients.get(number, (None,))[0] == n:  # unless the client has left
                try:
                    clients[number][1].sendall(answer(n, target))
                except OSError:
                    pass  # its end is read next


if __name__ == "__main__":
    port, listeners = listen(int(sys.argv[1]))
    print(port, flush=True)
    serve(listeners, float(sys.argv[2]))
