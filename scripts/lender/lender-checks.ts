/**
 * Plays the gateway to a lender's system: sends it a made-up application, well and badly, and watches what it calls. What a
 * check cannot tell because an earlier step failed is not counted as passed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { generateKeyPair } from 'jose';
import type { CancellationReason } from '#contract/lenders/messages.ts';
import { LENDER_CALLS } from '#contract/lenders/calls.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { drawUpOffer } from '#domain/lending/offers/offer.ts';
import { documentsOf, loanFor, packageFor } from '#scripts/lender/fictional-application.ts';
import type { PretendApplication } from '#scripts/lender/pretend-application.ts';
import type { PretendGateway, SeenCall, Spoilt } from '#scripts/lender/pretend-gateway.ts';

/** In the order in which they are reported. */
export const CHECKS = {
  unsigned: 'refuses a message without a signature',
  'no-algorithm': 'refuses a signature with the algorithm "none"',
  'foreign-key': 'refuses a message that another key has signed',
  'other-lender': 'refuses a message that is signed for another lender ("aud")',
  old: 'refuses a message that was signed an hour ago ("iat")',
  changed: 'refuses a body that was changed after it was signed',
  malformed: 'refuses what is signed but no message',
  package: 'answers a message with 200 and its messageId within five seconds',
  acknowledge: 'acknowledges the package',
  'same-request': 'repeats a call that got no answer with the same requestId',
  again: 'takes a message that comes twice, and begins once',
  'new-key': 'takes a message that a new key of the gateway has signed',
  documents: 'fetches a document again whose content is not what was announced',
  stale: 'reads the case again when it has changed meanwhile',
  offer: 'offers what the product allows, with the right APR',
  agreement: 'reports AGREED after the borrower has accepted',
  'delivery-order': 'issues the delivery order',
  'early-payment': 'reports no payment before the delivery',
  payment: 'pays what is owed, each transfer once',
  end: 'stops when the application has ended',
  signatures: 'signs every call as the gateway asks',
  bodies: 'sends bodies that fit the contract',
} as const;
export type CheckName = keyof typeof CHECKS;

export type Finding = {
  readonly check: CheckName;
  readonly result: 'passed' | 'failed' | 'not-checked';
  /** What was seen instead, or why it could not be checked; empty where it passed. */
  readonly why: string;
};

export type CheckedSystem = {
  readonly gateway: PretendGateway;
  /** Where the lender's system takes messages. */
  readonly address: string;
  readonly product: ProductVersion;
  /** Milliseconds to wait for each step of the lender. */
  readonly patience: number;
};

/** Milliseconds without a call after which the lender is taken to be waiting. */
const QUIET = 300;
/** How often the same outdated call may come. */
const MAX_STALE = 3;
const HOUR = 3600;
const POLL = 10;

const LIFE = 'LA0000000011';
const CANCELLED = 'LA0000000029';
const REFUSED_NUMBERS = 3_000_000_000;

/** Waits until something is so; gives whether it is. */
async function until(isSo: () => boolean, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  while (!isSo()) {
    if (Date.now() > end) return false;
    await wait(POLL);
  }
  return true;
}

/** Runs every check, the later ones as far as the earlier ones let them; gives what each found. */
export async function checkLender(system: CheckedSystem): Promise<readonly Finding[]> {
  const { gateway, address, product, patience } = system;
  const found = new Map<CheckName, Finding>();
  const say = (check: CheckName, why: string | null) =>
    found.set(check, { check, result: why === null ? 'passed' : 'failed', why: why ?? '' });
  const skip = (check: CheckName, why: string) =>
    found.set(check, { check, result: 'not-checked', why });
  const callsOf = (number: string, path: string): readonly SeenCall[] =>
    gateway.calls.filter((call) => call.number === number && call.path === path);
  const quiet = async () => {
    let seen = -1;
    while (seen !== gateway.calls.length) {
      seen = gateway.calls.length;
      await wait(QUIET);
    }
  };

  await checkRefusals(system, say);

  const application = gateway.open(LIFE, loanFor(product).amount);
  const body = packageFor(application, product);
  const [first] = body.documents;
  if (first !== undefined) application.spoilDocument(first.document);
  const message = application.message('package', body);
  gateway.hold(LIFE, LENDER_CALLS.acknowledge.path, 'unavailable');
  gateway.overtake(LIFE);
  const taken = await gateway.post(address, message);
  say('package', receiptFault(taken, message.metadata.messageId));
  if (taken.status === 200) await liveThrough();
  sayOfAll();
  return checkNames.map(
    (check) =>
      found.get(check) ?? { check, result: 'not-checked', why: 'an earlier step did not come' },
  );

  async function liveThrough(): Promise<void> {
    const acknowledged = () => application.lenderCase.state !== 'CREATED';
    const tried = () => callsOf(LIFE, LENDER_CALLS.acknowledge.path).length > 0;
    await until(tried, patience);
    gateway.letGo(LIFE, LENDER_CALLS.acknowledge.path);
    if (!(await until(acknowledged, patience))) {
      say('acknowledge', `no acknowledge of ${LIFE} came in time that could be carried out`);
      return;
    }
    say('acknowledge', null);
    say('same-request', repeatFault(callsOf(LIFE, LENDER_CALLS.acknowledge.path)));
    const again = await gateway.post(address, message);
    const againFault = receiptFault(again, message.metadata.messageId);
    await checkNewKey();
    const isOffered = await awaitOffer();
    sayOfOffer(isOffered);
    await checkEnd();
    const later = callsOf(LIFE, LENDER_CALLS.acknowledge.path);
    say('again', againFault ?? begunTwice(later));
    if (isOffered) await afterOffer();
  }

  async function checkNewKey(): Promise<void> {
    await gateway.addKey();
    let last: number | null = null;
    const end = Date.now() + patience;
    do {
      last = (await gateway.post(address, message)).status;
      if (last !== 200) await wait(QUIET);
    } while (last !== 200 && Date.now() < end);
    gateway.useFirstKey();
    say(
      'new-key',
      last === 200
        ? null
        : `it answered ${said(last)} for as long as we tried: read /.well-known/jwks.json again when "kid" is unknown`,
    );
  }

  async function awaitOffer(): Promise<boolean> {
    const hasMovedOn = () =>
      ['OFFERED', 'REJECTED', 'ACTION_REQUIRED'].includes(application.lenderCase.state);
    await until(hasMovedOn, patience);
    if (application.lenderCase.state === 'ACTION_REQUIRED') {
      await answerRequest(application);
      await until(() => ['OFFERED', 'REJECTED'].includes(application.lenderCase.state), patience);
    }
    return application.lenderCase.state === 'OFFERED';
  }

  async function answerRequest(asked: PretendApplication): Promise<void> {
    const [request] = callsOf(LIFE, LENDER_CALLS.reportStatus.path).slice(-1);
    const read = LENDER_CALLS.reportStatus.body.parse(JSON.parse(request?.text ?? '{}'));
    const kinds = read.status === 'ACTION_REQUIRED' ? read.documents : [];
    asked.move('answer');
    await gateway.post(
      address,
      asked.message('documents', { documents: documentsOf(asked, kinds) }),
    );
  }

  function sayOfOffer(isOffered: boolean): void {
    const offers = callsOf(LIFE, LENDER_CALLS.makeOffer.path);
    const { state } = application.lenderCase;
    const isRejected = state === 'REJECTED';
    const fetches = callsOf(LIFE, LENDER_CALLS.fetchLinkedDocument.path);
    if (fetches.length === 0) skip('documents', 'it fetched no document');
    else if (offers.length === 0) skip('documents', 'it made no offer');
    else {
      const isCareless = offers.some(({ isDocumentWrong }) => isDocumentWrong);
      say(
        'documents',
        isCareless ? 'it offered on a document whose SHA-256 was not that of its link' : null,
      );
    }
    const stale = gateway.calls.filter(
      ({ number, code }) => number === LIFE && code === 'case-changed',
    );
    const most = Math.max(0, ...stale.map((call) => stale.filter(sameAs(call)).length));
    say(
      'stale',
      most > MAX_STALE
        ? `the same call came ${most} times although 409 said which version the case has now`
        : null,
    );
    const refused = offers.find(
      ({ outcome, code }) => outcome === 'refused' && code !== 'case-changed',
    );
    if (refused !== undefined)
      say(
        'offer',
        `an offer was refused with ${refused.code}: ${refused.bodyFault ?? refused.text}`,
      );
    else if (isOffered) say('offer', null);
    else if (isRejected) skip('offer', 'it rejected the made-up application');
    else say('offer', `no offer came in time; the case is ${state}`);
  }

  async function checkEnd(): Promise<void> {
    const other = gateway.open(CANCELLED, loanFor(product).amount);
    gateway.hold(CANCELLED, LENDER_CALLS.acknowledge.path, 'unavailable');
    await gateway.post(address, other.message('package', packageFor(other, product)));
    const tried = () => callsOf(CANCELLED, LENDER_CALLS.acknowledge.path).length > 0;
    if (!(await until(tried, patience))) {
      skip('end', `no call about ${CANCELLED} came`);
      return;
    }
    other.move('cancel');
    const reason: CancellationReason = 'withdrawn';
    const cancelled = other.message('cancelled', { reason });
    const answer = await gateway.post(address, cancelled);
    gateway.letGo(CANCELLED, LENDER_CALLS.acknowledge.path);
    const before = gateway.calls.length;
    await wait(patience < RETRY_WAIT ? patience : RETRY_WAIT);
    await quiet();
    const later = gateway.calls
      .slice(before)
      .filter(({ number, signatureFault }) => number === CANCELLED && signatureFault === null);
    // One may have been under way.
    const wentOn =
      later.length > 1
        ? `${later.length} calls about ${CANCELLED} came after it was cancelled`
        : null;
    say('end', receiptFault(answer, cancelled.metadata.messageId) ?? wentOn);
  }

  async function afterOffer(): Promise<void> {
    const offer = application.offer();
    if (offer === null || !application.move('acceptOffer')) return;
    const { keyFactsHash } = offer;
    await gateway.post(
      address,
      application.message('offer-accepted', { offer: offer.offer, keyFactsHash }),
    );
    const isAgreed = await until(() => application.lenderCase.state === 'AGREED', patience);
    const { state } = application.lenderCase;
    say('agreement', isAgreed ? null : `the case is still ${state}`);
    if (!isAgreed) return;
    const owed = payoutOf(callsOf(LIFE, LENDER_CALLS.makeOffer.path));
    application.requestDelivery(owed);
    await gateway.post(
      address,
      application.message('delivery-requested', { amount: owed, dealerId: 'madeup-motors' }),
    );
    const isIssued = await until(() => application.delivery()?.state === 'ISSUED', patience);
    say('delivery-order', isIssued ? null : 'issueDeliveryOrder did not come in time');
    if (isIssued) await checkPayments(owed);
  }

  async function checkPayments(owed: number): Promise<void> {
    const { path } = LENDER_CALLS.reportPayment;
    await quiet();
    const early = callsOf(LIFE, path).length;
    say('early-payment', early > 0 ? `reportPayment came before anything was delivered` : null);
    gateway.hold(LIFE, path, 'lost');
    application.reportDelivery();
    const deliveredOn = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
    await gateway.post(address, application.message('delivered', { deliveredOn }));
    const isPaid = await until(() => application.lenderCase.state === 'DISBURSED', patience);
    await quiet();
    const { paid = 0 } = application.delivery() ?? {};
    const payments = callsOf(LIFE, path).slice(early);
    const fault = isPaid ? null : `${paid} of ${owed} paise were reported as paid`;
    say('payment', repeatFault(payments) ?? fault);
  }

  function sayOfAll(): void {
    const { calls } = gateway;
    if (calls.length === 0) {
      skip('signatures', 'no call came');
      skip('bodies', 'no call came');
      return;
    }
    say('signatures', listed(calls.map(({ path, signatureFault }) => [path, signatureFault])));
    say('bodies', listed(calls.map(({ path, bodyFault }) => [path, bodyFault])));
  }
}

/** Milliseconds in which a lender that goes on would have tried again. */
const RETRY_WAIT = 2_000;

const checkNames = Object.keys(CHECKS).filter((name): name is CheckName => name in CHECKS);

/** Sends what must not be taken, each for an application of its own. */
async function checkRefusals(
  { gateway, address, product }: CheckedSystem,
  say: (check: CheckName, why: string | null) => void,
): Promise<void> {
  const foreign = await generateKeyPair('Ed25519');
  const spoilt: readonly (readonly [CheckName, (message: object) => Spoilt])[] = [
    ['unsigned', () => ({ without: 'signature' })],
    ['no-algorithm', () => ({ without: 'algorithm' })],
    ['foreign-key', () => ({ by: foreign.privateKey })],
    ['other-lender', () => ({ aud: 'another-lender' })],
    ['old', () => ({ age: HOUR })],
    ['changed', (message) => ({ sends: { ...message, isChanged: true } })],
  ];
  let number = REFUSED_NUMBERS;
  const nextMessage = () => {
    number += 1;
    const application = gateway.open(`LA${number}`, null);
    return application.message('package', packageFor(application, product));
  };
  for (const [check, how] of spoilt) {
    const message = nextMessage();
    const { status } = await gateway.post(address, message, how(message));
    say(check, isTaken(status) ? `it answered ${said(status)}` : null);
  }
  const { status } = await gateway.post(address, { ...nextMessage(), body: {} });
  say('malformed', isTaken(status) ? `it answered ${said(status)}` : null);
}

const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300;
const said = (status: number | null) => (status === null ? 'nothing' : String(status));
const sameAs = (call: SeenCall) => (other: SeenCall) =>
  other.path === call.path && other.text === call.text;

function receiptFault(
  { status, messageId }: Awaited<ReturnType<PretendGateway['post']>>,
  expected: string,
): string | null {
  if (status !== 200) return `it answered ${said(status)}`;
  return messageId === expected ? null : 'its answer does not have the messageId of the message';
}

/** What is wrong with how a call was repeated that had got no answer; null where it was repeated as asked. */
function repeatFault(calls: readonly SeenCall[]): string | null {
  const at = calls.findIndex(({ outcome }) => outcome === 'held');
  const held = calls[at];
  const next = calls[at + 1];
  if (held === undefined || next === undefined) return 'the call did not come again';
  return next.requestId === held.requestId
    ? null
    : 'it came again with another requestId: had the first one been carried out, it would count twice';
}

function begunTwice(calls: readonly SeenCall[]): string | null {
  const at = calls.findIndex(({ outcome }) => outcome === 'done');
  const other = calls.slice(at + 1).find(({ requestId }) => requestId !== calls[at]?.requestId);
  return other === undefined
    ? null
    : 'it acknowledged the package anew when the message came again';
}

/** What the offer that was made pays out, in paise. */
function payoutOf(offers: readonly SeenCall[]) {
  const made = offers.find(({ outcome }) => outcome === 'done');
  const terms = LENDER_CALLS.makeOffer.body.parse(JSON.parse(made?.text ?? '{}'));
  return drawUpOffer(terms, terms.amount, terms.months).disbursed;
}

/** Each different fault once, with its call. */
function listed(faults: readonly (readonly [string, string | null])[]): string | null {
  const told = faults.flatMap(([path, fault]) => (fault === null ? [] : [`${path}: ${fault}`]));
  return told.length === 0 ? null : [...new Set(told)].join('\n');
}
