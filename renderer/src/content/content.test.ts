/** What holds for the copy in every language. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { brandIn } from '#renderer/content/product-words.ts';
import { CONTENT_NAMES } from '#renderer/content/contents.ts';
import { loadContents } from '#renderer/i18n/content-files.ts';

const ROUTES = [
  '/',
  '/login',
  '/register',
  '/apply-loan',
  '/nbfc',
  '/NBFC',
  '/emi-calculator',
  '/psychometric-test',
  '/register-nbfc',
  '/consumer-profile',
  '/products',
  '/about',
  '/business-loan',
  '/news&blog',
  '/register-type',
  '/dealer',
  '/support',
  '/loan-eligibility',
  '/how-we-match',
  '/recover',
  '/apply',
  '/guarantor',
  '/quote',
  '/dealer-desk',
  '/operator',
  '/staff-sign-in',
  '/lender',
  '/branches',
  '/faq',
  '/privacypolicy',
  '/ev-loan',
];

/** The same rules in each language, with the words by which a breach of them is found. */
type Rules = {
  readonly pushing: RegExp;
  readonly ended: { readonly incentives: RegExp; readonly say: string };
  readonly lenders: RegExp;
  readonly ownFees: string;
};

const RULES: Readonly<Record<Language, Rules>> = {
  en: {
    pushing: /\b(?:hurry|instant|guaranteed|unbeatable|world-class|risk-free|recommended)\b/i,
    ended: {
      incentives: /PM E-DRIVE|subsid|\bFAME\b|purchase incentive/i,
      say: 'have ended',
    },
    lenders: /lender/i,
    ownFees: 'Lenders have fees of their own',
  },
  hi: {
    pushing: /जल्दी करें|झटपट|फटाफट|गारंटीशुदा|गारंटी के साथ|बेजोड़|बेमिसाल|जोखिम-मुक्त|बिना जोखिम/,
    ended: { incentives: /PM E-DRIVE|सब्सिडी|FAME/, say: 'बंद हो चुकी है' },
    lenders: /लोन देने वाली कंपन[िी]|लेंडर/,
    ownFees: 'लोन देने वाली कंपनियों की अपनी फ़ीस होती है',
  },
  mr: {
    pushing:
      /हमखास|खात्रीशीर|झटपट|फटाफट|त्वरा करा|घाई करा|त्वरित|तात्काळ|हमीसह|गॅरंटी|अतुलनीय|अजोड|बेजोड|जोखीममुक्त|जोखमीशिवाय/,
    ended: { incentives: /PM E-DRIVE|केंद्र.*सबसिडी|FAME/, say: 'संपली आहे' },
    lenders: /कंपनी|कंपन्या/,
    ownFees: 'लोन देणाऱ्या कंपन्यांची स्वतःची फी असते',
  },
  bn: {
    pushing: /চটপট|ঝটপট|চটজলদি|তাৎক্ষণিক|গ্যারান্টিযুক্ত|অতুলনীয়|বিশ্বমানের|ঝুঁকিমুক্ত|ঝুঁকিহীন/,
    ended: { incentives: /PM E-DRIVE|কেন্দ্রের ভর্তুকি|FAME/, say: 'শেষ হয়ে গেছে' },
    lenders: /ঋণদাতা/,
    ownFees: 'ঋণদাতাদের নিজস্ব ফি থাকে',
  },
  ta: {
    pushing: /அவசரமாக|உடனடி|உத்தரவாதமான|நிகரற்ற|உலகத் ?தர|ரிஸ்க் ?இல்லா|பரிந்துரைக்கிறோம்/,
    ended: { incentives: /PM E-DRIVE|மானிய|FAME/, say: 'முடிந்துவிட்டது' },
    lenders: /கடன் நிறுவன/,
    ownFees: 'கடன் நிறுவனங்களுக்குத் தனிக் கட்டணங்கள் உண்டு',
  },
  ur: {
    pushing:
      /جلدی کریں|جھٹ پٹ|فٹافٹ|فوری منظوری|گارنٹی شدہ|یقینی منظوری|بے مثال|عالمی معیار|خطرے سے پاک/,
    ended: { incentives: /PM E-DRIVE|سبسڈی|FAME/, say: 'ختم ہو چکی ہیں' },
    lenders: /قرض کمپن(?:ی|یاں|یوں)/,
    ownFees: 'قرض کمپنیوں کی اپنی فیس ہوتی ہے',
  },
};

const copies = await Promise.all(
  LANGUAGES.map(async (language) => ({
    language,
    copy: await loadContents(language, CONTENT_NAMES),
  })),
);
const sources = import.meta.glob<string>(['./*/*.{ts,po}', '!./brand/*', '!./*/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Every string of the copy, with its location. */
function stringsOf(value: unknown, where: string): { where: string; text: string }[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsOf(part, `${where}.${key}`));
}

describe.each(copies)('the copy in $language as a whole', ({ language, copy }) => {
  const brand = brandIn(language);
  const rules = RULES[language];
  const allCopy = [...stringsOf(copy, language), ...stringsOf(brand, `brand ${language}`)];
  const matching = (pattern: RegExp) => allCopy.filter(({ text }) => pattern.test(text));

  test('is found by this test', () => {
    expect(allCopy.length).toBeGreaterThan(500);
  });

  test('links only to routes that exist', () => {
    const paths = allCopy.map(({ text }) => text).filter((text) => text.startsWith('/'));
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !ROUTES.includes(path.replace(/[?#].*/, '')))).toEqual([]);
  });

  test.runIf(brand.isPlaceholder)('holds no number that could be a telephone number', () => {
    const isDate = /^\d{4}-\d{2}(-\d{2})?$/;
    const suspicious = allCopy.filter(
      ({ text }) => !isDate.test(text) && /\d{7,}/.test(text.replace(/[\s()-]/g, '')),
    );
    expect(suspicious).toEqual([]);
    expect(matching(/tel:|\+91/)).toEqual([]);
  });

  test.runIf(brand.isPlaceholder)('names only reserved domains, and the Reserve Bank’s', () => {
    const hosts = allCopy.flatMap(
      ({ text }) => text.match(/[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/gi) ?? [],
    );
    expect(hosts.length).toBeGreaterThan(5);
    const reserved = /(?:^|\.)example(?:\.com)?$/;
    expect(hosts.filter((host) => !reserved.test(host) && host !== 'cms.rbi.org.in')).toEqual([]);
  });

  test('takes the name of the brand from the brand file', () => {
    const hardCoded = Object.entries(sources).filter(
      ([file, source]) =>
        file.startsWith(`./${language}/`) &&
        /rinsetu|रिनसेतु|ऋणसेतु|ঋণসেতু|ரின்சேது|رن ?سیتو/i.test(source),
    );
    expect(hardCoded.map(([file]) => file)).toEqual([]);
  });

  test('has no empty text but for pictures that only decorate', () => {
    const empty = allCopy.filter(({ text }) => text.trim() === '');
    expect(empty.filter(({ where }) => !where.endsWith('.alt'))).toEqual([]);
  });

  test('neither pushes nor promises', () => {
    expect(matching(rules.pushing)).toEqual([]);
  });

  test('never shows the ended central incentives as current', () => {
    const mentions = matching(rules.ended.incentives);
    expect(mentions.length).toBeGreaterThan(0);
    for (const { text } of mentions) expect(text).toContain(rules.ended.say);
  });

  test('says whose fees are zero wherever fees are said to be none', () => {
    for (const note of [
      copy.home.process.feeNote,
      copy['apply-loan'].feeNote,
      copy.navigation.footerText.feeStatement,
    ]) {
      expect(note).toContain(brand.name);
      expect(note).toMatch(rules.lenders);
      expect(note).toContain('APR');
    }
    expect(copy.products.fees.paragraphs.join(' ')).toContain(rules.ownFees);
  });

  test('never shows a dollar sign without saying that it is the US dollar', () => {
    expect(matching(/US\$/).length).toBeGreaterThan(5);
    expect(matching(/(?<!US)\$/)).toEqual([]);
  });
});

describe.each(copies)('pages in $language', ({ copy: { pages } }) => {
  test('exist for every route, for an address that is none, and for no connection', () => {
    expect(Object.keys(pages).toSorted()).toEqual([...ROUTES, 'not-found', 'offline'].toSorted());
  });

  test('have titles and descriptions of their own, of a length that search engines show', () => {
    const own = Object.entries(pages).filter(([path]) => path !== '/NBFC');
    expect(new Set(own.map(([, page]) => page.title)).size).toBe(own.length);
    expect(new Set(own.map(([, page]) => page.description)).size).toBe(own.length);
    for (const [path, page] of own) {
      expect(page.title.length, path).toBeLessThanOrEqual(70);
      expect(page.description.length, path).toBeLessThanOrEqual(160);
    }
  });

  test('give /NBFC the address /nbfc', () => {
    expect(pages['/NBFC'].canonical).toBe('/nbfc');
  });
});
