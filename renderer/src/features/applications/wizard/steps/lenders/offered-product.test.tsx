// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import { answerFor } from '#domain/testing/example-product.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { MatchedLoan } from '#renderer/features/applications/matching/answer/matched-loan.tsx';
import { OfferedProduct } from '#renderer/features/applications/wizard/steps/lenders/offered-product.tsx';

const [MATCHED] = answerFor({}).matched;
const amountsIn = (text: string | null) => text?.match(/₹[\d,.]*\d/g) ?? [];

it('names the same amounts as the answer of the matching did, to the paisa', async () => {
  if (MATCHED === undefined) throw new Error('nothing matches');
  const { offer } = MATCHED;
  const loan: MatchedProduct = { ...MATCHED, offer: { ...offer, totalPaid: 16_000_157 } };
  const render = await portalRenderer({
    areas: ['common', 'applications', 'matching', 'apply'],
    contents: [],
  });
  const answer = render(<MatchedLoan loan={loan} />);
  const answered = amountsIn(answer.container.textContent);
  const { container } = render(
    <OfferedProduct offered={loan} before={undefined} isChosen={false} onChoose={() => {}} />,
  );
  const named = amountsIn(container.textContent);
  expect(named).toContain('₹1,60,001.57');
  expect(answered).toEqual(expect.arrayContaining(named));
});
