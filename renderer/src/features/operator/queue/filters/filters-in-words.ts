import { indianDayOf } from '#domain/days.ts';
import {
  EVERYTHING_WAITING,
  type QueueChoice,
} from '#renderer/features/operator/queue/queue-filter.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** A filter that is set, and what is left without it. */
export type SetFilter = { readonly text: string; readonly without: Partial<QueueChoice> };

/** The filters that are set, in words. */
export function filtersInWords(
  { t, language }: Translator,
  choice: QueueChoice,
  lenderName: (lenderId: string) => string,
): readonly SetFilter[] {
  const { states, claimed, lenderId, pinArea, submittedFrom, submittedBefore } = choice;
  const { due, outcome, lenderStep, firstAnswer, comeBack, step, stepIs, stepBy } = choice;
  const day = (at: number) => dayInWords(indianDayOf(at), language);
  const texts: Partial<Readonly<Record<keyof QueueChoice, string | null>>> = {
    states:
      states.length === 0
        ? null
        : t('queue.summary.state', {
            states: states.map((state) => t(`queue.state.${state}`)).join(', '),
          }),
    claimed: claimed && t('queue.summary.claim', { who: t(`queue.by.${claimed}`) }),
    lenderId: lenderId && t('queue.summary.lender', { lender: lenderName(lenderId) }),
    pinArea: pinArea && t('queue.summary.pinArea', { area: pinArea }),
    submittedFrom:
      submittedFrom === null ? null : t('queue.summary.from', { day: day(submittedFrom) }),
    submittedBefore:
      submittedBefore === null ? null : t('queue.summary.until', { day: day(submittedBefore - 1) }),
    due: due && t(`queue.dueClass.${due}`),
    outcome: outcome && t('queue.closedAs', { outcome: t(`applications.outcome.${outcome}`) }),
    lenderStep: lenderStep && t('queue.summary.step', { step: t(`queue.step.${lenderStep}`) }),
    firstAnswer: firstAnswer && t(`queue.answer.${firstAnswer}`),
    comeBack: comeBack && t(`queue.comeBack.filter.${comeBack}`),
    step: step && t('queue.summary.level', { step: t(`level.step.${step}`) }),
    stepIs: step && stepIs && t(`queue.level.is.${stepIs}`),
    stepBy:
      step &&
      stepBy &&
      t('queue.summary.takenBy', {
        who: step === 'lender' ? lenderName(stepBy) : t('queue.level.oneOperator'),
      }),
    waitsForSecond: choice.waitsForSecond ? t('queue.waitsForSecond') : null,
    hasAnswer: choice.hasAnswer ? t('queue.hasAnswer') : null,
    hasUncheckedDocuments: choice.hasUncheckedDocuments ? t('queue.summary.unchecked') : null,
  };
  return NAMES.flatMap((name) => {
    const text = texts[name];
    if (text === undefined || text === null) return [];
    return [{ text, without: { [name]: EVERYTHING_WAITING[name] } }];
  });
}

const NAMES = [
  'states',
  'claimed',
  'lenderId',
  'pinArea',
  'submittedFrom',
  'submittedBefore',
  'due',
  'outcome',
  'lenderStep',
  'firstAnswer',
  'comeBack',
  'step',
  'stepIs',
  'stepBy',
  'waitsForSecond',
  'hasAnswer',
  'hasUncheckedDocuments',
] as const satisfies readonly (keyof QueueChoice)[];
