import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerFor, EXAMPLE_INPUT } from '#domain/testing/example-product.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { MatchAnswerInFull } from '#renderer/features/applications/matching/answer/match-answer.tsx';
import { PLAIN_ANSWER } from '#renderer/features/applications/matching/answer/testing/plain-answer.ts';
import { OfferedProduct } from '#renderer/features/applications/wizard/steps/lenders/offered-product.tsx';

const show = await portalRenderer({
  areas: ['applications', 'apply', 'matching', 'cost', 'affordability'],
});

const WARNING = /receipt for the down payment before it decides.*Pay nothing yet/;
const early = answerFor(
  {},
  { documents: { beforeSanction: ['margin-receipt'], afterSanction: [] } },
);
const late = answerFor(
  {},
  { documents: { beforeSanction: [], afterSanction: ['margin-receipt'] } },
);

it('warns on the card to pay nothing yet, only where a receipt is asked for before a decision', () => {
  show(<MatchAnswerInFull input={EXAMPLE_INPUT} answer={early} {...PLAIN_ANSWER} />);
  const [card] = screen.getAllByRole('listitem');
  if (card === undefined) throw new Error('nothing matches');
  expect(within(card).getByText(WARNING)).toBeDefined();
});

it('says nothing of it where the receipt is asked for afterwards', () => {
  show(<MatchAnswerInFull input={EXAMPLE_INPUT} answer={late} {...PLAIN_ANSWER} />);
  expect(screen.getByText('Receipt for the down payment')).toBeDefined();
  expect(screen.queryByText(WARNING)).toBeNull();
});

it('warns where a lender is chosen too', () => {
  const [offered] = early.matched;
  if (offered === undefined) throw new Error('nothing matches');
  const choice = { offered, before: undefined, isChosen: false, onChoose: () => {} };
  show(<OfferedProduct {...choice} earnings={null} />);
  expect(screen.getByText(WARNING)).toBeDefined();
});
