// A keep-alive client that costs little: what is measured is the server.
import { connect } from 'node:net';

/** One connection that asks one question at a time. */
export class Connection {
  #socket;
  #buffer = Buffer.alloc(0);
  #settle = null;
  #missing = -1;
  #answer = null;
  #body = null;

  /** @param {{ keepBody?: boolean }} options `keepBody`: the bytes of each answer are wanted too */
  constructor(port, { keepBody = false } = {}) {
    this.port = port;
    this.keepBody = keepBody;
    this.#open();
  }

  /** Status, bytes of the body (and the body itself where it is kept), and the hash of the knowledge base that it names. */
  ask(request) {
    // A server closes what has been idle for long.
    if (this.#socket.destroyed || this.#socket.readableEnded) this.#open();
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close() {
    this.#socket.destroy();
  }

  #open() {
    const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true });
    const end = (error) => {
      if (this.#socket === socket) this.#end(error);
    };
    this.#socket = socket;
    this.#buffer = Buffer.alloc(0);
    this.#missing = -1;
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', end);
    socket.on('close', () => end(new Error('closed')));
  }

  #end(error) {
    this.#settle?.reject(error);
    this.#settle = null;
  }

  #read(chunk) {
    // Nothing was asked: the server says that it closes what has been idle.
    if (this.#settle === null) return this.#socket.destroy();
    if (this.#missing >= 0) {
      this.#missing -= chunk.length;
      this.#body?.push(chunk);
    } else {
      this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
      const end = this.#buffer.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = this.#buffer.latin1Slice(0, end);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      const start = this.#buffer.latin1Slice(end + 4, Math.min(this.#buffer.length, end + 200));
      this.#answer = {
        status: Number(head.slice(9, 12)),
        bytes: length,
        hash: /"hash":"([^"]+)"/.exec(start)?.[1] ?? null,
      };
      this.#missing = length - (this.#buffer.length - end - 4);
      this.#body = this.keepBody ? [this.#buffer.subarray(end + 4)] : null;
    }
    if (this.#missing > 0) return;
    const { resolve } = this.#settle;
    this.#settle = null;
    this.#buffer = Buffer.alloc(0);
    this.#missing = -1;
    resolve(this.#body === null ? this.#answer : { ...this.#answer, body: Buffer.concat(this.#body) });
  }
}

export function post(path, text) {
  const body = JSON.stringify({ text });
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
