import { makeStyles } from '@griffel/react';
import type { ReplyOf } from '#contract/gateway.ts';
import type { lenderCases } from '#contract/lenders/case-calls.ts';
import { indianDayOf } from '#domain/days.ts';
import {
  ageInWords,
  nextInWords,
  stateInWords,
} from '#renderer/features/lender/shared/case-words.ts';
import { StateBadge } from '#renderer/features/lender/shared/state-badge.tsx';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { token } from '#renderer/theme/token.ts';
import { LevelMark } from '#renderer/ui/staff/levels/level-mark.tsx';
import type { ListColumns } from '#renderer/ui/staff/paged-list.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { nameIn } from '#domain/languages.ts';

const useStyles = makeStyles({
  state: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '0.25rem' },
  small: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightRegular,
  },
});

type Case = ReplyOf<typeof lenderCases>['cases'][number];

/** What is new about a case, or waits for somebody's word: nothing where nothing is. */
export function CaseMarks({ one: { unread, isDrafted, isMentioned } }: { readonly one: Case }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const marks = [
    ...(unread > 0 ? [t('lenderInbox.unread', { count: unread })] : []),
    ...(isDrafted ? [t('lenderInbox.drafted')] : []),
    ...(isMentioned ? [t('lenderInbox.mentioned')] : []),
  ];
  return marks.length > 0 && <span className={styles.small}>{marks.join(' · ')}</span>;
}

/** How far it is, and how the lender's answer stands against its time frame. */
function State({ one, now }: { readonly one: Case; readonly now: number }) {
  const styles = useStyles();
  const words = useTranslation();
  return (
    <span className={styles.state}>
      <StateBadge waitsFor={one.waitsFor} text={stateInWords(one, words)} />
      <span className={styles.small}>
        <LevelMark level={one.level} at={now} />
      </span>
    </span>
  );
}

/** What is shown of each case, as of `now` by the gateway's clock. */
export function caseColumns(words: Translator, now: number): ListColumns<Case> {
  const { t, language } = words;
  return [
    [t('lenderInbox.number'), ({ number }) => number],
    [t('lenderInbox.state'), (one) => <State one={one} now={now} />],
    [t('lenderInbox.next'), (one) => nextInWords(one, words), { from: 'md' }],
    [
      t('lenderInbox.asked'),
      ({ amount }) => (amount === null ? t('lenderInbox.amountGone') : inRupees(amount)),
    ],
    [t('lenderInbox.product'), ({ product }) => nameIn(product.names, language), { from: 'xl' }],
    [t('lenderInbox.since'), ({ since }) => ageInWords(since, now, words), { from: 'md' }],
    [
      t('lenderInbox.cameAt'),
      ({ cameAt }) => dayInWords(indianDayOf(cameAt), language),
      { from: 'lg' },
    ],
  ];
}
