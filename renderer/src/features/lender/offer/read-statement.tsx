import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { CostFold } from '#renderer/ui/cost/cost-breakdown.tsx';
import { loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import { statementIn } from '#renderer/ui/key-facts/statement-text.ts';
import { StatementView } from '#renderer/ui/key-facts/statement-view.tsx';
import { useTextCheck } from '#renderer/ui/key-facts/statement-text.ts';

/** The key facts statement of an offer that was made, as the borrower has it. */
export function ReadStatement({
  offer: { terms, keyFacts, keyFactsHash },
}: {
  readonly offer: Pick<OpenedCase['offers'][number], 'terms' | 'keyFacts' | 'keyFactsHash'>;
}) {
  const { language } = useTranslation();
  const check = useTextCheck(keyFacts ?? '', keyFactsHash);
  const statement = statementIn(keyFacts);
  if (statement === null) return null;
  return (
    <>
      {terms !== null && <CostFold loan={loanIn(terms, language)} of={statement.number} />}
      <StatementView
        statement={statement}
        hash={check === 'right' ? keyFactsHash : null}
        isOwn={false}
      />
    </>
  );
}
