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
  'थांबवा.',
  'बन्द करा',
  'বন্ধ করুন।',
  'bondho korun',
  'நிறுத்து',
  'வேண்டாம்!',
  'روکیں۔',
  'بند کریں',
  'بند كرو',
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
  'ऑफर बंद झाली का?',
  'অফার কি বন্ধ হয়ে গেছে?',
  'கடன் வேண்டும்',
  'کیا آفر بند ہو گئی؟',
])('%s does not', (text) => {
  expect(saysStop(text)).toBe(false);
});
