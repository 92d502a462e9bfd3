import { randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type {
  makeOffer as makeOfferCall,
  withdrawOffer as withdrawOfferCall,
} from '#contract/lenders/calls.ts';
import type { previewOffer as previewOfferCall } from '#contract/lenders/case-calls.ts';
import { daysAfter, endOfIndianDay, indianDayOf } from '#domain/days.ts';
import type { Language } from '#domain/languages.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/languages.ts';
import { canonicalKeyFacts, keyFactsOf } from '#domain/lending/offers/key-facts-statement.ts';
import { MAX_OPEN_OFFERS } from '#domain/lending/lender-acts.ts';
import { agreesOnApr, offerOf } from '#domain/lending/offers/offer.ts';
import {
  brokenTerms,
  MAX_DAYS_OPEN,
  MIN_WORKING_DAYS_OPEN,
} from '#domain/lending/offers/offered-terms.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { paymentsOf, scheduleOf } from '#domain/lending/offers/repayment.ts';
import { workingDaysAfter } from '#domain/lending/working-days.ts';
import type { Paise } from '#domain/money/money.ts';
import type { ApplicationRow } from '#gateway/lending/applications/find-application.ts';
import { keyOfApplication } from '#gateway/lending/applications/find-application.ts';
import { loanAskedFor } from '#gateway/lending/applications/loan-asked-for.ts';
import { openSections } from '#gateway/lending/applications/sealed-sections.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { CaseRow, LockedCase } from '#gateway/lending/lender-cases/cases.ts';
import { lockSeenCase, moveCase, requireCaseEdge } from '#gateway/lending/lender-cases/cases.ts';
import type { CallingLender } from '#gateway/lending/lender-cases/calling-lender.ts';
import { notifyBorrower } from '#gateway/lending/notifications/notify.ts';
import { lenderOfCase, productOfCase } from '#gateway/lending/offers/offered-product.ts';
import type { ServiceContacts } from '#gateway/lending/offers/service-contact.ts';
import {
  findOffer,
  hashOfKeyFacts,
  hasOtherOpenOffer,
  moveOffer,
  offersOf,
  keepOffer,
  sealOffer,
} from '#gateway/lending/lender-cases/stored-offers.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';

/** What a deployment says of itself. */
export type Offering = {
  /** Days on which lenders do not work, besides weekends and the national holidays. */
  readonly holidays: ReadonlySet<string>;
  readonly service: ServiceContacts;
};

export type OfferDeps = {
  readonly records: Records;
  readonly keys: DataKeys;
  readonly offering: Offering;
};

type OfferBody = BodyOf<typeof makeOfferCall>;
type Terms = Pick<OfferBody, 'amount' | 'months' | 'rate' | 'fees' | 'validUntil'>;

const languageOf = ({ language }: ApplicationRow): Language =>
  LANGUAGES.find((each) => each === language) ?? DEFAULT_LANGUAGE;

function refuseWorse(product: ProductVersion, asked: Paise, terms: Terms): void {
  const broken = brokenTerms(product, asked, terms);
  if (broken.length === 0) return;
  throw new Refused(
    refuse(
      'offer-beyond-product',
      'An offer must be no worse than the product, and for no more than was asked.',
      {
        fields: broken,
      },
    ),
  );
}

/** Refuses another APR than ours with ours, and another statement than the one that was seen. */
function refuseOther({ apr, seenKeyFactsHash }: OfferBody, drawn: DrawnUp): void {
  if (!agreesOnApr(apr, drawn.terms.apr)) {
    throw new Refused(
      refuse('apr-differs', `We work out an APR of ${drawn.terms.apr.toFixed(2)} percent.`, {
        fields: ['apr'],
        current: { apr: drawn.terms.apr },
      }),
    );
  }
  if (seenKeyFactsHash !== undefined && seenKeyFactsHash !== drawn.keyFactsHash) {
    throw new Refused(
      refuse(
        'key-facts-changed',
        'The key facts statement is another one by now. Look at it again.',
        {
          fields: ['seenKeyFactsHash'],
          current: { keyFactsHash: drawn.keyFactsHash },
        },
      ),
    );
  }
}

/** The last day on which an offer that is made today can be accepted. */
function lastDay(today: string, wanted: string | null, holidays: ReadonlySet<string>): string {
  const least = workingDaysAfter(today, MIN_WORKING_DAYS_OPEN, holidays);
  if (wanted === null) return least;
  const isFit = wanted >= least && (wanted === least || wanted <= daysAfter(today, MAX_DAYS_OPEN));
  if (isFit) return wanted;
  throw new Refused(
    refuse(
      'offer-validity-wrong',
      `An offer holds until ${least} at least, and for ${MAX_DAYS_OPEN} days at most.`,
      {
        fields: ['validUntil'],
        current: { least },
      },
    ),
  );
}

/** How many offers there were for the application; refuses one too many of this lender. */
async function countOffers({ runner }: Change, lenderCase: CaseRow): Promise<number> {
  const all = await offersOf(runner, lenderCase.application_id);
  const open = all.filter(
    ({ lender_id: lenderId, state }) => lenderId === lenderCase.lender_id && state === 'OPEN',
  );
  if (open.length >= MAX_OPEN_OFFERS) {
    throw new Refused(
      refuse('too-many-offers', 'This lender has five open offers already. Withdraw one.'),
    );
  }
  return all.length;
}

type DrawnUp = Awaited<ReturnType<typeof drawUp>>;

/** The offer on some terms as we work it out, with its key facts statement. Writes nothing; refuses with 400 and 409. */
async function drawUp(
  { keys, offering: { holidays, service } }: OfferDeps,
  tx: Change,
  { application, lenderCase }: LockedCase,
  wanted: Terms,
) {
  const madeBefore = await countOffers(tx, lenderCase);
  const key = await keyOfApplication(keys, tx.runner, application.id);
  const product = await productOfCase(tx.runner, lenderCase);
  const asked = loanAskedFor(await openSections(tx.runner, key, application.id));
  refuseWorse(product, asked.amount, wanted);
  const { amount, months, rate, fees } = wanted;
  const payments = paymentsOf({ principal: amount, months, rate });
  const terms = offerOf(amount, payments, fees);
  const today = indianDayOf(tx.at);
  const validTill = lastDay(today, wanted.validUntil, holidays);
  const loan = {
    number: `${application.number}-${madeBefore + 1}`,
    applicationNumber: application.number,
    madeOn: today,
    validTill,
    lender: await lenderOfCase(tx.runner, lenderCase),
    product: { ...product, rate },
    offer: terms,
    schedule: scheduleOf(amount, payments),
  };
  const keyFactsIn = (language: Language) =>
    canonicalKeyFacts(keyFactsOf({ ...loan, language, service: service(language) }));
  const keyFacts = keyFactsIn(languageOf(application));
  const keyFactsHash = hashOfKeyFacts(keyFacts);
  return {
    key,
    terms,
    keyFacts,
    keyFactsHash,
    validUntil: endOfIndianDay(validTill),
    keyFactsIn,
  };
}

/** What an offer on these terms would be. Refuses as `makeOffer` does, but for the APR, and writes nothing. */
export async function previewOffer(
  deps: OfferDeps,
  tx: Change,
  { lenderId, actor }: CallingLender,
  body: BodyOf<typeof previewOfferCall>,
): Promise<ReplyOf<typeof previewOfferCall>> {
  const locked = await lockSeenCase(deps.records, tx, lenderId, body);
  requireCaseEdge(locked.lenderCase, 'makeOffer', actor);
  const drawn = await drawUp(deps, tx, locked, body);
  const { terms, keyFacts, keyFactsHash, validUntil, keyFactsIn } = drawn;
  const others = LANGUAGES.filter((each) => each !== languageOf(locked.application));
  const translations = others.map(keyFactsIn);
  return { terms, keyFacts, keyFactsHash, validUntil, translations };
}

/** The case on which such an offer could be made now. Refuses as `makeOffer` does, and writes nothing. */
export async function requireOfferable(
  deps: OfferDeps,
  tx: Change,
  { lenderId, actor }: CallingLender,
  body: OfferBody,
): Promise<LockedCase> {
  const locked = await lockSeenCase(deps.records, tx, lenderId, body);
  requireCaseEdge(locked.lenderCase, 'makeOffer', actor);
  refuseOther(body, await drawUp(deps, tx, locked, body));
  return locked;
}

/** Makes an offer: 400 for terms worse than the product's or another APR than ours, 409 where the case takes none. */
export async function makeOffer(
  deps: OfferDeps,
  tx: Change,
  { lenderId, actor }: CallingLender,
  body: OfferBody,
) {
  const locked = await lockSeenCase(deps.records, tx, lenderId, body);
  const { application, lenderCase } = locked;
  const id = randomUUID();
  const moved = await moveCase(tx, lenderCase, {
    action: 'makeOffer',
    actor,
    facts: { offer: id },
  });
  const drawn = await drawUp(deps, tx, locked, body);
  refuseOther(body, drawn);
  const { key, terms, keyFacts, keyFactsHash, validUntil, keyFactsIn } = drawn;
  const isEnglish = languageOf(application) === DEFAULT_LANGUAGE;
  const inEnglish = isEnglish ? {} : { keyFactsInEnglish: keyFactsIn(DEFAULT_LANGUAGE) };
  await keepOffer(tx, {
    id,
    application_id: application.id,
    lender_id: lenderId,
    sealed: sealOffer(key, id, { terms, keyFacts, ...inEnglish }),
    key_facts_hash: keyFactsHash,
    valid_until: validUntil,
  });
  await notifyBorrower(tx, application, 'offer-made');
  return {
    number: application.number,
    state: moved.state,
    version: moved.version,
    offer: id,
    keyFactsHash,
    validUntil,
  };
}

/** Takes back an open offer; with the last one the lender considers the case again. */
export async function withdrawOffer(
  { records }: Pick<OfferDeps, 'records'>,
  tx: Change,
  { lenderId, actor }: CallingLender,
  body: BodyOf<typeof withdrawOfferCall>,
) {
  const { application, lenderCase } = await lockSeenCase(records, tx, lenderId, body);
  const offer = await findOffer(tx, application.id, body.offer);
  if (offer.lender_id !== lenderId)
    throw new Refused(refuse('no-such-offer', 'There is no such offer.'));
  await moveOffer(tx, offer, { action: 'withdraw', actor });
  const { state, version } = (await hasOtherOpenOffer(tx, offer))
    ? lenderCase
    : await moveCase(tx, lenderCase, { action: 'withdrawOffer', actor });
  await notifyBorrower(tx, application, 'offer-withdrawn');
  return { number: application.number, state, version };
}
