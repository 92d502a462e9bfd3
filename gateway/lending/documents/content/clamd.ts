import { once } from 'node:events';
import type { NetConnectOpts, Socket } from 'node:net';
import { connect } from 'node:net';

/** Looks for viruses and the like. */
export type Scanner = (bytes: Uint8Array) => Promise<'clean' | 'harmful'>;

/** Thrown when the scanner is unreachable, or its answer is not a verdict. Nothing passes then. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}

/** Milliseconds. */
export type ScannerPatience = {
  /** For a verdict. */
  readonly verdict: number;
  /** For a sign of life, which takes a healthy scanner a few of them however much it scans. */
  readonly sign: number;
  /** Between two looks whether it still lives, while a verdict is awaited. */
  readonly between: number;
  /** After it gave none: nobody asks again before. */
  readonly rest: number;
};
const PATIENCE: ScannerPatience = { verdict: 30_000, sign: 3_000, between: 2_000, rest: 5_000 };

function lengthOf(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.byteLength);
  return length;
}

/** What the scanner answers to a command, with what `write` sends after it. */
async function ask(
  address: NetConnectOpts,
  command: string,
  patience: number,
  signal: AbortSignal | null = null,
  write: (socket: Socket) => void = () => {},
): Promise<string> {
  const socket = connect(address);
  let answer = '';
  const giveUp = () => socket.destroy(new Error('the scanner is silent'));
  signal?.addEventListener('abort', giveUp);
  socket.setTimeout(patience, giveUp);
  socket.on('data', (part) => (answer += part.toString('latin1')));
  // It may answer before it has read everything, when that is too much.
  socket.on('end', () => socket.destroy());
  const closed = once(socket, 'close');
  socket.write(`z${command}\0`);
  write(socket);
  try {
    await closed;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
  return answer;
}

/** Whether the scanner gives a sign of life. `patience` in milliseconds. */
export const isScannerAlive = (
  address: NetConnectOpts,
  patience = PATIENCE.sign,
): Promise<boolean> =>
  ask(address, 'PING', patience).then(
    (answer) => /^PONG\0?$/.test(answer),
    () => false,
  );

/** In clamd's form: one chunk with its length, and an empty one as the end. */
const asStream = (bytes: Uint8Array) => (socket: Socket) => {
  socket.write(lengthOf(bytes));
  socket.write(bytes);
  socket.write(lengthOf(new Uint8Array()));
};

/**
 * The scanner at an address of clamd, the daemon of ClamAV. One that is frozen holds nobody for long: it is asked for a sign
 * of life before each scan and now and then during it, and once it has given none, everybody hears so at once for a while.
 */
export function clamdScanner(address: NetConnectOpts, patience = PATIENCE): Scanner {
  let restsUntil = 0;
  let looking: Promise<boolean> | null = null;

  /** One look for all who wait. */
  const lives = (): Promise<boolean> => {
    looking ??= isScannerAlive(address, patience.sign).then((isThere) => {
      restsUntil = isThere ? 0 : performance.now() + patience.rest;
      looking = null;
      return isThere;
    });
    return looking;
  };

  return async (bytes) => {
    const isAway = performance.now() < restsUntil || !(await lives());
    if (isAway) throw new ScannerUnavailable('the scanner does not answer');
    const frozen = new AbortController();
    const look = setInterval(() => {
      void lives().then((isThere) => {
        if (!isThere) frozen.abort();
      });
    }, patience.between);
    const answer = await ask(address, 'INSTREAM', patience.verdict, frozen.signal, asStream(bytes))
      .catch((error: unknown) => {
        throw new ScannerUnavailable('the scanner does not answer', { cause: error });
      })
      .finally(() => clearInterval(look));
    if (/^stream: OK\0?$/.test(answer)) return 'clean';
    if (/^stream: .* FOUND\0?$/.test(answer)) return 'harmful';
    throw new ScannerUnavailable('the scanner gave no verdict');
  };
}
