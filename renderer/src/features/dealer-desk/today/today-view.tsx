import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import type { Today, TodayCard as Card } from '#contract/dealers/today.ts';
import { SeenNote } from '#renderer/features/dealer-desk/leads/list/seen-note.tsx';
import { failureOutcome } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { keptText, notKeptOutcome } from '#renderer/features/dealer-desk/shared/kept-words.ts';
import {
  type SavedContact,
  useSaveContact,
} from '#renderer/features/dealer-desk/shared/save-contact.ts';
import { BranchField } from '#renderer/features/dealer-desk/shared/branch-field.tsx';
import { ALL_BRANCHES } from '#renderer/features/dealer-desk/shared/branches.ts';
import { titleOf } from '#renderer/features/dealer-desk/today/card-words.ts';
import { PeopleHere } from '#renderer/features/dealer-desk/people/people-here.tsx';
import { ReminderChoice } from '#renderer/features/dealer-desk/today/reminder-choice.tsx';
import { TodayCard } from '#renderer/features/dealer-desk/today/today-card.tsx';
import { useToday } from '#renderer/features/dealer-desk/today/use-today.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    maxWidth: '60rem',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  branch: { maxWidth: '20rem', ':empty': { display: 'none' } },
  none: { margin: 0, outlineStyle: 'none' },
  aside: { color: token.colorNeutralForeground2 },
});

/** What to do today, first what cannot wait. */
export function TodayView() {
  const { t } = useTranslation();
  const [branch, setBranch] = useState(ALL_BRANCHES);
  const { today, failure, seenAt, isAway, isPending, again } = useToday(branch);
  return (
    <>
      <div className={useStyles().branch}>
        <BranchField value={branch} onChange={setBranch} />
      </div>
      {isAway && <SeenNote seenAt={seenAt} onAgain={() => void again()} />}
      {today !== null && <Cards today={today} />}
      {today === null && isAway && !isPending && <p>{t('today.neverSeen')}</p>}
      {today === null && failure !== null && <Unanswered failure={failure} onAgain={again} />}
      {today === null && isPending && <p role="status">{t('shell.working')}</p>}
      <ReminderChoice />
      <PeopleHere />
    </>
  );
}

function Cards({ today }: { readonly today: Today }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const showToast = useToasts();
  const { busy, putOff, takeBack } = useSaveContact();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const cards = today.cards.filter(({ card }) => !gone.has(card));
  const headings = useRef(new Map<string, HTMLElement>());
  const [focusOn, setFocusOn] = useState<{ readonly card: string } | null>(null);

  useEffect(() => {
    if (focusOn !== null) headings.current.get(focusOn.card)?.focus();
  }, [focusOn]);
  const note = (key: string) => (heading: HTMLElement | null) => {
    if (heading === null) headings.current.delete(key);
    else headings.current.set(key, heading);
  };

  /** Takes a card off, says so with a way back, and goes on to the next one. */
  function leave(card: Card, saved: SavedContact, said: string, contact: string | null): void {
    if (saved.kind === 'not-kept') return setOutcome(notKeptOutcome(t, saved));
    if (saved.kind === 'failed') return setOutcome(failureOutcome(t, saved.failure));
    setOutcome(null);
    const at = cards.findIndex((each) => each.card === card.card);
    const next = cards[at + 1] ?? cards[at - 1];
    const more = saved.kind === 'kept' ? [keptText(t, saved.keptOn)] : [];
    const other = saved.kind === 'saved' && !saved.isPlanned ? [t('today.otherPlan')] : [];
    const close = showToast({
      text: [said, ...more, ...other].join(' '),
      undo: { label: t('today.undo'), onUndo: () => void undo(card, contact, close) },
    });
    setGone((before) => new Set([...before, card.card]));
    setFocusOn({ card: next?.card ?? NONE });
  }

  async function undo(card: Card, contact: string | null, close: () => void): Promise<void> {
    const back = await takeBack(contact, card.card);
    close();
    if (back.kind === 'failed') return setOutcome(failureOutcome(t, back.failure));
    setGone((before) => new Set([...before].filter((each) => each !== card.card)));
    showToast({ text: t('today.undone') });
    setFocusOn({ card: card.card });
  }

  return (
    <>
      <Figures {...today.figures} />
      <OutcomeMessage outcome={outcome} />
      {cards.length === 0 && (
        <p ref={note(NONE)} tabIndex={-1} className={styles.none}>
          {t('today.nothing')}
        </p>
      )}
      {cards.length > 0 && (
        <ol aria-label={t('today.list')} className={styles.list}>
          {cards.map((card) => {
            const name = titleOf(card, translator);
            return (
              <TodayCard
                key={card.card}
                card={card}
                busy={busy}
                headingRef={note(card.card)}
                onContact={({ contact }, saved) =>
                  leave(card, saved, t('today.doneSaid', { what: name }), contact)
                }
                onPutOff={async (until) => {
                  const saved = await putOff({ card: card.card, until }, name);
                  const said =
                    until === null
                      ? t('today.doneSaid', { what: name })
                      : t('today.snoozed', { what: name, day: dayInWords(until, language) });
                  leave(card, saved, said, null);
                }}
              />
            );
          })}
        </ol>
      )}
      {today.hasMore && <p className={styles.aside}>{t('today.hasMore')}</p>}
    </>
  );
}

/** The place of the focus when nothing is left. */
const NONE = 'none';

function Figures({ overdue, due, stepless, putOff, expected }: Today['figures']) {
  const { t } = useTranslation();
  return (
    <p>
      {[
        ...(overdue > 0 ? [t('today.overdue', { count: overdue })] : []),
        t('today.due', { count: due }),
        ...(stepless > 0 ? [t('today.stepless', { count: stepless })] : []),
        ...(expected > 0 ? [t('today.expected', { amount: inWholeRupees(expected) })] : []),
        ...(putOff > 0 ? [t('today.putOff', { count: putOff })] : []),
      ].join(' ')}
    </p>
  );
}
