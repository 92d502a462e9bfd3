import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { NOTIFICATION_EVENTS } from '#domain/lending/notifications/notification-events.ts';
import { notificationText } from '#domain/lending/notifications/notifications.ts';

const ABOUT = { number: 'LA0123456789', address: 'https://portal.example' };

describe.each(LANGUAGES)('an email notification in %s', (language) => {
  it.each(NOTIFICATION_EVENTS)('names the number and the portal, and no amount: %s', (event) => {
    const { subject, body } = notificationText(event, language, ABOUT);
    expect(subject.endsWith(` (${ABOUT.number})`)).toBe(true);
    expect(subject.length).toBeLessThan(80);
    expect(body).toContain(ABOUT.address);
    expect(body.replaceAll(ABOUT.number, '')).not.toMatch(/[\d₹{}]/u);
    expect(/^[\p{Script=Latin}\p{Script=Common}]+$/u.test(subject)).toBe(language === 'en');
    expect(body).not.toMatch(/\r/);
  });

  it('differs from event to event', () => {
    const subjects = NOTIFICATION_EVENTS.map(
      (event) => notificationText(event, language, ABOUT).subject,
    );
    expect(new Set(subjects).size).toBe(NOTIFICATION_EVENTS.length);
  });
});

it('takes an address as it is, whatever is in it', () => {
  const { body } = notificationText('submitted', 'en', {
    ...ABOUT,
    address: 'https://a.example/$&',
  });
  expect(body).toContain('https://a.example/$&\n');
});
