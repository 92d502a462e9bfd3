import { once } from 'node:events';
import type { NetConnectOpts } from 'node:net';
import { connect } from 'node:net';

/** Looks for viruses and the like. */
export type Scanner = (bytes: Uint8Array) => Promise<'clean' | 'harmful'>;

/** Thrown when the scanner is unreachable, or its answer is not a verdict. Nothing passes then. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}

/** Milliseconds in which the scanner must say something. */
const MAX_SILENCE = 30_000;

const HOST_AND_PORT = /^(?:\[(?<v6>[\da-fA-F:.]+)\]|(?<host>[^\s:/[\]]+)):(?<port>\d{1,5})$/;

/** `host:port`, or the path of a Unix socket; null when it is neither. */
export function scannerAddress(written: string): NetConnectOpts | null {
  if (written.startsWith('/')) return { path: written };
  const parts = HOST_AND_PORT.exec(written)?.groups;
  const port = Number(parts?.['port']);
  const host = parts?.['v6'] ?? parts?.['host'];
  return host === undefined || port < 1 || port > 65_535 ? null : { host, port };
}

function lengthOf(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.byteLength);
  return length;
}

/** Sends the bytes in clamd's `INSTREAM` form: one chunk with its length, and an empty one as the end. */
async function ask(address: NetConnectOpts, bytes: Uint8Array): Promise<string> {
  const socket = connect(address);
  let answer = '';
  socket.setTimeout(MAX_SILENCE, () => socket.destroy(new Error('the scanner is silent')));
  socket.on('data', (part) => (answer += part.toString('latin1')));
  // It may answer before it has read everything, when that is too much.
  socket.on('end', () => socket.destroy());
  const closed = once(socket, 'close');
  socket.write('zINSTREAM\0');
  socket.write(lengthOf(bytes));
  socket.write(bytes);
  socket.write(lengthOf(new Uint8Array()));
  await closed;
  return answer;
}

/** The scanner at an address of clamd, the daemon of ClamAV. */
export function clamdScanner(address: NetConnectOpts): Scanner {
  return async (bytes) => {
    const answer = await ask(address, bytes).catch((error: unknown) => {
      throw new ScannerUnavailable('the scanner does not answer', { cause: error });
    });
    if (/^stream: OK\0?$/.test(answer)) return 'clean';
    if (/^stream: .* FOUND\0?$/.test(answer)) return 'harmful';
    throw new ScannerUnavailable('the scanner gave no verdict');
  };
}
