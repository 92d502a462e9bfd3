import { once } from 'node:events';
import { createServer } from 'node:http';
import * as z from 'zod/mini';
import { toE164 } from '#domain/mobile-number.ts';

const PROJECT = 'demo-rinsetu';
const claims = z.object({ sub: z.string(), phone_number: z.string(), auth_time: z.number() });

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token as the Auth emulator issues it: not signed. */
export function proofOf(mobileNumber: string): string {
  const now = Math.floor(Date.now() / 1000);
  const uid = `uid-of-${mobileNumber}`;
  const claimed = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    user_id: uid,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    phone_number: toE164(mobileNumber),
    firebase: { sign_in_provider: 'phone' },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claimed)}.`;
}

/** Vouches for whatever a token says, as fast as can be, so that the bench measures the gateway. */
export async function startIdentityService() {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      const { idToken } = z.object({ idToken: z.string() }).parse(JSON.parse(body));
      const middle = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
      const token = claims.parse(JSON.parse(middle));
      const user = {
        localId: token.sub,
        phoneNumber: token.phone_number,
        lastLoginAt: String(token.auth_time * 1000),
        providerUserInfo: [{ providerId: 'phone' }],
      };
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ users: [user] }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    host: `127.0.0.1:${address.port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
