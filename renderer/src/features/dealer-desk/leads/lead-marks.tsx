import { makeStyles } from '@griffel/react';
import type { LeadStatus } from '#domain/lending/leads.ts';
import {
  nextInWords,
  numberInWords,
  stateInWords,
} from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  late: {
    paddingInlineStart: space.xs,
    ...startEdge('4px', token.portalAccent),
    fontWeight: token.fontWeightSemibold,
  },
  // In line with the text next to it, and as large as a finger.
  phone: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    marginTop: '-0.625rem',
    marginBottom: '-0.625rem',
  },
});

/** What is done next about a lead; what is overdue says so, in words too. */
export function NextStep({ status }: { readonly status: LeadStatus }) {
  const styles = useStyles();
  const translator = useTranslation();
  if (status.state !== 'OPEN') return stateInWords(translator, status);
  const words = nextInWords(translator, status.next);
  if (status.next === null || status.next.on >= indianToday()) return words;
  return <span className={styles.late}>{translator.t('leads.late', { next: words })}</span>;
}

/** A mobile number that is called by a press, by whatever calls on this device. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={`tel:+91${number}`} className={useStyles().phone}>
      {numberInWords(number)}
    </a>
  );
}
