import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import {
  noticeAddress,
  readPlace,
  writtenPlace,
} from '#domain/lending/notifications/notice-places.ts';
import { NOTIFICATION_EVENTS } from '#domain/lending/notifications/notification-events.ts';

it.each(NOTIFICATION_EVENTS)('a notice leads to a place of My loan: %s', (event) => {
  const number = event === 'grievance-answered' ? 'GR0123456789' : 'LA0123456789';
  for (const language of LANGUAGES) {
    const address = new URL(noticeAddress('https://portal.example', event, language, number));
    expect(address.pathname).toMatch(/^(?:\/[a-z]{2})?\/consumer-profile$/);
    expect(address.search).toBe('');
    expect(readPlace(address.hash)?.number).toBe(number);
  }
});

it('a place is read as it was written', () => {
  const place = { part: 'offers', number: 'LA0123456789' } as const;
  expect(readPlace(`#${writtenPlace(place)}`)).toStrictEqual(place);
});

it.each(['', '#', '#offers', '#offers=', '#offers=LA1', '#my-data', '#offers=LA0123456789=1'])(
  'anything else is none: %s',
  (hash) => {
    expect(readPlace(hash)).toBeNull();
  },
);
