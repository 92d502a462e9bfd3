import { describe, expect, it } from 'vitest';
import { isStaffLanguage, LANGUAGES } from '#domain/languages.ts';
import {
  brandTextIn,
  leftInEnglish,
  leftOpen,
  parseBrandSettings,
} from '#contract/brand-settings.ts';

const problemsOf = (settings: object | string) => {
  const read = parseBrandSettings(
    typeof settings === 'string' ? settings : JSON.stringify(settings),
  );
  return read.ok ? [] : read.failure;
};

const office = {
  city: 'Pune',
  state: 'Maharashtra',
  pinCode: '411001',
  latitude: 18.52,
  longitude: 73.86,
};

describe('the settings of a brand', () => {
  it('may leave everything to the product', () => {
    const read = parseBrandSettings('{}');
    expect(read).toEqual({ ok: true, value: {} });
    expect(read.ok && leftOpen(read.value)).toContain('grievanceOfficer');
  });

  it('say what people read once for all languages, or once for each', () => {
    const read = parseBrandSettings('{"name": "Sugam", "tagline": {"en": "Plain", "hi": "सीधा"}}');
    expect(read).toMatchObject({
      ok: true,
      value: { name: { en: 'Sugam', hi: 'Sugam' }, tagline: { en: 'Plain', hi: 'सीधा' } },
    });
  });

  it('may say it in other languages besides, and have English where it is left out', () => {
    const read = parseBrandSettings(
      '{"name": "Sugam", "tagline": {"en": "Plain", "hi": "सीधा", "mr": "साधे"}}',
    );
    expect(read.ok).toBe(true);
    const { name, tagline } = read.ok ? read.value : {};
    expect(name && brandTextIn(name, 'ur')).toBe('Sugam');
    expect(tagline && brandTextIn(tagline, 'mr')).toBe('साधे');
    expect(tagline && brandTextIn(tagline, 'ta')).toBe('Plain');
  });

  it('tell what is not in a language of the portal, with its place', () => {
    const settings = { tagline: { en: 'Plain', hi: 'सीधा' }, name: 'Sugam', headOffice: office };
    const read = parseBrandSettings(JSON.stringify(settings));
    const missing = LANGUAGES.filter((language) => !isStaffLanguage(language)).join(', ');
    expect(read.ok && leftInEnglish(read.value)).toEqual(
      missing === '' ? [] : [`tagline: ${missing}`],
    );
  });

  it.each([
    ['{"name": ', /JSON/],
    [{ nmae: 'Sugam' }, /^nmae: is no name of a brand’s settings$/],
    [{ emails: { help: 'a@b.in' } }, /^emails\.help: is no name/],
    [{ name: '' }, /^name: is to be one line of at most 300 characters/],
    [{ name: 'Sugam\nRin' }, /^name: is to be one line/],
    [{ name: { en: 'Sugam' } }, /^name: is to be one line .* \{"en": "…", "hi": "…"\}/],
    [{ name: { en: 'Sugam', hi: 'सुगम', fr: 'Sugam' } }, /^name\.fr: is no name of/],
    [{ emails: { support: 'help at sugam' } }, /^emails\.support: is no email address/],
    [{ phone: 'call us' }, /^phone: is no telephone number/],
    [{ origin: 'http://www.sugam.in' }, /^origin: is no address that begins with https/],
    [{ origin: 'https://www.sugam.in/portal' }, /^origin: has more than https:\/\/ and a name/],
    [{ origin: 'https://www.sugam.in/' }, /^origin: has more than/],
    [{ video: 'javascript:alert(1)' }, /^video: is no address that begins with https/],
    [{ apps: { android: 'http://play.example' } }, /^apps\.android: is no address/],
    [{ social: [{ network: 'X', handle: 'x', url: 'x.com' }] }, /^social\.0\.url: is no address/],
    [{ headOffice: { ...office, pinCode: '4110' } }, /^headOffice\.pinCode: is no PIN code/],
    [{ headOffice: { ...office, latitude: 73.86 } }, /^headOffice\.latitude: is not in India/],
    [{ headOffice: { city: 'Pune' } }, /^headOffice\.state: /],
    [{ headOffice: null }, /^headOffice: /],
    [{ colours: { primary: 'teal' } }, /^colours\.primary: is no colour of the form #1a6b5c/],
    [{ colours: { accent: '#9a3412' } }, /^colours\.primary: /],
    [{ logo: 'logo.jpg' }, /^logo: is no name of an SVG or PNG file/],
    [{ grievanceOfficer: { email: 'officer' } }, /^grievanceOfficer\.email: is no email address/],
  ])('are refused with the field and what is wrong: %j', (settings, problem) => {
    expect(problemsOf(settings)[0]).toMatch(problem);
  });

  it('are refused with all that is wrong at once', () => {
    expect(problemsOf({ phone: 'none', foundedYear: '2024' })).toHaveLength(2);
  });
});
