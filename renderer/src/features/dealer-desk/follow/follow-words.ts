import type { FollowedApplication } from '#contract/applications/delivery.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

type Words = Pick<Translator, 't'>;

/** How far an application is, in a sentence: the delivery says more than the stage. */
export function stateInWords({ stage, delivery }: FollowedApplication, { t }: Words): string {
  if (delivery === null || stage === 'ended') return t(`following.states.${stage}`);
  const { state } = delivery;
  const [amount, paid] = [inRupees(delivery.amount), inRupees(delivery.paid)];
  switch (state) {
    case 'REQUESTED':
    case 'INVOICED':
    case 'CANCELLED':
      return t(`following.deliveries.${state}`);
    case 'PART_PAID':
      return t('following.deliveries.PART_PAID', { amount, paid });
    case 'ISSUED':
    case 'DELIVERED':
    case 'PAID':
    case 'COMPLETE':
      return t(`following.deliveries.${state}`, { amount });
  }
}

/** The name of a document for people who do not own it. */
export const documentInWords = (kind: DocumentKind, { t }: Words): string =>
  kind === 'photograph' ? t('following.photograph') : t(`applications.document.${kind}`);

export const titleOf = ({ lead, number }: FollowedApplication, { t }: Words): string =>
  lead === null ? t('following.titleOf', { number }) : t('following.title', { name: lead.name });
