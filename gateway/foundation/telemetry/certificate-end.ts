import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Clock } from '#gateway/foundation/process/clock.ts';

/** Milliseconds. */
const ASKED_EVERY = 60 * 60 * 1000;
const ASKED_AGAIN_AFTER_FAILURE = 60 * 1000;
const MAX_SILENCE = 3000;
const HTTPS_PORT = 443;

/** When the certificate that an https address shows ends, in seconds since 1970. Rejects when it shows none. */
async function endOf(address: URL): Promise<number> {
  const { port } = address;
  // An address of IPv6 stands in brackets.
  const host = address.hostname.replace(/^\[(.*)\]$/, '$1');
  const socket = connect({
    host,
    port: port === '' ? HTTPS_PORT : Number(port),
    ...(isIP(host) === 0 && { servername: host }),
    // Nothing is sent: one that has ended, or is of an authority of the deployment's own, has its end read as well.
    rejectUnauthorized: false,
    timeout: MAX_SILENCE,
  });
  socket.on('timeout', () => socket.destroy(new Error('the portal is silent')));
  try {
    await once(socket, 'secureConnect');
    const seconds = Date.parse(socket.getPeerCertificate().valid_to) / 1000;
    if (Number.isNaN(seconds)) throw new Error('the portal shows no certificate');
    return seconds;
  } finally {
    socket.destroy();
  }
}

/** Gives a function that says so of the portal, and asks it once an hour. */
export function certificateEnd(portalUrl: string, now: Clock): () => Promise<number> {
  const address = new URL(portalUrl);
  let askAt = -Infinity;
  let answer: Promise<number> = Promise.resolve(0);
  return () => {
    if (now() >= askAt) {
      askAt = now() + ASKED_EVERY;
      answer = endOf(address);
      answer.catch(() => {
        askAt = now() + ASKED_AGAIN_AFTER_FAILURE;
      });
    }
    return answer;
  };
}
