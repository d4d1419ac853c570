"""Runs a command in a pseudo-terminal and types at it.

Reads {"command": [...], "cwd": str, "turns": [{"wait": str, "send": str, "slowly": bool}], "seconds": number, "size": [rows, columns]} as JSON
from stdin. Writes {"screen": str, "code": number or null, "missing": str or null} as JSON. Each turn waits until its text has been
printed since the turn before, then sends its keys, at once or one by one.
"""
import fcntl, json, os, pty, select, signal, struct, sys, termios, time

script = json.load(sys.stdin)
child, terminal = pty.fork()
if child == 0:
    os.chdir(script["cwd"])
    os.environ.update({"TERM": "xterm-256color", "NO_COLOR": "1"})
    os.execvp(script["command"][0], script["command"])
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", *script["size"], 0, 0))

screen = b""
deadline = time.time() + script["seconds"]


def read(seconds):
    """Whether the program may still print."""
    global screen
    if not select.select([terminal], [], [], seconds)[0]:
        return True
    try:
        data = os.read(terminal, 65536)
    except OSError:
        return False
    screen += data
    return data != b""


def wait_for(text, start):
    """Waits until the text is printed and nothing follows it for a moment; returns whether it is there."""
    while time.time() < deadline:
        if text in screen[start:]:
            before = len(screen)
            if not read(0.3) or len(screen) == before:
                return True
        elif not read(0.1):
            return text in screen[start:]
    return False


start, missing = 0, None
for turn in script["turns"]:
    if not wait_for(turn["wait"].encode(), start):
        missing = turn["wait"]
        break
    start = len(screen)
    keys = turn["send"]
    for part in keys if turn.get("slowly") else [keys]:
        os.write(terminal, part.encode())
        if turn.get("slowly"):
            until = time.time() + 0.12
            while time.time() < until:
                read(0.02)

code = None
while missing is None and time.time() < deadline and read(0.1):
    pass
done, status = os.waitpid(child, os.WNOHANG)
for _ in range(20):
    if done:
        break
    time.sleep(0.1)
    done, status = os.waitpid(child, os.WNOHANG)
if done:
    code = os.waitstatus_to_exitcode(status)
else:
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
json.dump({"screen": screen.decode("utf-8", "replace"), "code": code, "missing": missing}, sys.stdout)
