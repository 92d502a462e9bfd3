import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { giveConsent, notices } from '#contract/applications/consents.ts';
import {
  beginDocument,
  CONTENT_DIGEST_HEADER,
  finishDocument,
  pathOfPart,
} from '#contract/applications/documents.ts';
import {
  createApplication,
  match,
  refreshMatch,
  saveSection,
  submit,
  withdraw,
} from '#contract/applications/loans.ts';
import type { BodyOf, GatewayCall, ReplyOf } from '#contract/gateway.ts';
import { PHONE_PROOF_HEADER } from '#contract/gateway.ts';
import { mobileNumberOf, tokenOf } from '#gateway/bench/databases.ts';
import { proofOf } from '#gateway/bench/identity-service.ts';
import type { Load } from '#gateway/bench/load.ts';
import { summarise } from '#gateway/bench/load.ts';
import { FILLED, TEST_INPUT, TEST_PRODUCT } from '#gateway/testing/applications.ts';

/** Pixels: such a picture has about 270 kB, and so goes in two parts. */
const SMALL_PICTURE = { width: 700, height: 700 };
/** As a phone takes it: 12 megapixels, about 4 MB. */
export const PHONE_PICTURE = { width: 4000, height: 3000 };

/** A product that asks for one document, so that every application has one. */
export const BENCH_PRODUCT = {
  ...TEST_PRODUCT,
  documents: { beforeSanction: ['photograph' as const], afterSanction: [] },
};

export const MEASURED = ['match', 'createApplication', 'saveSection', 'upload', 'submit'] as const;
type Measured = (typeof MEASURED)[number];
type Times = Readonly<Record<Measured, number[]>>;

/** `sigma` is how noisy: a picture of much noise takes many bytes. */
export async function noisyPicture(size: typeof SMALL_PICTURE, sigma = 40): Promise<Buffer> {
  return sharp({
    create: {
      ...size,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** What a person sends the gateway; throws when it refuses. */
function clientOf(url: string, person: number) {
  const send = async (path: string, init: RequestInit) => {
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const call = async <Call extends GatewayCall>(
    to: Call,
    body: BodyOf<Call>,
    headers: Record<string, string> = {},
  ): Promise<ReplyOf<Call>> => {
    const reply = await send(to.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: tokenOf(person), ...headers },
      body: JSON.stringify(body),
    });
    return z.parse<Call['reply']>(to.reply, reply);
  };
  const upload = async (number: string, version: number, picture: Buffer) => {
    const { document, partBytes } = await call(beginDocument, {
      requestId: randomUUID(),
      number,
      version,
      kind: 'photograph',
      bytes: picture.length,
      sha256: createHash('sha256').update(picture).digest('hex'),
    });
    for (let part = 1; (part - 1) * partBytes < picture.length; part += 1) {
      const content = picture.subarray((part - 1) * partBytes, part * partBytes);
      const digest = createHash('sha256').update(content).digest('base64');
      await send(pathOfPart(document, part), {
        method: 'PUT',
        headers: {
          Authorization: tokenOf(person),
          'Content-Type': 'application/octet-stream',
          [CONTENT_DIGEST_HEADER]: `sha-256=:${digest}:`,
        },
        body: new Uint8Array(content),
      });
    }
    await call(finishDocument, { requestId: randomUUID(), document });
  };
  const draftAnew = async () => {
    const { catalogueHash } = await call(match, { input: TEST_INPUT });
    const start = { requestId: randomUUID(), language: 'en' as const, input: TEST_INPUT };
    return call(createApplication, { ...start, catalogueHash });
  };
  return { call, upload, draftAnew };
}

/** One person who sends photographs until the time is up, each for an application of its own; gives how many. */
export async function uploadUntil(
  url: string,
  person: number,
  picture: Buffer,
  until: number,
): Promise<number> {
  const { call, upload, draftAnew } = clientOf(url, person);
  let sent = 0;
  for (; performance.now() < until; sent += 1) {
    const draft = await draftAnew();
    await upload(draft.number, draft.version, picture);
    await call(withdraw, { requestId: randomUUID(), ...draft });
  }
  return sent;
}

/** One person who draws up, sends and withdraws applications until the time is up. */
async function applyUntil(
  url: string,
  person: number,
  picture: Buffer,
  until: number,
  times: Times,
): Promise<void> {
  const proof = { [PHONE_PROOF_HEADER]: proofOf(mobileNumberOf(person)) };
  const { call, upload } = clientOf(url, person);
  const timed = async <Value>(name: Measured, work: () => Promise<Value>) => {
    const start = performance.now();
    const value = await work();
    times[name].push(performance.now() - start);
    return value;
  };

  while (performance.now() < until) {
    const { catalogueHash } = await timed('match', () => call(match, { input: TEST_INPUT }));
    const start = { requestId: randomUUID(), language: 'en' as const, input: TEST_INPUT };
    let draft = await timed('createApplication', () =>
      call(createApplication, { ...start, catalogueHash }),
    );
    const sections: Omit<BodyOf<typeof saveSection>, 'number' | 'version' | 'requestId'>[] = [
      { section: 'identity', values: FILLED.identity },
      { section: 'address', values: FILLED.address },
      { section: 'work', values: FILLED.work },
      { section: 'vehicle', values: FILLED.vehicle },
      { section: 'bank', values: FILLED.bank },
    ];
    for (const filled of sections) {
      const body = z.parse(saveSection.body, { ...draft, ...filled, requestId: randomUUID() });
      draft = await timed('saveSection', () => call(saveSection, body));
    }
    const { number } = draft;
    draft = await call(refreshMatch, { requestId: randomUUID(), ...draft });
    await timed('upload', () => upload(number, draft.version, picture));
    const shown = await call(notices, { number, language: 'en' });
    for (const { purpose, lenderId, hash } of shown.notices.filter((each) => each.isRequired)) {
      const body = { requestId: randomUUID(), number, purpose, lenderId, noticeHash: hash };
      await call(giveConsent, { ...body, language: 'en' }, proof);
    }
    const products = [{ productId: BENCH_PRODUCT.productId, version: BENCH_PRODUCT.version }];
    const body = { requestId: randomUUID(), ...draft, products };
    const sent = await timed('submit', () => call(submit, body, proof));
    await call(withdraw, { requestId: randomUUID(), ...sent });
  }
}

/** So many people apply at the same time, for some seconds; gives what each call took. */
export async function loadOfApplications(
  url: string,
  people: number,
  seconds: number,
): Promise<Readonly<Record<Measured, Load>>> {
  const picture = await noisyPicture(SMALL_PICTURE);
  const times: Times = {
    match: [],
    createApplication: [],
    saveSection: [],
    upload: [],
    submit: [],
  };
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: people }, (_, person) => applyUntil(url, person, picture, until, times)),
  );
  return {
    match: summarise(times.match, seconds, 0),
    createApplication: summarise(times.createApplication, seconds, 0),
    saveSection: summarise(times.saveSection, seconds, 0),
    upload: summarise(times.upload, seconds, 0),
    submit: summarise(times.submit, seconds, 0),
  };
}
