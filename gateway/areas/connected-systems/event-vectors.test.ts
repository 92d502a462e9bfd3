import { createSecretKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { connectedEvent } from '#contract/connected/events.ts';
import { verifyDetached } from '#gateway/foundation/identity/detached-jws.ts';

const file = z.object({
  secret: z.string(),
  subscription: z.string(),
  at: z.iso.datetime(),
  vectors: z.array(
    z.object({ name: z.string(), body: z.string(), signature: z.string(), isGood: z.boolean() }),
  ),
});
const { secret, subscription, at, vectors } = file.parse(
  JSON.parse(await readFile('docs/applications/event-signature-vectors.json', 'utf8')),
);

describe('the vectors for subscribers', () => {
  it.each(vectors)('are good or bad as they say: $name', async ({ body, signature, isGood }) => {
    const verified = await Promise.all(
      signature.split(', ').map((one) =>
        verifyDetached(one, new TextEncoder().encode(body), {
          aud: subscription,
          now: Date.parse(at),
          algorithm: 'HS256',
          keyOf: async () => createSecretKey(Buffer.from(secret, 'utf8')),
        }),
      ),
    );
    expect(verified.some(({ ok }) => ok)).toBe(isGood);
  });

  it.each(vectors.filter(({ isGood }) => isGood))('are of the contract: $name', ({ body }) => {
    expect(connectedEvent.safeParse(JSON.parse(body)).success).toBe(true);
  });

  it('are not taken for those of a key pair', async () => {
    const [first] = vectors;
    const verified = await verifyDetached(
      first?.signature ?? '',
      new TextEncoder().encode(first?.body),
      {
        aud: subscription,
        now: Date.parse(at),
        keyOf: async () => createSecretKey(Buffer.from(secret, 'utf8')),
      },
    );
    expect(verified.ok).toBe(false);
  });
});
