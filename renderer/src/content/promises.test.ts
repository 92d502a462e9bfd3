/** What the pages promise, which must agree wherever it is said. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { DAYS_TO_ASK_OMBUDSMAN } from '#domain/lending/grievances.ts';
import { loadContents } from '#renderer/i18n/content-files.ts';
import { brandIn } from '#renderer/content/product-words.ts';

/** How each language says what these tests look for. */
const SAID: Readonly<
  Record<
    Language,
    {
      readonly announced: RegExp;
      readonly four: RegExp;
      readonly counts: RegExp;
      readonly here: RegExp;
      readonly app: RegExp;
    }
  >
> = {
  en: {
    announced: /to be announced/,
    four: /\bfour\b/,
    counts: /\b(?:two|three|four|five)\b|\d/,
    here: /apply here/,
    app: /download|mobile app/i,
  },
  hi: {
    announced: /जल्द बताया जाएगा/,
    four: /चार/,
    counts: /चार|\d/,
    here: /यहीं/,
    app: /डाउनलोड|मोबाइल ऐप/,
  },
  mr: {
    announced: /लवकरच(?=[",])/,
    four: /चार/,
    counts: /चार|\d/,
    here: /येथेच/,
    app: /डाउनलोड|मोबाइल ॲप/,
  },
  bn: {
    announced: /পরে জানানো হবে/,
    four: /চারটি/,
    counts: /চার|\d/,
    here: /এখানে/,
    app: /ডাউনলোড|মোবাইল অ্যাপ/,
  },
  ta: {
    announced: /பின்னர் அறிவிக்கப்படும்/,
    four: /நான்கு/,
    counts: /நான்கு|\d/,
    here: /இங்கேயே/,
    app: /பதிவிறக்க|டவுன்லோட்|மொபைல் ஆப்/,
  },
  ur: {
    announced: /بعد میں (?:بتائے جائیں گے|بتایا جائے گا|ہوگا)/,
    four: /چار/,
    counts: /چار|\d/,
    here: /یہیں/,
    app: /ڈاؤن ?لوڈ|موبائل ایپ/,
  },
};

const loaded = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    copy: await loadContents(language, [
      'branches',
      'business-loan',
      'ev-loan',
      'home',
      'loan-products',
      'navigation',
      'pages',
      'privacy-policy',
      'support',
      'tools',
    ]),
  })),
);

describe.each(loaded)('promises in $language', ({ language, copy }) => {
  const { hours, grievanceOfficer } = brandIn(language);
  const said = SAID[language];

  test('leave out what the owner has still to say, but for the elements that the specification has', () => {
    // About us, the team and the branches' table have them; the contact details of Support come with the brand.
    const { branches: table, ...others } = copy;
    expect(JSON.stringify(table)).toMatch(said.announced);
    expect(JSON.stringify(others)).not.toMatch(said.announced);
  });

  test('give one time for support and for complaints', () => {
    expect(grievanceOfficer.hours).toBe(hours);
    expect(copy['business-loan'].supportNote).toContain('24/7');
    expect(copy['business-loan'].supportNote).toContain(hours);
    for (const { grievance } of [copy.support, copy['privacy-policy']]) {
      expect(grievance.paragraphs.join(' ')).toContain(hours);
    }
  });

  test('say when a complaint may go to the ombudsman, and until when', () => {
    const { afterDays, text } = brandIn(language).escalation;
    expect(text.match(/\d+/g)).toEqual([String(afterDays), String(DAYS_TO_ASK_OMBUDSMAN)]);
    for (const { grievance } of [copy.support, copy['privacy-policy']]) {
      expect(JSON.stringify(grievance)).toContain(text);
    }
  });

  test('say beside every other limit that loans in rupees go up to 5 lakh', () => {
    const calculator = copy.tools.emiCalculator.points.join(' ');
    expect(calculator).toContain('₹15,00,000');
    for (const text of [
      calculator,
      copy['business-loan'].currencyNote,
      copy['ev-loan'].currencyNote,
    ]) {
      expect(text).toContain('₹5,00,000');
    }
  });

  test('say how many of the hundreds of products are shown', () => {
    expect([copy['loan-products'].evLoan, ...copy['loan-products'].business]).toHaveLength(4);
    const step = copy.home.process.steps[1];
    expect(step?.text).toMatch(said.four);
    // Where people apply here, the catalogue decides how many there are.
    expect(step?.textHere).not.toMatch(said.counts);
  });

  test('describe /apply-loan, where people apply here, without sending them to an app', () => {
    const { descriptionHere } = copy.pages['/apply-loan'];
    expect(descriptionHere).toMatch(said.here);
    expect(descriptionHere).not.toMatch(said.app);
  });

  test('say first, on the forms to print, that Register alone opens an account', () => {
    for (const { intro, related } of [copy.tools.registerNbfc, copy.tools.registerType]) {
      const register = related.find(({ to }) => to === '/register');
      expect(intro).toContain(register?.label ?? 'no link to /register');
    }
  });

  test('say what the rate of the EV loan comes to with its fee', () => {
    // Worked out in stated-rate.test.ts.
    expect(copy['ev-loan'].feeNote).toContain('4.4%');
  });

  test('name the privacy policy in one way', () => {
    const { shortName } = copy.pages['/privacypolicy'];
    const links = copy.navigation.footer.flatMap((column) => [...column.links]);
    const toPolicy = links.filter(({ to }) => to === '/privacypolicy');
    expect(toPolicy.map(({ label }) => label)).toEqual([shortName]);
  });
});
