import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection that sends raw bytes. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Receives until the server closes. */
export async function receivedOn(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  await once(socket, 'close');
  return text;
}

/** Sends raw bytes and receives until the server closes. */
export async function raw(port: number, ...pieces: readonly (string | Buffer)[]): Promise<string> {
  const socket = await openSocket(port);
  for (const piece of pieces) socket.write(piece);
  return receivedOn(socket);
}

/** Status and code of each answer received. */
export function outcomes(text: string): string[] {
  const answers = text.split(/(?=HTTP\/1\.1 \d{3} )/);
  return answers.map((each) =>
    [each.slice(9, 12), /"status":\d{3},"code":"([\w-]+)"/.exec(each)?.[1]].filter(Boolean).join(' '),
  );
}
