// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { succeed } from '#contract/result.ts';
import { paise } from '#domain/money/money.ts';
import { answeringByName, WithQueries } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { CaseView } from '#renderer/features/lender/case-view.tsx';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import {
  CAME_AT,
  NUMBER,
  openedCase,
  previewOf,
} from '#renderer/features/lender/testing/opened-case.ts';

const show = await portalRenderer({
  areas: ['staff', 'lender', 'apply', 'lender-inbox', 'applications', 'offers', 'cost'],
});
const SHOWN = await previewOf(
  { amount: paise(11_000_000), months: 24, rate: { kind: 'reducing', percent: 17 }, fees: [] },
  '2026-11-23',
);

const offerThatIs = (state: OpenedCase['offers'][number]['state']) => ({
  ...SHOWN,
  offer: crypto.randomUUID(),
  state,
  madeAt: CAME_AT,
  decidedAt: null,
});

function open(offers: OpenedCase['offers'], acts: OpenedCase['acts']) {
  const { call, asked } = answeringByName({
    openCase: () => succeed(openedCase({ state: 'OFFERED', waitsFor: 'borrower', offers, acts })),
    withdrawOffer: () => succeed({ number: NUMBER, state: 'PROCESSING', version: 3 }),
  });
  show(
    <WithQueries>
      <CaseView number={NUMBER} />
    </WithQueries>,
    { call },
  );
  return (name: string) => asked.filter((one) => one.name === name).map(({ body }) => body);
}

it('lists offers, the newest first, each with its statement; an open one is withdrawn on request', async () => {
  const [first, second] = [offerThatIs('WITHDRAWN'), offerThatIs('OPEN')];
  const asked = open([first, second], ['makeOffer', 'withdrawOffer']);
  const rows = await screen.findAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent.slice(0, 24))).toEqual([
    'Offer2, of 23 Nov 2026St',
    'Offer1, of 23 Nov 2026St',
  ]);
  expect(screen.queryByRole('button', { name: 'Withdraw the offer 1' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Key facts of offer 2' }));
  expect(await screen.findByText(SHOWN.keyFactsHash)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw the offer 2' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('We tell the borrower, who can no longer accept it');
  await userEvent.click(within(question).getByRole('button', { name: 'Withdraw the offer' }));
  expect(await screen.findByText(/You have withdrawn the offer/)).toBeDefined();
  expect(asked('withdrawOffer')).toEqual([
    { requestId: expect.any(String), number: NUMBER, version: 2, offer: second.offer },
  ]);
});

it('says that five open offers are enough', async () => {
  open(
    Array.from({ length: 5 }, () => offerThatIs('OPEN')),
    ['withdrawOffer'],
  );
  expect(await screen.findByText(/You have five open offers already/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull();
});
