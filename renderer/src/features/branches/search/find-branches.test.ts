import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { brandIn } from '#renderer/content/product-words.ts';
import { officesAsBranches } from '#renderer/features/branches/offices-as-branches.ts';
import { branches as inEnglish } from '#renderer/content/en/branches.ts';
import { postalPlaces } from '#renderer/content/postal-places.ts';
import { findBranches } from '#renderer/features/branches/search/find-branches.ts';
import { loadContents } from '#renderer/i18n/content-files.ts';
import { greatCircleKm } from '#renderer/features/branches/search/great-circle.ts';

const officesIn = (language: Language) =>
  officesAsBranches(brandIn(language), inEnglish.officeService, language).offices;
const find = (place: string) =>
  findBranches(place, { branches: inEnglish.samples, offices: officesIn('en'), postalPlaces });
const search = (place: string) => {
  const { how, results } = find(place);
  return [how, ...results.map(({ at }) => at.id)];
};
const reasons = (place: string) => find(place).results.map(({ why }) => why);

describe('a search for a branch', () => {
  test('shows every branch, and no office, when nothing is typed', () => {
    expect(search('')).toEqual(['all', 'mumbai', 'delhi', 'bangalore']);
    expect(search(' $(.*) , ')).toEqual(['all', 'mumbai', 'delhi', 'bangalore']);
    expect(reasons('')).toEqual([null, null, null]);
  });

  test.each([
    ['Mumbai', 'mumbai'],
    ['mUMBAI ', 'mumbai'],
    ['Múmbai', 'mumbai'],
    ['Bombay', 'mumbai'],
    ['navi-mumbai', 'mumbai'],
    ['navimumbai', 'mumbai'],
    ['mum', 'mumbai'],
    ['Thane (West)', 'mumbai'],
    ['Andheri, Mumbai', 'mumbai'],
    ['New Delhi', 'delhi'],
    ['NCR', 'delhi'],
    ['Gurgaon', 'delhi'],
    ['delhi branch', 'delhi'],
    ['Bengaluru', 'bangalore'],
    ['bang', 'bangalore'],
    ['lore', 'bangalore'],
    ['Karnataka', 'bangalore'],
    ['Bhopal', 'headquarters'],
    ['head office', 'headquarters'],
    ['Madhya Pradesh', 'headquarters'],
    ['MadhyaPradesh', 'headquarters'],
    ['MP Nagar, Bhopal', 'headquarters'],
    ['Nagpur', 'second-office'],
  ])('understands %s', (place, id) => {
    expect(search(place)).toEqual(['match', id]);
  });

  test.each([
    ['मुंबई', 'mumbai'],
    ['बम्बई', 'mumbai'],
    ['नई दिल्ली', 'delhi'],
    ['दिल्ली', 'delhi'],
    ['गुडगांव', 'delhi'],
    ['गाज़ियाबाद', 'delhi'],
    ['बेंगलुरु', 'bangalore'],
    ['ಬೆಂಗಳೂರು', 'bangalore'],
    ['भोपाल', 'headquarters'],
    ['मध्य प्रदेश', 'headquarters'],
    ['नागपुर', 'second-office'],
  ])('understands %s in Devanagari', (place, id) => {
    expect(search(place)).toEqual(['match', id]);
  });

  test.each([
    ['মুম্বই', 'mumbai'],
    ['মুম্বাই', 'mumbai'],
    ['নয়াদিল্লি', 'delhi'],
    ['নয়া দিল্লি', 'delhi'],
    ['দিল্লী', 'delhi'],
    ['বেঙ্গালুরু', 'bangalore'],
    ['ভোপাল', 'headquarters'],
    ['মধ্য প্রদেশ', 'headquarters'],
    ['மும்பை', 'mumbai'],
    ['புதுடெல்லி', 'delhi'],
    ['தில்லி', 'delhi'],
    ['பெங்களூர்', 'bangalore'],
    ['பெங்களூரு', 'bangalore'],
    ['நாக்பூர்', 'second-office'],
    ['ممبئی', 'mumbai'],
    ['ممبئي', 'mumbai'],
    ['دہلی', 'delhi'],
    ['دهلی', 'delhi'],
    ['نئی دہلی', 'delhi'],
    ['غازی آباد', 'delhi'],
    ['غازیآباد', 'delhi'],
    ['بنگلور', 'bangalore'],
    ['بھوپال', 'headquarters'],
  ])('understands %s in Bengali, Tamil and Urdu letters', (place, id) => {
    expect(search(place)[1]).toBe(id);
  });

  test.each([
    ['কলকাতা', 'Kolkata'],
    ['কোলকাতা', 'Kolkata'],
    ['হায়দরাবাদ', 'Hyderabad'],
    ['হাওড়া', 'Howrah'],
    ['পশ্চিম বঙ্গ', 'West Bengal'],
    ['சென்னை', 'Chennai'],
    ['கோவை', 'Coimbatore'],
    ['கோயமுத்தூர்', 'Coimbatore'],
    ['தமிழ்நாடு', 'Tamil Nadu'],
    ['தமிழ் நாடு', 'Tamil Nadu'],
    ['لکھنؤ', 'Lucknow'],
    ['لکھنو', 'Lucknow'],
    ['حيدرآباد', 'Hyderabad'],
    ['پٹنہ', 'Patna'],
    ['اتر پردیش', 'Uttar Pradesh'],
    ['اترپردیش', 'Uttar Pradesh'],
  ])('knows where %s is', (typed, name) => {
    expect(find(typed)).toMatchObject({ how: 'near', to: { en: name } });
  });

  test.each([
    ['৪০০০০১', 'mumbai'],
    ['௪௦௦ ௦௦௧', 'mumbai'],
    ['۴۰۰۰۰۱', 'mumbai'],
    ['400001', 'mumbai'],
    ['400 614', 'mumbai'],
    ['Pin 400 070', 'mumbai'],
    ['४००००१', 'mumbai'],
    ['401', 'mumbai'],
    ['110092', 'delhi'],
    ['122002', 'delhi'],
    ['201301', 'delhi'],
    ['56', 'bangalore'],
    ['562114', 'bangalore'],
    ['462001', 'headquarters'],
    ['४६२ ०१६', 'headquarters'],
    ['440010', 'second-office'],
    ['Nagpur 440 010', 'second-office'],
  ])('finds the branch that serves PIN code %s', (place, id) => {
    expect(search(place)).toEqual(['match', id]);
  });

  test.each([
    ['411001', 'mumbai'],
    ['Pune 411 001', 'mumbai'],
    ['Pune', 'mumbai'],
    ['पुणे', 'mumbai'],
    ['Goa', 'mumbai'],
    ['600001', 'bangalore'],
    ['Chennai', 'bangalore'],
    ['452001', 'headquarters'],
    ['Indore', 'headquarters'],
    ['इंदौर', 'headquarters'],
    ['492001', 'second-office'],
    ['500001', 'second-office'],
    ['700001', 'second-office'],
    ['Kolkata', 'second-office'],
    ['302001', 'delhi'],
    ['Rajasthan', 'delhi'],
    ['Gujarat', 'mumbai'],
    ['Kerala', 'bangalore'],
    ['474001', 'delhi'],
    ['4', 'mumbai'],
  ])('offers the nearest branches for %s, which has none', (place, id) => {
    const { how, results } = find(place);
    expect(results[0]?.at.id).toBe(id);
    if (how !== 'near') return;
    const distances = results.map(({ why }) => (why?.kind === 'near' ? why.km : Number.NaN));
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(results).toHaveLength(2);
  });

  test('measures distances from the postal table, not from the first digit', () => {
    const everything = [...inEnglish.samples, ...officesIn('en')];
    const areas = postalPlaces.filter(({ pinArea }) => pinArea.length === 3);
    const found = areas.map((place) => ({ place, ...find(`${place.pinArea}001`) }));
    const near = found.filter(({ how }) => how === 'near');
    expect(near).not.toEqual([]);
    for (const { place, results } of near) {
      const least = Math.min(...everything.map((at) => greatCircleKm(place, at)));
      expect(results[0]?.why, place.name.en).toMatchObject({ km: least });
    }
  });

  test.each([
    ['Mumbia', 'mumbai'],
    ['Bombey', 'mumbai'],
    ['dehli', 'delhi'],
    ['new dehli', 'delhi'],
    ['Bangalroe', 'bangalore'],
    ['Banglor', 'bangalore'],
    ['Bengaluroo', 'bangalore'],
    ['Bopal', 'headquarters'],
    ['Bhopaal', 'headquarters'],
    ['Nagpoor', 'second-office'],
    ['Madya Pradesh', 'headquarters'],
    ['दिल्लि', 'delhi'],
    ['मुम्बइ', 'mumbai'],
    ['बैंगलूरू', 'bangalore'],
    ['भोपल', 'headquarters'],
    ['बोपाल', 'headquarters'],
    ['नागपूर', 'second-office'],
    ['मध्यप्रदेस', 'headquarters'],
  ])('tolerates the typo in %s and says so', (place, id) => {
    expect(search(place)).toEqual(['alike', id]);
  });

  test.each([
    ['Kolkatta', 'Kolkata'],
    ['Hydrabad', 'Hyderabad'],
    ['Indor', 'Indore'],
    ['इन्दोर', 'Indore'],
    ['जयपूर', 'Jaipur'],
  ])('reads %s as %s and finds the nearest branches', (typed, name) => {
    expect(find(typed)).toMatchObject({ how: 'near', to: { en: name } });
  });

  test('shows all branches that match a text', () => {
    expect(search('b')).toEqual(['match', 'mumbai', 'delhi', 'bangalore', 'headquarters']);
    expect(search('bo')).toEqual(['match', 'mumbai']);
    expect(search('branch')).toEqual(['match', 'mumbai', 'delhi', 'bangalore']);
    expect(search('Delhi or Mumbai')).toEqual(['match', 'mumbai', 'delhi']);
    expect(search('Maharashtra')).toEqual(['match', 'mumbai', 'second-office']);
    expect(search('44')).toEqual(['match', 'second-office']);
  });

  test('says why each result matched', () => {
    expect(reasons('bombay')).toEqual([{ kind: 'name', name: 'Bombay' }]);
    expect(reasons('बंबई')).toEqual([{ kind: 'name', name: 'बंबई' }]);
    expect(reasons('462001')).toEqual([{ kind: 'pin', area: '462' }]);
    expect(reasons('Bopal')).toEqual([{ kind: 'alike', name: 'Bhopal' }]);
    expect(reasons('Indore')[0]).toMatchObject({
      kind: 'near',
      to: { en: 'Indore', hi: 'इंदौर' },
      km: expect.closeTo(168, -1),
    });
  });

  test.each(['x', 'London', 'Atlantis', '999999', '4000011', '290001'])(
    'finds nothing for %s',
    (place) => {
      expect(search(place)).toEqual(['none']);
    },
  );

  test('finds the same on a Hindi page', async () => {
    const { branches: inHindi } = await loadContents('hi', ['branches']);
    const hindi = { branches: inHindi.samples, offices: officesIn('hi'), postalPlaces };
    for (const place of ['Bhopal', 'भोपाल', '462001', 'Bopal', 'Pune']) {
      const { how, results } = findBranches(place, hindi);
      expect([how, ...results.map(({ at }) => at.id)]).toEqual(search(place));
    }
  });
});

describe('the table of postal places', () => {
  test('names each postal area once, in India, in both languages', () => {
    const areas = postalPlaces.map(({ pinArea }) => pinArea);
    expect(new Set(areas).size).toBe(areas.length);
    for (const { pinArea, name, latitude, longitude } of postalPlaces) {
      expect(pinArea).toMatch(/^[1-8]\d{1,2}$/);
      expect(name.hi, name.en).toMatch(/^[ऀ-ॿ\s-]+$/);
      expect(latitude > 6 && latitude < 36, name.en).toBe(true);
      expect(longitude > 68 && longitude < 98, name.en).toBe(true);
    }
  });

  test('has the state of every city', () => {
    const states = postalPlaces.filter(({ pinArea }) => pinArea.length === 2);
    for (const { pinArea } of postalPlaces.filter(({ pinArea: area }) => area.length === 3)) {
      expect(states.map((state) => state.pinArea)).toContain(pinArea.slice(0, 2));
    }
  });
});
