import { makeStyles } from '@griffel/react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { Quote, readLead } from '#contract/dealers/leads.ts';
import type { LeadStatus } from '#domain/lending/leads.ts';
import { AddNote } from '#renderer/features/dealer-desk/leads/add-note.tsx';
import { nextInWords, stateInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import {
  type Branches,
  branchInWords,
  useBranches,
} from '#renderer/features/dealer-desk/shared/branches.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { formOf } from '#renderer/i18n/language-forms.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  title: { fontSize: token.fontSizeBase500 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    margin: 0,
    paddingInlineStart: space.m,
    ...startEdge('2px', token.colorNeutralStroke2),
    listStyle: 'none',
  },
  // A note has the lines that were typed.
  text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

type Event = ReplyOf<typeof readLead>['history'][number];

/** What happened to a lead, the newest first. */
export function LeadHistory({
  lead,
  history,
}: {
  readonly lead: string;
  readonly history: readonly Event[];
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const branches = useBranches();
  const { data } = useCallQuery('quotes', { lead, after: null });
  const quotes = new Map(data?.quotes.map((each) => [each.quote, each]));
  return (
    <Stack gap="s" as="section">
      <h2 className={styles.title}>{t('leads.history.title')}</h2>
      <AddNote lead={lead} />
      <ol className={styles.list}>
        {history.toReversed().map((event, at) => (
          <li key={history.length - at}>
            <p className={styles.text}>
              {eventInWords(translator, branches, event, quotes.get(event.quote ?? ''))}
            </p>
            <p className={styles.aside}>{whenInWords(translator, event)}</p>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

/** When it was, and whose doing; of a link that was opened nobody knows that. */
function whenInWords({ t, language }: Translator, { event, contact, at, by }: Event): string {
  const moment = momentInWords(new Date(contact?.at ?? at), language);
  if (event === 'open-invitation') return moment;
  return t('leads.history.when', { moment, name: by ?? t('leads.history.left') });
}

function eventInWords(
  translator: Translator,
  branches: Branches,
  event: Event,
  quote: Quote | undefined,
): string {
  const { t } = translator;
  if (event.event === 'quote') {
    return quote === undefined
      ? t('leads.history.quote')
      : t('leads.history.quoteOf', {
          model: quote.terms.model,
          amount: inWholeRupees(quote.figures.onRoadPrice),
        });
  }
  if (event.event === 'invite') return t('leads.history.invite');
  if (event.event === 'open-invitation') return t('leads.history.opened');
  if (event.event === 'note') return event.note ?? '';
  if (event.event === 'assign') {
    return event.owner === null
      ? t('leads.history.assignNobody')
      : t('leads.history.assign', { name: event.owner });
  }
  if (event.event === 'move') {
    return t('leads.history.move', { name: branchInWords(translator, branches, event.branch) });
  }
  if (event.event === 'contact') return contactInWords(translator, event);
  return t(`leads.history.${event.event}`, { state: standingInWords(translator, event) });
}

/** `Customer reached. Asks his wife. Next: Call, 30 Nov 2026` */
function contactInWords(translator: Translator, { contact, step, on }: Event): string {
  const { t, language } = translator;
  if (contact === null) return '';
  const said = [t(`leadContact.event.${contact.outcome}`), ...(contact.note ? [contact.note] : [])];
  if (step !== null && on !== null) {
    said.push(t('leadContact.planned', { next: nextInWords(translator, { step, on }) }));
  }
  return said.join(`${formOf(language).sentenceEnd} `);
}

function standingInWords(translator: Translator, event: Event): string {
  const { state, step, on } = event;
  if (state === null) return '';
  if (state === 'OPEN' && step !== null && on !== null)
    return nextInWords(translator, { step, on });
  return stateInWords(translator, statusOf(event));
}

function statusOf({ state, reason }: Event): LeadStatus {
  if (state === 'LOST' && reason !== null) return { state, reason };
  return state === 'WON' ? { state } : { state: 'OPEN', next: null };
}
