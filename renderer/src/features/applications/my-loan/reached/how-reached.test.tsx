import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fail } from '#contract/result.ts';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { HowReached } from '#renderer/features/applications/my-loan/reached/how-reached.tsx';
import {
  BORROWER_AREAS,
  showToBorrower,
} from '#renderer/features/applications/my-loan/testing/show-to-borrower.tsx';
import { type AnswersByName, refused } from '#renderer/platform/testing/calls.tsx';

const showInPortal = await portalRenderer({ areas: [...BORROWER_AREAS] });
const show = (answers: AnswersByName) => showToBorrower(showInPortal, <HowReached />, answers);

const HASH = 'a'.repeat(64);
const sms = {
  channel: 'sms',
  isOn: false,
  isReady: true,
  said: null,
  consent: { text: 'I want to be told by SMS.', hash: HASH },
};
const email = { channel: 'email', isOn: true, isReady: false, said: null, consent: null };
const choices = (...channels: object[]) => ({ channels, numberEndsWith: '3210' });
const AGREED = { at: Date.UTC(2026, 10, 28), origin: 'page', wording: 'I wanted that.' };

test('whoever agrees has read the words, and names them', async () => {
  let isOn = false;
  const asked = show({
    noticeChannels: () => choices({ ...sms, isOn, said: isOn ? AGREED : null }, email),
    chooseChannel: () => {
      isOn = true;
      return choices({ ...sms, isOn: true, said: AGREED }, email);
    },
  });
  expect(await screen.findByText('I want to be told by SMS.')).toBeDefined();
  expect(screen.getByText('To your mobile number that ends in 3210')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'I agree: turn on SMS' }));
  expect(await screen.findByText('Done: we now reach you by SMS.')).toBeDefined();
  expect(await screen.findByText('I wanted that.')).toBeDefined();
  expect(screen.getByText(/^On since .*28/)).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('How we reach you');
  expect(asked.filter(({ name }) => name === 'chooseChannel')).toMatchObject([
    { body: { channel: 'sms', isOn: true, language: 'en', noticeHash: HASH } },
  ]);
});

test('what was chosen is shown with the words that say so, before it is read again', async () => {
  let isChosen = false;
  show({
    noticeChannels: () => (isChosen ? new Promise(() => {}) : choices(sms)),
    chooseChannel: () => {
      isChosen = true;
      return choices({ ...sms, isOn: true, said: AGREED });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'I agree: turn on SMS' }));
  expect(await screen.findByText('Done: we now reach you by SMS.')).toBeDefined();
  expect(screen.getByText('On')).toBeDefined();
  expect(screen.queryByText('Off')).toBeNull();
});

test('what was stopped by an answer says so, and can be turned on again', async () => {
  show({
    noticeChannels: () => choices({ ...sms, said: { ...AGREED, origin: 'answer', wording: null } }),
  });
  expect(await screen.findByText(/because you answered STOP/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'I agree: turn on SMS' })).toBeDefined();
});

test('other words in the meantime are to be read again', async () => {
  show({
    noticeChannels: () => choices(sms),
    chooseChannel: () => fail(refused('notice-changed')),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'I agree: turn on SMS' }));
  expect(await screen.findByText(/The text has changed in the meantime/)).toBeDefined();
});

test('an email that is not confirmed leads to the profile', async () => {
  show({ noticeChannels: () => choices(email) });
  expect(await screen.findByText(/Nothing is sent there until/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Confirm it in your profile' })).toBeDefined();
  expect(screen.getByText('Off')).toBeDefined();
});

test('a service that sends nothing says so', async () => {
  show({ noticeChannels: () => choices() });
  expect(await screen.findByText(/This service sends no messages/)).toBeDefined();
});
