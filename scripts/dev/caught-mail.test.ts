import { expect, it } from 'vitest';
import { emailCodeText } from '#domain/lending/notifications/email-code-text.ts';
import { notificationText } from '#domain/lending/notifications/notifications.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { caughtMail } from '#scripts/dev/caught-mail.ts';

const ADDRESS = 'http://127.0.0.1:4173';
const mail = { to: ['ramesh@example.org'], messageId: '', headers: '' };

it.each(LANGUAGES)('a code is shown with its address masked, in %s', (language) => {
  const text = emailCodeText(language, { code: '012345', address: ADDRESS });
  expect(caughtMail({ ...mail, ...text })).toBe('Email code for r•••@example.org: 012345');
});

it('any other mail is shown by its subject', () => {
  const text = notificationText('submitted', 'en', { number: 'LA0123456789', address: ADDRESS });
  expect(caughtMail({ ...mail, ...text })).toBe(
    'Email to r•••@example.org: We have your application (LA0123456789)',
  );
});
