import { describe, expect, it } from 'vitest';
import { prefers, startElsewhere } from '#scripts/web/first-visit.ts';

const HINDI = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8', host: 'rinsetu.example' };

describe('the first language of the portal that a browser prefers', () => {
  it.each([
    ['hi', 'hi'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['HI-in', 'hi'],
    ['fr-FR, hi;q=0.5', 'hi'],
    ['gu-IN,gu;q=0.9,hi-IN;q=0.8,en;q=0.7', 'hi'],
    ['en-IN,hi;q=0.9', 'en'],
    ['fr,en-GB;q=0.8,hi;q=0.7', 'en'],
  ])('of %s is %s', (header, language) => {
    const found = (['en', 'hi'] as const).filter((each) =>
      new RegExp(prefers(each), 'i').test(header),
    );
    expect(found).toEqual([language]);
  });

  it.each(['', '*', 'fr-FR,fr', 'hil', 'english', 'x-hi'])('of %s is none', (header) => {
    expect(new RegExp(prefers('hi'), 'i').test(header)).toBe(false);
    expect(new RegExp(prefers('en'), 'i').test(header)).toBe(false);
  });
});

describe('the start page', () => {
  it('leads a visitor from elsewhere to the language of the browser', () => {
    expect(startElsewhere(HINDI)).toBe('/hi');
    expect(startElsewhere({ ...HINDI, 'sec-fetch-site': 'none' })).toBe('/hi');
    expect(startElsewhere({ ...HINDI, 'sec-fetch-site': 'cross-site' })).toBe('/hi');
    expect(startElsewhere({ ...HINDI, referer: 'https://search.example/?q=loan' })).toBe('/hi');
  });

  it('is answered where the browser prefers English, or nothing that the portal has', () => {
    expect(startElsewhere({ 'accept-language': 'en-IN,hi;q=0.5' })).toBeNull();
    expect(startElsewhere({ 'accept-language': 'fr' })).toBeNull();
    expect(startElsewhere({})).toBeNull();
  });

  it('is in the language that was chosen before', () => {
    expect(startElsewhere({ ...HINDI, cookie: 'a=b; language=en' })).toBeNull();
    expect(startElsewhere({ 'accept-language': 'en', cookie: 'language=hi; a=b' })).toBe('/hi');
    expect(startElsewhere({ ...HINDI, cookie: 'language=//evil.example' })).toBe('/hi');
    expect(startElsewhere({ ...HINDI, cookie: 'my-language=en' })).toBe('/hi');
  });

  it('is answered to whoever follows a link of the portal, with or without script', () => {
    expect(startElsewhere({ ...HINDI, 'sec-fetch-site': 'same-origin' })).toBeNull();
    const referer = 'http://rinsetu.example/hi/faq';
    expect(startElsewhere({ ...HINDI, referer })).toBeNull();
    // As it is fetched ahead.
    expect(startElsewhere({ ...HINDI, referer, 'sec-fetch-site': 'none' })).toBeNull();
  });

  it.each(['Mozilla/5.0 (compatible; Googlebot/2.1)', 'WhatsApp/2.23', 'facebookexternalhit/1.1'])(
    'is answered to %s',
    (agent) => expect(startElsewhere({ ...HINDI, 'user-agent': agent })).toBeNull(),
  );
});
