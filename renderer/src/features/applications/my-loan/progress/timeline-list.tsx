import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ApplicationOutcome } from '#domain/lending/states/application-states.ts';
import { lastDayOf, dayOf } from '#renderer/features/applications/my-loan/progress/loan-days.ts';
import type {
  Standing,
  StepName,
  TimelineStep,
} from '#renderer/features/applications/my-loan/progress/timeline.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';

const MARK = '1.75rem';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  step: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
    columnGap: space.s,
    paddingBottom: space.m,
    // The line from one mark to the next.
    ':not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: MARK,
      bottom: 0,
      insetInlineStart: `calc(${MARK} / 2 - 1px)`,
      ...startEdge('2px', token.colorNeutralStroke1),
    },
    ':last-child': { paddingBottom: 0 },
  },
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: MARK,
    height: MARK,
    border: `2px solid ${token.colorNeutralStroke1}`,
    borderRadius: '50%',
    backgroundColor: token.colorNeutralBackground1,
  },
  markDone: {
    backgroundColor: token.colorBrandBackground,
    border: `2px solid ${token.colorBrandBackground}`,
    color: token.colorNeutralForegroundOnBrand,
  },
  // An end that is no success.
  markEnded: {
    backgroundColor: token.colorNeutralStrokeAccessible,
    border: `2px solid ${token.colorNeutralStrokeAccessible}`,
  },
  markNow: { border: `4px solid ${token.colorBrandStroke1}` },
  markYours: { border: `4px solid ${token.portalAccent}` },
  words: { display: 'flex', flexDirection: 'column', gap: '0.125rem', minWidth: 0 },
  title: { margin: 0, fontSize: token.fontSizeBase400, lineHeight: MARK },
  later: { color: token.colorNeutralForeground2, fontWeight: token.fontWeightRegular },
  text: { color: token.colorNeutralForeground2 },
  day: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  by: { fontWeight: token.fontWeightSemibold },
  unseen: visuallyHidden,
});

const TEXTS = {
  started: { done: 'myLoan.step.started.done' },
  sent: { done: 'myLoan.step.sent.done', yours: 'myLoan.step.sent.now' },
  checked: {
    done: 'myLoan.step.checked.done',
    now: 'myLoan.step.checked.now',
    yours: 'myLoan.step.checked.yours',
    late: 'myLoan.step.checked.late',
    later: 'myLoan.step.checked.later',
  },
  lenders: {
    done: 'myLoan.step.lenders.done',
    now: 'myLoan.step.lenders.now',
    yours: 'myLoan.step.lenders.yours',
    later: 'myLoan.step.lenders.later',
  },
  offer: {
    done: 'myLoan.step.offer.done',
    yours: 'myLoan.step.offer.yours',
    later: 'myLoan.step.offer.later',
  },
  agreement: {
    done: 'myLoan.step.agreement.done',
    now: 'myLoan.step.agreement.now',
    yours: 'myLoan.step.agreement.yours',
    later: 'myLoan.step.agreement.later',
  },
  payment: {
    done: 'myLoan.step.payment.done',
    now: 'myLoan.step.payment.now',
    later: 'myLoan.step.payment.later',
  },
  closed: {},
} as const satisfies Record<StepName | 'closed', Readonly<Partial<Record<Standing, PlainKey>>>>;

/** The way of an application in plain words: what was, what is now and until when, and what comes. */
export function TimelineList({
  steps,
  outcome,
}: {
  readonly steps: readonly TimelineStep[];
  /** How a closed application ended: its last step. */
  readonly outcome: ApplicationOutcome | null;
}) {
  const styles = useStyles();
  return (
    <ol className={styles.list}>
      {steps.map((step) => (
        <Step key={step.name} outcome={outcome} {...step} />
      ))}
    </ol>
  );
}

function Step({
  name,
  standing,
  at,
  by,
  offers,
  outcome,
}: TimelineStep & { readonly outcome: ApplicationOutcome | null }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const texts: Readonly<Partial<Record<Standing, PlainKey>>> = TEXTS[name];
  const key = texts[standing];
  const text =
    offers === undefined ? key && t(key) : t('myLoan.step.lenders.offers', { count: offers });
  const isPresent = standing !== 'done' && standing !== 'later';
  const isDone = standing === 'done';
  const isLost = name === 'closed' && outcome !== 'DISBURSED';
  return (
    <li className={styles.step} aria-current={isPresent ? 'step' : undefined}>
      <span
        aria-hidden
        className={mergeClasses(
          styles.mark,
          isDone && (isLost ? styles.markEnded : styles.markDone),
          isPresent && styles.markNow,
          (standing === 'yours' || standing === 'late') && styles.markYours,
        )}
      >
        {isDone && !isLost && <CheckmarkRegular />}
      </span>
      <div className={styles.words}>
        <h3 className={mergeClasses(styles.title, standing === 'later' && styles.later)}>
          {name === 'closed'
            ? t(outcome === null ? 'applications.state.CLOSED' : `applications.outcome.${outcome}`)
            : t(`myLoan.step.${name}.title`)}
          <span className={styles.unseen}>: {t(`myLoan.standing.${standing}`)}</span>
        </h3>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {at !== null && <p className={styles.day}>{dayOf(translator, at)}</p>}
        {by !== null && (
          <p className={styles.by}>{t('myLoan.by', { day: lastDayOf(translator, by) })}</p>
        )}
      </div>
    </li>
  );
}
