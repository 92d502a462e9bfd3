import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { previewOffer } from '#contract/lenders/case-calls.ts';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { isChanged } from '#renderer/features/lender/case/use-act.tsx';
import type { EnteredOffer, TypedOffer } from '#renderer/features/lender/offer/typed-offer.ts';
import type { Paise } from '#domain/money/money.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';
import type { OfferField } from '#renderer/features/lender/offer/offer-problems.ts';

/** An offer as it was shown: what is sent is this and nothing else. */
export type ShownOffer = {
  readonly entered: EnteredOffer;
  /** Of the case that it was worked out for. */
  readonly version: number;
  readonly reply: ReplyOf<typeof previewOffer>;
};

/** Whether the lender leaves an offer of that amount to a second person. */
export const needsSecond = (
  { secondPerson: { offersAbove } }: Pick<OpenedCase, 'secondPerson'>,
  amount: Paise,
): boolean => offersAbove !== null && amount > offersAbove;

/** The version of the case by now, where a refusal says it. */
const versionIn = (failure: GatewayFailure): number | null => {
  const version = failure.kind === 'refused' ? failure.current?.['version'] : undefined;
  return typeof version === 'number' ? version : null;
};

/** Shows what an offer would be, and sends what was shown. Where that has changed meanwhile, it is shown again. */
export function useOffering(opened: OpenedCase, form: UseFormReturn<TypedOffer>) {
  const { t, language } = useTranslation();
  const platform = usePlatform();
  const queries = useQueryClient();
  const { busy: isSending, change } = useChange();
  const [isWorking, setWorking] = useState(false);
  const [shown, setShown] = useState<ShownOffer | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [changedFrom, setChangedFrom] = useState<OpenedCase | null>(null);

  function refuse(failure: GatewayFailure): void {
    setShown(null);
    if (isChanged(failure)) return setChangedFrom(opened);
    const least = leastDayIn(failure);
    if (least !== null) {
      form.setError('validUntil', { message: 'lenderOffer.error.dayEarly' });
      const text = t('lenderOffer.leastDay', { day: dayInWords(least, language) });
      return setOutcome({ kind: 'failure', text });
    }
    const field = fieldOf(failure);
    if (field === null) return setOutcome(failureOutcome(t, failure));
    form.setError(field, { message: 'lenderOffer.error.worse' });
    setOutcome({ kind: 'failure', text: t('lenderOffer.refusedTerms') });
  }

  /** Shows the offer on a version of the case; once more on the newest where that one has gone. */
  async function show(entered: EnteredOffer, version: number, isAgain: boolean): Promise<void> {
    const { number } = opened;
    const answer = await platform.call('previewOffer', { number, version, ...entered });
    if (answer.ok) return setShown({ entered, version, reply: answer.value });
    if (isChanged(answer.failure)) void queries.invalidateQueries();
    const newest = versionIn(answer.failure);
    if (!isAgain && newest !== null && newest !== version) {
      setChangedFrom(opened);
      return show(entered, newest, true);
    }
    refuse(answer.failure);
  }

  async function preview(
    entered: EnteredOffer,
    version = opened.version,
    isAgain = false,
  ): Promise<void> {
    if (isWorking) return;
    setOutcome(null);
    setChangedFrom(isAgain ? opened : null);
    setWorking(true);
    try {
      await show(entered, version, isAgain);
    } finally {
      setWorking(false);
    }
  }

  async function send() {
    if (shown === null || isSending || isWorking) return null;
    const { entered, version, reply } = shown;
    setOutcome(null);
    setChangedFrom(null);
    const bodyFor = (requestId: string) => ({
      requestId,
      number: opened.number,
      version,
      ...entered,
      apr: reply.terms.apr,
      seenKeyFactsHash: reply.keyFactsHash,
    });
    const answer = needsSecond(opened, entered.amount)
      ? await change('draftOffer', bodyFor)
      : await change('makeOffer', bodyFor);
    if (answer.ok) return { isDrafted: 'draft' in answer.value, validUntil: reply.validUntil };
    const { failure } = answer;
    // The lender's people have changed what one of them may offer.
    if (refusedAs(failure, 'second-person-needed')) void queries.invalidateQueries();
    if (isChanged(failure)) await preview(entered, versionIn(failure) ?? version, true);
    else if (termsRefused(failure) !== null) refuse(failure);
    else setOutcome(failureOutcome(t, failure));
    return null;
  }

  return {
    shown,
    busy: isSending || isWorking,
    outcome,
    /** The case as it was seen before it changed under the offer. */
    changedFrom,
    preview: (entered: EnteredOffer) => preview(entered),
    send,
    change: () => {
      setShown(null);
      setOutcome(null);
      setChangedFrom(null);
    },
  };
}

const FIELDS: Readonly<Record<string, OfferField>> = {
  amount: 'amount',
  months: 'months',
  rate: 'percent',
  fees: 'fee0',
  validUntil: 'validUntil',
};

const OF_TERMS = [
  'offer-beyond-product',
  'offer-validity-wrong',
  'apr-differs',
  'fields-wrong',
] as const;

/** The refusal, where it is of what was offered. */
const termsRefused = (failure: GatewayFailure) =>
  failure.kind === 'refused' && refusedAs(failure, OF_TERMS) ? failure : null;

/** The field that the gateway did not take; null where it names none. */
function fieldOf(failure: GatewayFailure): OfferField | null {
  const named = termsRefused(failure)?.fields?.[0];
  return named === undefined ? null : (FIELDS[named] ?? null);
}

/** The first day on which an offer may end, where the gateway says so: it knows further holidays. */
function leastDayIn(failure: GatewayFailure): string | null {
  const least = termsRefused(failure)?.current?.['least'];
  return typeof least === 'string' ? least : null;
}
