import { createHmac, randomUUID } from 'node:crypto';
import { base64url, CompactSign, FlattenedSign, generateKeyPair } from 'jose';
import { beforeEach, expect, it } from 'vitest';
import { addLenderKey, revokeLenderKey } from '#contract/operators/lender-systems.ts';
import { audienceOf, lenderCase, makeOffer, withdrawOffer } from '#contract/lenders/calls.ts';
import { SIGNATURE_HEADER } from '#contract/lenders/messages.ts';
import { MAX_SIGNATURE_AGE, signDetached } from '#gateway/foundation/identity/detached-jws.ts';
import type { SignatureMark } from '#gateway/foundation/identity/detached-jws.ts';
import type { LenderSystem } from '#gateway/testing/lender-calls.ts';
import { auditOf, newKeyPair, newLenderSystem, publicX } from '#gateway/testing/lender-calls.ts';
import { handedOver, OTHER_LENDER, publishForOffers } from '#gateway/testing/offers.ts';
import { describeOnBothStores } from '#gateway/testing/stores/on-both-stores.ts';
import { newMember, newOperator, newPerson } from '#gateway/testing/people.ts';
import { removeUsedSignatures } from '#gateway/areas/lenders/used-signatures.ts';

const REFUSED = 'signature-refused';
const { path } = lenderCase;
const encoded = (header: object) => base64url.encode(JSON.stringify(header));

describeOnBothStores('a lender’s call', (gateway) => {
  let own: LenderSystem;
  let body: { number: string };
  beforeEach(async () => {
    await publishForOffers(gateway());
    own = await newLenderSystem(gateway());
    const { number } = await handedOver(gateway(), await newPerson(gateway()));
    body = { number };
  });

  const send = (signature: string, text = JSON.stringify(body), to = path) =>
    gateway().post(to, text, { [SIGNATURE_HEADER]: signature });
  const signed = (changes: Partial<SignatureMark> = {}, key = own.privateKey) =>
    signDetached(key, { ...own.markFor(path), ...changes }, Buffer.from(JSON.stringify(body)));
  /** Signed with the lender's own key, without saying whose it is. */
  const nameless = async () => {
    const { iss: _iss, ...mark } = own.markFor(path);
    const { protected: head = '', signature } = await new FlattenedSign(
      Buffer.from(JSON.stringify(body)),
    )
      .setProtectedHeader({ alg: 'EdDSA', b64: false, crit: ['b64'], ...mark })
      .sign(own.privateKey);
    return `${head}..${signature}`;
  };
  const refusals = async (lenderId = own.lenderId) =>
    (await auditOf(gateway(), `lender:${lenderId}`)).filter(({ action }) => action === REFUSED);

  it('is answered when it is signed with a registered key, or made by a member', async () => {
    const expected = { ...body, state: 'PROCESSING', version: 1, offers: [], delivery: null };
    expect(await own.done(lenderCase, body)).toEqual(expected);
    const operator = await newOperator(gateway());
    const member = await newMember(gateway(), operator, 'lender', own.lenderId);
    expect(await member.done(lenderCase, body)).toEqual(expected);
    expect(await refusals()).toStrictEqual([]);
    expect((await gateway().send('/metrics', {})).text).toContain(
      'gateway_lender_signatures_total{outcome="good"} 1',
    );
  });

  it('accepts neither another person’s session, nor two proofs together, nor none', async () => {
    const operator = await newOperator(gateway());
    const member = await newMember(gateway(), operator, 'lender', own.lenderId);
    const dealer = await newMember(gateway(), operator, 'dealer', 'a-dealer');
    const both = await member.call(lenderCase, body, { [SIGNATURE_HEADER]: await signed() });
    expect([
      both.status,
      (await operator.call(lenderCase, body)).status,
      (await dealer.call(lenderCase, body)).status,
      (await gateway().call(lenderCase, body)).status,
    ]).toStrictEqual([400, 403, 403, 401]);
    const byPhoneAlone = await gateway().signInByPhone(member.mobileNumber);
    const half = await gateway().call(lenderCase, body, { Authorization: byPhoneAlone.token });
    expect(half.status).toBe(401);
  });

  it('a lender’s call about another lender’s case finds nothing', async () => {
    await gateway()
      .store.records.db.deleteFrom('lender_cases')
      .where('lender_id', '=', OTHER_LENDER.id)
      .execute();
    const stranger = await newLenderSystem(gateway(), OTHER_LENDER.id);
    const others = await stranger.call(lenderCase, body);
    const unknown = await stranger.call(lenderCase, { number: 'LA0000000000' });
    expect([others.status, others.text]).toStrictEqual([404, unknown.text]);
  });

  /** Every way of forging that we know of; each is refused alike, and the audit says which it was. */
  const FORGED: Readonly<Record<string, readonly [why: string, forge: () => Promise<string>]>> = {
    'algorithm none': [
      'malformed',
      async () =>
        `${encoded({ alg: 'none', b64: false, crit: ['b64'], ...own.markFor(path) })}..AA`,
    ],
    'algorithm none without a signature': [
      'malformed',
      async () => `${encoded({ alg: 'none', b64: false, crit: ['b64'], ...own.markFor(path) })}..`,
    ],
    'HMAC with the public key': [
      'malformed',
      async () => {
        const head = encoded({ alg: 'HS256', b64: false, crit: ['b64'], ...own.markFor(path) });
        const mac = createHmac('sha256', base64url.decode(own.x))
          .update(`${head}.${JSON.stringify(body)}`)
          .digest('base64url');
        return `${head}..${mac}`;
      },
    ],
    RSA: [
      'malformed',
      async () => {
        const { privateKey } = await generateKeyPair('RS256');
        const jws = await new CompactSign(Buffer.from(JSON.stringify(body)))
          .setProtectedHeader({ alg: 'RS256', ...own.markFor(path) })
          .sign(privateKey);
        return jws.replace(/\..*\./, '..');
      },
    ],
    'a body that is in the signature': [
      'malformed',
      async () => {
        const jws = new CompactSign(Buffer.from(JSON.stringify(body)));
        return jws.setProtectedHeader({ alg: 'EdDSA', ...own.markFor(path) }).sign(own.privateKey);
      },
    ],
    'a key ID that no database takes': ['malformed', () => signed({ kid: 'own\u0000' })],
    'a number that no database takes': ['malformed', () => signed({ jti: 'one\u0000' })],
    'an unknown key': ['unknown-key', () => signed({ kid: 'nobody-1' })],
    'a key of our own under a known name': [
      'forged',
      async () => signed({}, (await newKeyPair()).privateKey),
    ],
    'a key of another lender that names this one': [
      'foreign-key',
      async () => {
        const other = await newLenderSystem(gateway(), OTHER_LENDER.id);
        return signed({ kid: other.keyId }, other.privateKey);
      },
    ],
    'a key that was revoked': [
      'revoked-key',
      async () => {
        const operator = await newOperator(gateway());
        const { lenderId, keyId } = own;
        await operator.done(revokeLenderKey, { requestId: randomUUID(), lenderId, keyId });
        return signed();
      },
    ],
    'a key that nobody has approved yet': [
      'proposed-key',
      async () => {
        const operator = await newOperator(gateway());
        const { publicKey, privateKey } = await newKeyPair();
        const x = await publicX(publicKey);
        const { lenderId } = own;
        const key = { requestId: randomUUID(), lenderId, keyId: 'new-1', x };
        await operator.done(addLenderKey, key);
        return signed({ kid: 'new-1' }, privateKey);
      },
    ],
    'a signature of another call': [
      'wrong-audience',
      () => signed({ aud: audienceOf(withdrawOffer.path) }),
    ],
    'a signature for another service': ['wrong-audience', () => signed({ aud: path })],
    'a time that is too long ago': [
      'out-of-date',
      () => signed({ iat: gateway().clock.now / 1000 - MAX_SIGNATURE_AGE - 1 }),
    ],
    'a time that is still to come': [
      'out-of-date',
      () => signed({ iat: gateway().clock.now / 1000 + MAX_SIGNATURE_AGE + 1 }),
    ],
  };

  it('a lender’s call that is forged is refused in the same words and counted, and noted where a key has signed it', async () => {
    // Revoking takes the key that the others use.
    const last = 'a key that was revoked';
    const names = [...Object.keys(FORGED).filter((name) => name !== last), last];
    const words = new Set<string>();
    const whys: string[] = [];
    for (const name of names) {
      const [why, forge] = FORGED[name] ?? ['', () => signed()];
      const { status, text } = await send(await forge());
      expect(status, name).toBe(401);
      words.add(text);
      whys.push(why);
    }
    expect(words.size).toBe(1);
    // Only what a registered key has really signed is noted, with the lender whose key it is.
    expect((await refusals()).map(({ facts }) => facts)).toMatchObject([
      { why: 'proposed-key', call: path },
      { why: 'revoked-key', call: path },
    ]);
    expect((await refusals(OTHER_LENDER.id)).map(({ facts }) => facts)).toMatchObject([
      { why: 'foreign-key', call: path },
    ]);
    const { text } = await gateway().send('/metrics', {});
    for (const why of whys) expect(text).toContain(`outcome="${why}"`);
    expect(JSON.stringify(await auditOf(gateway(), `lender:${own.lenderId}`))).not.toContain(
      body.number,
    );
  });

  it('a call whose body was changed on the way is refused', async () => {
    const signature = await signed();
    expect((await send(signature, `${JSON.stringify(body)} `)).status).toBe(401);
    expect((await send(signature, JSON.stringify({ number: 'LA0000000001' }))).status).toBe(401);
    expect(await refusals()).toStrictEqual([]);
    expect((await send(signature)).status).toBe(200);
  });

  it('a call that names no known lender is refused and not noted', async () => {
    expect((await send(await nameless())).status).toBe(401);
    expect((await send(await signed({ iss: 'no-such-lender' }))).status).toBe(401);
    expect((await send(await signed({ iss: 'no\u0000lender' }))).status).toBe(401);
    expect((await send('nothing')).status).toBe(401);
    const { text } = await gateway().send('/metrics', {});
    expect(text).toContain('outcome="malformed"');
    // The key is this lender's, whatever name it was used under.
    expect((await refusals()).map(({ facts }) => facts)).toMatchObject([{ why: 'foreign-key' }]);
  });

  it('is good once, at whichever moment, even when it is sent many times concurrently', async () => {
    const signature = await signed();
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => send(signature)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await refusals()).toHaveLength(9);
    // Its number is forgotten when it would be refused for its age anyway.
    gateway().clock.now += 16 * 60 * 1000;
    expect(await removeUsedSignatures(gateway().store.records)).toBeGreaterThan(0);
    const left = await gateway()
      .store.records.db.selectFrom('lender_signatures')
      .selectAll()
      .execute();
    expect(left).toStrictEqual([]);
    expect((await send(signature)).status).toBe(401);
  });

  it('is checked like any other once it is signed', async () => {
    const wrong = '{"number":"LA0000000001","more":1}';
    const signature = await signDetached(own.privateKey, own.markFor(path), Buffer.from(wrong));
    const answer = await send(signature, wrong);
    expect([answer.status, answer.json]).toMatchObject([400, { fields: ['more'] }]);
    expect(
      (await send(await signed({ aud: audienceOf(makeOffer.path) }), '{}', makeOffer.path)).status,
    ).toBe(400);
  });

  it('is answered when it is good, however many others of its network or its key were refused', async () => {
    const { privateKey: strangers } = await newKeyPair();
    const statuses: number[] = [];
    for (let sent = 0; sent < 33; sent += 1) {
      statuses.push((await send(await signed({}, strangers))).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    expect(statuses.slice(30)).toStrictEqual([429, 429, 429]);
    expect((await send(await signed())).status, 'from the same address').toBe(200);
    gateway().client.address = '198.51.100.7';
    expect((await send(await signed({}, strangers))).status, 'under the same key').toBe(429);
    expect((await own.call(lenderCase, body)).status).toBe(200);
    expect(await refusals()).toStrictEqual([]);
  });

  it('a lender’s call that nobody has signed writes nothing, however many addresses of a network it comes from', async () => {
    const { privateKey: strangers } = await newKeyPair();
    const statuses = new Set<number>();
    for (let sent = 0; sent < 100; sent += 1) {
      gateway().client.address = `2001:db8:1:2::${sent.toString(16)}`;
      statuses.add((await send(await signed({ kid: `made-up-${sent}` }, strangers))).status);
      statuses.add((await send(`${encoded({ iss: own.lenderId, kid: own.keyId })}..AA`)).status);
    }
    expect(statuses).toStrictEqual(new Set([401, 429]));
    expect(await refusals()).toStrictEqual([]);
    expect((await own.call(lenderCase, body)).status).toBe(200);
  });
});
