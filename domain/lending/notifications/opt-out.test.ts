import { expect, it } from 'vitest';
import { saysStop } from '#domain/lending/notifications/opt-out.ts';

it.each([
  'STOP',
  ' stop. ',
  'Stop!',
  'STOP RINSET',
  'unsubscribe',
  'रोकें',
  'बन्द करो',
  'बंद करें।',
  'मत भेजो',
  'band karo',
])('%s stops messages', (text) => {
  expect(saysStop(text)).toBe(true);
});

it.each([
  '',
  '👍',
  'Please do not stop my loan',
  'stop by our shop on Monday',
  'क्या ऑफ़र बंद हो गया?',
  'ok',
])('%s does not', (text) => {
  expect(saysStop(text)).toBe(false);
});
