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
import { fragmentOf } from '#renderer/features/lender/shell/place.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { token } from '#renderer/theme/token.ts';
import { type GridColumn, RowGrid } from '#renderer/ui/tables/row-grid.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  small: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightRegular,
  },
});

type Case = ReplyOf<typeof lenderCases>['cases'][number];
type Column = GridColumn<Case>;

/** The cases of one page, each with the way into it. */
export function CaseTable({
  cases,
  now,
}: {
  readonly cases: readonly Case[];
  readonly now: number;
}) {
  const styles = useStyles();
  const words = useTranslation();
  const { t } = words;
  return (
    <RowGrid
      label={t('lenderInbox.caption')}
      rows={cases}
      columns={columnsIn(words, now)}
      idOf={({ number }) => number}
      addressOf={({ number }) => fragmentOf({ view: 'case', number })}
      markOf={({ unread }) =>
        unread > 0 && (
          <span className={styles.small}>{t('lenderInbox.unread', { count: unread })}</span>
        )
      }
    />
  );
}

function columnsIn(words: Translator, now: number): readonly [Column, ...Column[]] {
  const { t, language } = words;
  return [
    { id: 'number', title: t('lenderInbox.number'), cell: ({ number }) => number },
    {
      id: 'state',
      title: t('lenderInbox.state'),
      cell: (one) => <StateBadge waitsFor={one.waitsFor} text={stateInWords(one, words)} />,
    },
    {
      id: 'next',
      title: t('lenderInbox.next'),
      from: 'md',
      cell: (one) => nextInWords(one, words),
    },
    {
      id: 'asked',
      title: t('lenderInbox.asked'),
      cell: ({ amount }) => (amount === null ? t('lenderInbox.amountGone') : inRupees(amount)),
    },
    {
      id: 'product',
      title: t('lenderInbox.product'),
      from: 'xl',
      cell: ({ product }) => product.names[language],
    },
    {
      id: 'since',
      title: t('lenderInbox.since'),
      from: 'md',
      cell: ({ since }) => ageInWords(since, now, words),
    },
    {
      id: 'cameAt',
      title: t('lenderInbox.cameAt'),
      from: 'lg',
      cell: ({ cameAt }) => dayInWords(indianDayOf(cameAt), language),
    },
  ];
}
