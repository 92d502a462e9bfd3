import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { statementIn } from '#renderer/ui/key-facts/statement-text.ts';
import { StatementView } from '#renderer/ui/key-facts/statement-view.tsx';
import { useTextCheck } from '#renderer/ui/key-facts/use-text-check.ts';

/** The key facts statement of an offer that was made, as the borrower has it. */
export function ReadStatement({
  offer: { keyFacts, keyFactsHash },
}: {
  readonly offer: Pick<OpenedCase['offers'][number], 'keyFacts' | 'keyFactsHash'>;
}) {
  const check = useTextCheck(keyFacts ?? '', keyFactsHash);
  const statement = statementIn(keyFacts);
  if (statement === null) return null;
  return (
    <StatementView
      statement={statement}
      hash={check === 'right' ? keyFactsHash : null}
      isOwn={false}
    />
  );
}
