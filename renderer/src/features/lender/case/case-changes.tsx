import { makeStyles } from '@griffel/react';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { type CaseChange, whatChanged } from '#renderer/features/lender/case/what-changed.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: '1.25rem' } });

/** What is different in a case since it was seen. */
export function CaseChanges({
  before,
  after,
  text,
}: {
  readonly before: OpenedCase;
  readonly after: OpenedCase;
  /** What to do about it, where it is more than to look again. */
  readonly text?: string;
}) {
  const styles = useStyles();
  const words = useTranslation();
  const changes = whatChanged(before, after);
  return (
    <OutcomeMessage
      outcome={{
        kind: 'failure',
        text: text ?? words.t('lenderCase.changed'),
        ...(changes.length > 0 && {
          advice: (
            <ul className={styles.list}>
              {changes.map((change) => {
                const line = changeInWords(change, words);
                return <li key={line}>{line}</li>;
              })}
            </ul>
          ),
        }),
      }}
    />
  );
}

function changeInWords(change: CaseChange, { t }: Pick<Translator, 't'>): string {
  switch (change.kind) {
    case 'state':
      return t('lenderCase.changes.state', {
        from: t(`lenderInbox.states.${change.from}`),
        to: t(`lenderInbox.states.${change.to}`),
      });
    case 'offers-made':
      return t('lenderCase.changes.offersMade', { count: change.count });
    case 'offer':
      return t(`lenderCase.changes.offer.${change.to}`);
    case 'delivery':
      return t('lenderCase.changes.delivery', { state: t(`lenderInbox.deliveries.${change.to}`) });
    case 'paid':
      return t('lenderCase.changes.paid', { paid: inRupees(change.paid) });
    case 'other':
      return t('lenderCase.changes.something');
  }
}
