import { makeStyles } from '@griffel/react';
import { useMemo } from 'react';
import type { MatchAnswer, MatchInput } from '#domain/lending/matching/match.ts';
import { matchLenders } from '#domain/lending/matching/matching.ts';
import type { Lender, ProductVersion } from '#domain/lending/catalogue/product.ts';
import { MatchedLoan } from '#renderer/features/applications/matching/answer/matched-loan.tsx';
import { UnmatchedLoans } from '#renderer/features/applications/matching/answer/unmatched-loans.tsx';
import {
  NOT_ASKED,
  useExampleBorrower,
} from '#renderer/features/applications/matching/example-borrower.ts';
import { Questions } from '#renderer/features/applications/matching/questions.tsx';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { space } from '#renderer/theme/token.ts';
import { Form } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.l },
  list: { margin: 0, padding: 0, listStyle: 'none' },
});

/** The heading above the answer, in words for the viewer. */
type Said = { readonly matches: string; readonly doesNot: string; readonly unread: string };

/**
 * What one product would be to a borrower, by the same rules and in the same words as on the borrower's own page. It is
 * computed here, and nothing is sent.
 */
export function ExampleMatch({
  lender,
  product,
  said,
}: {
  readonly lender: Lender;
  readonly product: ProductVersion;
  readonly said: Said;
}) {
  const styles = useStyles();
  const { form, input } = useExampleBorrower();
  const answer = useMemo(
    () => (input === null ? null : answerTo(input, lender, product)),
    [input, lender, product],
  );
  return (
    <div className={styles.part}>
      <Form onSubmit={form.handleSubmit(() => undefined)}>
        <Questions form={form} known={NOT_ASKED} />
      </Form>
      {input === null || answer === null ? (
        <p role="status">{said.unread}</p>
      ) : (
        <Answer answer={answer} earnings={input.earnings} said={said} />
      )}
    </div>
  );
}

function answerTo(input: MatchInput, lender: Lender, product: ProductVersion): MatchAnswer {
  return matchLenders(input, { lenders: [lender], products: [product] }, indianToday());
}

function Answer({
  answer: { matched, unmatched },
  earnings,
  said,
}: {
  readonly answer: MatchAnswer;
  readonly earnings: MatchInput['earnings'];
  readonly said: Said;
}) {
  const styles = useStyles();
  return (
    <>
      <p role="status">{matched.length > 0 ? said.matches : said.doesNot}</p>
      {matched.length > 0 && (
        <ul className={styles.list}>
          {matched.map((loan) => (
            <MatchedLoan key={loan.product.id} loan={loan} earnings={earnings} />
          ))}
        </ul>
      )}
      {unmatched.length > 0 && <UnmatchedLoans loans={unmatched} />}
    </>
  );
}
