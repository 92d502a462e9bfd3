/** Places as people misspell them, in both scripts, and words that must not be taken for a place. */
import { describe, expect, test } from 'vitest';
import { brandIn } from '#renderer/content/product-words.ts';
import { officesAsBranches } from '#renderer/features/branches/offices-as-branches.ts';
import { branches } from '#renderer/content/en/branches.ts';
import { postalPlaces } from '#renderer/content/postal-places.ts';
import { findBranches } from '#renderer/features/branches/search/find-branches.ts';

const { offices } = officesAsBranches(brandIn('en'), branches.officeService, 'en');
const find = (place: string) =>
  findBranches(place, { branches: branches.samples, offices, postalPlaces });

const wordsOf = (text: string) => text.split(',').map((word) => word.trim());

const OF_AN_OFFICE: Readonly<Record<string, readonly string[]>> = {
  delhi: wordsOf(`
    दिली, दील्ली, दिल्लि, दिलली, दिल्लीी, देल्ही, डेल्ही, डिल्ली, दिल्हि, नयी दिली, Dehli,
    Dilhi, Delih, Dheli, Delhee, Dellhi, Dilly, Deli, Dehlee, New Deli, nai dili, Gurgoan,
    Gurugaon, Guragram, Noyda, Gaziabad, Ghaziyabad, गुड़गाव, गुरूग्राम, नोयडा, गाजीयाबाद,
    फरिदाबाद, Faridabaad
  `),
  mumbai: wordsOf(`
    मुम्बै, मुंबइ, मूंबई, मुमबई, मुम्बाई, मुन्बई, मंबई, बंबइ, बाम्बे, नवी मुम्बै, Mumbay,
    Mumbia, Mambai, Munbai, Mumby, Mumbaii, Mumbhai, Bombey, Bombai, Navi Mumbay, Thanee, थाने
  `),
  bangalore: wordsOf(`
    Bangluru, Banglore, Bengluru, Bangaluru, Bengalore, Banglor, Bangalroe, Banglur, Bangaloor,
    Bengaluroo, Begaluru, Bangaluroo, Karnatka, Karnatak, कर्नाटका, बैंगलुरू, बैंग्लोर, बंगलूर,
    बेंगलुर, बेन्गलुरु, बेंग्लुरु, बंगळुरु, बैंगलूर
  `),
  headquarters: wordsOf(`
    Bopal, Bhopaal, Bhupal, Bohpal, Bhopol, Bhopall, Madya Pradesh, Madhya Predesh, भोपल,
    बोपाल, भुपाल, भोपाळ, भौपाल, मध्यप्रदेस
  `),
  'second-office': wordsOf(`
    Nagpoor, Nagpor, Nagapur, Nagpurr, Nagpure, Naagpur, Vidharba, नागपूर, नगपुर, णागपुर,
    विधर्भ
  `),
};

/** Of places without an office, by what the nearest ones are shown for. */
const OF_ANOTHER_PLACE: Readonly<Record<string, readonly string[]>> = {
  Kolkata: ['Kolkatta', 'Kolkotta', 'Calcuta', 'कोलकत्ता', 'कोल्काता'],
  Hyderabad: ['Hydrabad', 'Haidrabad', 'Hyderbad', 'हैदराबद', 'हेदराबाद'],
  Chennai: ['Chenai', 'Chinnai', 'चैन्नई', 'चेन्नै'],
  Ahmedabad: ['Ahemdabad', 'Ahmadabad', 'अहमदाबद', 'एहमदाबाद'],
  Lucknow: ['Luknow', 'Lakhnau', 'लखनउ', 'लखनौ'],
  Jaipur: ['Jaypur', 'Jaipoor', 'जैपुर', 'जयपूर'],
  Indore: ['Indor', 'Indaur', 'इन्दोर', 'इंदोर'],
  Pune: ['Puna', 'Punee', 'पुने', 'पूणे'],
  Jabalpur: ['Jabbalpur', 'Jabalpoor', 'जबलपूर'],
  Kanpur: ['Kaanpur', 'Kanpoor', 'कानपूर'],
  Gwalior: ['Gwaliar', 'Gwaliyar', 'गवालियर'],
  Varanasi: ['Varanashi', 'Banarash', 'वाराणसि'],
};

/** Words like a place's name, other places, and what else people type there. */
const NOTHING = wordsOf(`
    Delta, Dolly, Delete, Dublin, Dell, Dallas, Denmark, Dubai, Dhaka, Doha, Mumbo, Mummy,
    Bamboo, Bombard, Munich, Mombasa, Mexico, Moscow, Lahore, Bangkok, Bungalow, Bangladesh,
    Bagel, Bahrain, Berlin, Karachi, Nepal, Gopal, Copal, Nagasaki, Nairobi, Singapore,
    Kathmandu, London, Paris, Tokyo, Atlantis, Loan, EMI, Help, Rickshaw, Battery, दाल, डोली,
    दलील, दिलीप, डॉली, मम्मी, मुन्ना, गोपाल, नेपाल, लंदन, near me, मेरे पास, Nagar, नगर,
    Dealer, डीलर, Bank, बैंक, Thanks, Ashok, सुनीता, लोन, मदद, रिक्शा, गाड़ी, बैटरी, किस्त,
    काठमांडू, पेरिस
  `);

const listed = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([wanted, words]) => words.map((word) => [word, wanted] as const));

describe('a misspelt place', () => {
  test('is in the list at least 43 times, in either script', () => {
    const words = listed({ ...OF_AN_OFFICE, ...OF_ANOTHER_PLACE }).map(([word]) => word);
    expect(new Set(words).size).toBe(words.length);
    expect(words.filter((word) => /[a-z]/i.test(word)).length).toBeGreaterThanOrEqual(43);
    expect(words.filter((word) => /[ऀ-ॿ]/.test(word)).length).toBeGreaterThanOrEqual(43);
  });

  test.each(listed(OF_AN_OFFICE))('finds the office: %s is of %s', (typed, id) => {
    const { how, results } = find(typed);
    expect([how === 'near' ? 'near' : 'found', ...results.map(({ at }) => at.id)]).toEqual([
      'found',
      id,
    ]);
  });

  test.each(listed(OF_ANOTHER_PLACE))(
    'finds the place that has no office: %s is %s',
    (typed, name) => {
      expect(find(typed)).toMatchObject({ how: 'near', to: { en: name } });
    },
  );
});

test.each(NOTHING)('%s is taken for no place', (typed) => {
  const { how, results } = find(typed);
  expect([how, ...results.map(({ why }) => why)]).toEqual(['none']);
});

test('a name in the script that was typed is the one that is shown', () => {
  expect(find('दिली').results[0]?.why).toEqual({ kind: 'alike', name: 'दिल्ली' });
  expect(find('Dehli').results[0]?.why).toEqual({ kind: 'alike', name: 'Delhi' });
});
