import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { COMFORTABLE_SHARE, TIGHT_SHARE } from '#domain/loans/affordability.ts';
import { paise } from '#domain/money/money.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { loadContents } from '#renderer/i18n/content-files.ts';
import { formatShare } from '#renderer/ui/text/percent.ts';
import { answerFor, EXAMPLE_INPUT } from '#domain/testing/example-product.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { OfferedProduct } from '#renderer/features/applications/wizard/steps/lenders/offered-product.tsx';
import { PLAIN_ANSWER } from '#renderer/features/applications/matching/answer/testing/plain-answer.ts';
import { MatchAnswerInFull } from '#renderer/features/applications/matching/answer/match-answer.tsx';

const show = await portalRenderer({
  areas: ['applications', 'apply', 'matching', 'cost', 'affordability'],
});

/** Each with an instalment of ₹5,991. */
it.each([
  [2_000_000, 'Comfortable'],
  [1_500_000, 'Tight'],
  [1_300_000, 'Heavy'],
])('says on each card how the instalment sits with %d paise that are left', (left, mark) => {
  const { earnings } = EXAMPLE_INPUT;
  const input = { ...EXAMPLE_INPUT, earnings: { ...earnings, income: paise(1_500_000 + left) } };
  const answer = answerFor(input);
  expect(answer.matched).toHaveLength(1);
  show(<MatchAnswerInFull input={input} answer={answer} {...PLAIN_ANSWER} />);
  const [card] = screen.getAllByRole('listitem');
  if (card === undefined) throw new Error('nothing matches');
  expect(within(card).getByText(new RegExp(`^${mark}: the instalment is `))).toBeDefined();
  expect(within(card).getByText(/It changes neither who matches nor the order/)).toBeDefined();
});

it('says so before a lender is chosen', () => {
  const { earnings } = EXAMPLE_INPUT;
  const [offered] = answerFor({}).matched;
  if (offered === undefined) throw new Error('nothing matches');
  const choice = { offered, before: undefined, isChosen: false, onChoose: () => {} };
  const low = { ...earnings, income: paise(earnings.costs + 1_300_000) };
  show(<OfferedProduct {...choice} earnings={low} />);
  expect(screen.getByText(/^Heavy: the instalment is 46.1%/)).toBeDefined();
});

it.each(LANGUAGES)(
  'is explained in %s on the page about matching, by the same shares',
  async (language) => {
    const { 'how-we-match': page } = await loadContents(language, ['how-we-match']);
    const [rule] = page.fit.paragraphs;
    expect(rule).toContain(formatShare(COMFORTABLE_SHARE));
    expect(rule).toContain(formatShare(TIGHT_SHARE));
  },
);
