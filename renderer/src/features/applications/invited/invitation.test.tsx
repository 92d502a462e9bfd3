// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import { answerFor } from '#domain/testing/example-product.ts';
import { WithQueries, answering, refused } from '#renderer/platform/testing/calls.tsx';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { Invitation } from '#renderer/features/applications/invited/invitation.tsx';
import { anInvitation } from '#renderer/features/applications/invited/testing/an-invitation.ts';
import { VerifyPhoneContext } from '#renderer/features/applications/shared/phone-proof.tsx';
import type { Platform } from '#renderer/platform/platform.ts';

const TOKEN = 'x'.repeat(43);
const HASH = 'c'.repeat(64);
const matched = succeed({ match: answerFor({}), ways: [], catalogueHash: HASH });
const begun = succeed({ number: 'LA0000000001', version: 1 });

const sessionOf = (userId: string | null): Platform['session'] => {
  const state = { userId, keeping: 'browser' } as const;
  return { current: () => state, ready: Promise.resolve(), subscribe: () => () => undefined };
};
const signIn = () => Promise.resolve(() => <p>The sign-in</p>);

async function open(
  answers: readonly Result<unknown, GatewayFailure>[],
  userId: string | null = 'RS1',
) {
  sessionStorage.clear();
  const { call, asked } = answering(answers);
  const onAccepted = vi.fn<(started: object) => void>();
  const onOutdated = vi.fn<() => void>();
  const render = await portalRenderer({
    areas: ['common', 'applications', 'apply', 'matching', 'invited'],
    contents: [],
  });
  render(
    <WithQueries>
      <VerifyPhoneContext value={() => <p>The code</p>}>
        <Invitation
          token={TOKEN}
          invitation={anInvitation({ months: [12, 24] })}
          signIn={signIn}
          onAccepted={onAccepted}
          onOutdated={onOutdated}
        />
      </VerifyPhoneContext>
    </WithQueries>,
    { call, session: sessionOf(userId) },
  );
  return { asked, onAccepted, onOutdated };
}
const field = (name: string) => screen.getByRole('textbox', { name });
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I agree/ });

async function answerAll(): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: '24 months' }));
  await userEvent.type(field('What you earn'), '1200');
  await userEvent.type(field('What you spend'), '300');
  await userEvent.type(field('PIN code where you live'), '302001');
  await userEvent.type(field('Year of birth'), '1990');
}
const begin = () => userEvent.click(screen.getByRole('button', { name: 'Begin the application' }));
const bodiesOf = (asked: readonly { readonly name: string; readonly body: unknown }[]) =>
  asked.filter(({ name }) => name === 'acceptInvitation').map(({ body }) => body);

it('names the dealer, asks only what the quote leaves open, and ticks nothing', async () => {
  await open([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Madeup Motors invites/);
  expect(screen.getByText('₹1,65,000')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'On-road price' })).toBeNull();
  expect(screen.getAllByRole('radio', { name: /months$/ })).toHaveLength(2);
  expect(consent().checked).toBe(false);
});

it('shares nothing without the tick, and starts once however often it is requested', async () => {
  const { asked, onAccepted } = await open([
    matched,
    fail({ kind: 'unreachable' }),
    matched,
    begun,
  ]);
  await answerAll();
  await begin();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^There is no connection/);
  await begin();
  expect(onAccepted).toHaveBeenCalledExactlyOnceWith({
    number: 'LA0000000001',
    hasMatchChanged: false,
  });
  const [first, second] = bodiesOf(asked);
  expect(second).toEqual(first);
  expect(first).toMatchObject({
    token: TOKEN,
    noticeHash: null,
    input: { exShowroomPrice: 15_000_000, months: 24, pinCode: '302001' },
  });
});

it('asks again for consent to share when the notice has changed', async () => {
  const changed = { noticeHash: 'd'.repeat(64) };
  const { asked, onOutdated } = await open([
    matched,
    fail({ kind: 'refused', status: 409, current: changed }),
  ]);
  await answerAll();
  await userEvent.click(consent());
  await begin();
  expect((await screen.findByRole('alert')).textContent).toMatch(/has changed meanwhile/);
  expect(bodiesOf(asked)).toMatchObject([{ noticeHash: 'a'.repeat(64) }]);
  expect(onOutdated).toHaveBeenCalledOnce();
  expect(consent().checked).toBe(false);
});

it('asks for a code without a word on when or how one signed in', async () => {
  await open([matched, fail(refused('fresh-code-needed'))]);
  await answerAll();
  await userEvent.click(consent());
  await begin();
  expect(await screen.findByRole('heading', { name: 'Confirm with a code' })).toBeTruthy();
  expect(screen.getByText('The code')).toBeTruthy();
  expect(screen.queryByText(/minutes|signed in/)).toBeNull();
});

it('says that it is from the dealer’s quote, and that it can be changed', async () => {
  await open([]);
  expect(screen.getByText(/^From your dealer’s quote\. You can change it/)).toBeTruthy();
});

it('says what has to be brought to the dealer with each lender', async () => {
  await open([]);
  const counter = screen.getByRole('heading', { name: 'To pay at the dealer’s counter' });
  expect(counter.nextElementSibling?.textContent).toMatch(/stamp duty/);
  expect(screen.getByText('Neem, E-rickshaw loan').nextElementSibling?.textContent).toBe('₹43,568');
});

it('asks to sign in on the spot, and keeps what was typed', async () => {
  const { asked } = await open([], null);
  await answerAll();
  await userEvent.click(screen.getByRole('button', { name: 'Go on to sign in' }));
  expect(await screen.findByText('The sign-in')).toBeTruthy();
  expect(field('PIN code where you live')).toHaveProperty('value', '302001');
  expect(asked).toEqual([]);
});
