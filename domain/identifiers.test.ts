import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  companyTypeOfCin,
  isPanOf,
  namesAadhaar,
  namesPan,
  parseAccountNumber,
  parseCin,
  parseGstin,
  parseIfsc,
  parsePan,
  parsePin,
  pinInAddress,
  yearOfCin,
} from '#domain/identifiers.ts';
import { passesVerhoeff } from '#domain/verhoeff.ts';

/** The same identifier as people paste it. */
const pasted = (written: string) => [
  written,
  written.toLowerCase(),
  `  ${written}\n`,
  Array.from(written).join(' '),
  `${written.slice(0, 5)}-${written.slice(5)}`,
  `\u200B${written}\u00A0`,
];

describe('a PAN', () => {
  it.each(['ACUPA7085R', 'ACUPA७०८५R', 'AAPPV8261K', 'AABCR1234F'].flatMap((pan) => pasted(pan)))(
    'is understood in %j',
    (typed) => expect(parsePan(typed)).toMatch(/^[A-Z]{5}\d{4}[A-Z]$/),
  );

  it.each([
    ['a fourth letter that no holder has', 'ABMXA3211G'],
    ['a digit at the end', 'ABMPA32111'],
    ['the digits 0000', 'ABMPA0000G'],
    ['one character too many', 'ACUPA7085RR'],
    ['one character too few', 'ACUPA7085'],
    ['an O for a zero', 'ACUPA7O85R'],
    ['nothing', ''],
  ])('is refused with %s', (_, typed) => expect(parsePan(typed)).toBeNull());

  it.each(Array.from('ABCFGHJLPTK'))('may have %s as its fourth letter', (letter) => {
    expect(parsePan(`AAA${letter}A0001A`)).toBe(`AAA${letter}A0001A`);
  });

  it.each(Array.from('DEIMNOQRSUVWXYZ'))('may not have %s as its fourth letter', (letter) => {
    expect(parsePan(`AAA${letter}A0001A`)).toBeNull();
  });

  it('is a company’s with C and a person’s with P as its fourth letter', () => {
    expect(isPanOf('company', 'aabcr 1234 f')).toBe(true);
    expect(isPanOf('company', 'ACUPA7085R')).toBe(false);
    expect(isPanOf('person', 'ACUPA7085R')).toBe(true);
    expect(isPanOf('person', 'AABCR1234F')).toBe(false);
    expect(isPanOf('person', 'ABMPA32111')).toBe(false);
  });

  it('is noticed in a text', () => {
    expect(namesPan('Director, PAN acupa7085r, since 2008')).toBe(true);
    expect(namesPan('PAN ACUPA 7085 R')).toBe(true);
    expect(namesPan('We lend to 7085 people in Nagpur')).toBe(false);
  });
});

describe('a CIN', () => {
  it.each(['L52399MH1987PLC044954', 'U72900KA2008PTC046374'].flatMap((cin) => pasted(cin)))(
    'is understood in %j',
    (typed) => expect(parseCin(typed)).toHaveLength(21),
  );

  it.each([
    ['another first letter', 'X52399MH1987PLC044954'],
    ['a letter in the industry code', 'L5239AMH1987PLC044954'],
    ['a digit in the state', 'L52399M11987PLC044954'],
    ['a letter in the year', 'L52399MH198APLC044954'],
    ['one digit too few', 'L52399MH1987PLC04495'],
    ['one digit too many', 'L52399MH1987PLC0449540'],
    ['a PAN instead', 'ACUPA7085R'],
    ['nothing', ''],
  ])('is refused with %s', (_, typed) => {
    expect(parseCin(typed)).toBeNull();
    expect(yearOfCin(typed)).toBeNull();
    expect(companyTypeOfCin(typed)).toBeNull();
  });

  it('reads the year of incorporation', () => {
    expect(yearOfCin('L52399MH1987PLC044954')).toBe(1987);
    expect(yearOfCin('u72900ka2008ptc046374')).toBe(2008);
  });

  it('knows a private from a public company, and neither from others', () => {
    expect(companyTypeOfCin('U72900KA2008PTC046374')).toBe('private');
    expect(companyTypeOfCin('L52399MH1987PLC044954')).toBe('public');
    expect(companyTypeOfCin('U72900KA2008GOI046374')).toBeNull();
  });
});

describe('an IFSC', () => {
  it.each(pasted('SBIN0005943'))('is understood in %j', (typed) =>
    expect(parseIfsc(typed)).toBe('SBIN0005943'),
  );

  it.each(['SBIN1005943', 'SBI00005943', 'SBIN000594', 'SBIN00059433', 'SBIN000594!', ''])(
    'is refused in %j',
    (typed) => expect(parseIfsc(typed)).toBeNull(),
  );
});

describe('a PIN code', () => {
  it.each(['440001', '440 001', ' 440001 ', '440-001'])('is understood in %j', (typed) =>
    expect(parsePin(typed)).toBe('440001'),
  );

  it.each(['040001', '44001', '4400011', '44000A', ''])('is refused in %j', (typed) =>
    expect(parsePin(typed)).toBeNull(),
  );

  it('is found in an address', () => {
    expect(pinInAddress('12 Station Road, Nagpur 440001')).toBe('440001');
    expect(pinInAddress('12 Station Road,\nNagpur – 440 001, Maharashtra')).toBe('440001');
    expect(pinInAddress('Flat 7, Nagpur')).toBeNull();
    expect(pinInAddress('Phone 9876543210, Nagpur')).toBeNull();
    expect(pinInAddress('Nagpur 040001')).toBeNull();
  });
});

describe('an account number', () => {
  it.each(['00112233445', '0011 2233 445', '001122-33445'])('is understood in %j', (typed) =>
    expect(parseAccountNumber(typed)).toBe('00112233445'),
  );

  it('has 9 to 18 digits', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
    fc.assert(
      fc.property(fc.integer({ min: 9, max: 18 }).chain(digits), (number) => {
        expect(parseAccountNumber(number)).toBe(number);
      }),
    );
    expect(parseAccountNumber('12345678')).toBeNull();
    expect(parseAccountNumber('1234567890123456789')).toBeNull();
  });

  it.each(['000000000', '12345678A', 'SBIN0005943', ''])('is refused in %j', (typed) =>
    expect(parseAccountNumber(typed)).toBeNull(),
  );
});

describe('an Aadhaar number', () => {
  /** Twelve digits of which the last is the check digit of the others. */
  const aadhaar = fc
    .stringMatching(/^[2-9]\d{10}$/)
    .map((first) =>
      Array.from('0123456789', (check) => first + check).find((all) => passesVerhoeff(all)),
    )
    .filter((number) => number !== undefined);
  const separator = fc.constantFrom(' ', '-', ' - ', '\u00A0', '–', '_', '.', '\u200B', '/', ' (');
  /** Up to three characters, none of them a digit. */
  const anythingBetween = fc
    .array(
      fc
        .string({ unit: 'binary', minLength: 1, maxLength: 1 })
        .filter((one) => !/\p{Nd}/u.test(one)),
      { maxLength: 3 },
    )
    .map((characters) => characters.join(''));
  const inFours = (number: string) => number.match(/\d{4}/g) ?? [];
  const devanagari = (number: string) =>
    number.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
  /** Ends and begins without a digit. */
  const words = fc.constantFrom('', 'My number is ', 'आधार: ', '(', 'no.');

  it('is noticed in a text, however it is written', () => {
    fc.assert(
      fc.property(aadhaar, separator, words, words, (number, between, before, after) => {
        for (const written of [
          number,
          inFours(number).join(between),
          Array.from(number).join(between),
          devanagari(number),
          devanagari(inFours(number).join(between)),
        ]) {
          expect(namesAadhaar(`${before}${written}${after}`), written).toBe(true);
        }
      }),
    );
  });

  it('is noticed whatever stands between any two of its digits, up to three characters', () => {
    const betweens = fc.array(anythingBetween, { minLength: 11, maxLength: 11 });
    fc.assert(
      fc.property(aadhaar, betweens, (number, between) => {
        const written = Array.from(number, (digit, at) => digit + (between[at] ?? '')).join('');
        expect(namesAadhaar(written), written).toBe(true);
      }),
    );
    for (const written of [
      '4991/1866/5246',
      '4991 (1866) 5246',
      '4991:1866:5246',
      '4991\n1866\n5246',
      '4991 * 1866 * 5246',
      '499,118,665,246',
      '④⑨⑨① 1866 5246',
    ]) {
      expect(namesAadhaar(written), written).toBe(true);
      expect(namesAadhaar(`Aadhaar: ${written}, Nagpur`), written).toBe(true);
    }
    expect(namesAadhaar('4991 and 1866 and 5246'), 'more than three').toBe(false);
  });

  it('is noticed next to other numbers', () => {
    fc.assert(
      fc.property(aadhaar, (number) => {
        const written = inFours(number).join(' ');
        expect(namesAadhaar(`Flat 12 ${written}`)).toBe(true);
        expect(namesAadhaar(`${written} 440001`)).toBe(true);
        expect(namesAadhaar(`9876543210 ${number}`)).toBe(true);
        expect(namesAadhaar(`12\n${number}\n34`)).toBe(true);
        expect(namesAadhaar(`Flat 12, ${inFours(number).join('/')}, 440001`)).toBe(true);
        expect(namesAadhaar(`12, ${number.match(/../g)?.join('-')}, 34`)).toBe(true);
      }),
    );
  });

  it('is recognised in the digits of every script', () => {
    const everyCharacter = Array.from({ length: 0x11_0000 }, (_, point) => point)
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point));
    const digits = everyCharacter.filter((character) => /\p{Nd}/u.test(character));
    expect(digits.length).toBeGreaterThan(600);
    for (let zero = 0; zero < digits.length; zero += 10) {
      const written = Array.from('499118665246', (digit) => digits[zero + Number(digit)]).join('');
      expect(namesAadhaar(written), written).toBe(true);
    }
    expect(namesAadhaar('४९९१ ১৮৬৬ ５２４６'), 'of several').toBe(true);
  });

  it('is not what fails the check, nor a part of a longer number', () => {
    fc.assert(
      fc.property(
        aadhaar,
        fc.integer({ min: 1, max: 9 }),
        fc.stringMatching(/^\d{1,6}$/),
        (number, by, more) => {
          const wrong = number.slice(0, 11) + ((Number(number[11]) + by) % 10);
          expect(namesAadhaar(wrong)).toBe(false);
          expect(namesAadhaar(number + more)).toBe(false);
          expect(namesAadhaar(more + number)).toBe(false);
          expect(namesAadhaar(inFours(`${number}1234`).join(' '))).toBe(false);
        },
      ),
    );
  });

  it('is not a number that begins with 0 or 1: nobody has one', () => {
    for (const first of ['0', '1']) {
      const begun = `${first}2345678901`;
      const valid = Array.from('0123456789', (check) => begun + check).find((all) =>
        passesVerhoeff(all),
      );
      expect(namesAadhaar(valid ?? '')).toBe(false);
    }
  });

  it('is not a mobile number with its +91, which has twelve digits too', () => {
    const passing = Array.from({ length: 400 }, (_, last) => `98765${43_210 + last}`).filter(
      (ten) => passesVerhoeff(`91${ten}`),
    );
    expect(passing.length).toBeGreaterThan(20);
    for (const ten of passing) {
      const [head, tail] = [ten.slice(0, 5), ten.slice(5)];
      for (const written of [
        `+91${ten}`,
        `+91 ${head} ${tail}`,
        `+91-${head}-${tail}`,
        `＋91 (${head}) ${tail}`,
        `+९१ ${head} ${tail}`,
        `+91 ${head} ${tail}, +91 ${head} ${tail}`,
      ]) {
        expect(namesAadhaar(`Call ${written}.`), written).toBe(false);
      }
      expect(namesAadhaar(`91${ten}`), 'without the plus').toBe(true);
      expect(namesAadhaar(`91 ${head} ${tail}`), 'without the plus').toBe(true);
    }
    const behindIt = fc.constantFrom(' ', '-', ' (');
    fc.assert(
      fc.property(aadhaar, behindIt, (number, between) => {
        const written = `+91${between}${inFours(number).join(' ')}`;
        expect(namesAadhaar(written), written).toBe(true);
      }),
    );
  });

  it('is not a longer number, however it is written', () => {
    const longer = fc.stringMatching(/^\d{13,30}$/);
    fc.assert(
      fc.property(longer, (number) => {
        expect(namesAadhaar(number)).toBe(false);
      }),
    );
    for (const text of ['UTR SBIN225123456789012', 'A/c 4991-1866-5246-1234', '49911866524601']) {
      expect(namesAadhaar(text), text).toBe(false);
    }
  });

  it('is not its last four digits, nor a mobile number, a PIN code or an amount', () => {
    for (const text of [
      'XXXX XXXX 0019',
      '9876543210',
      '9876543210/9876543211',
      'Nagpur 440001',
      'Rs. 1,25,000.50',
      '12/3, 45 MG Road, Nagpur 440001',
      '',
    ]) {
      expect(namesAadhaar(text), text).toBe(false);
    }
  });
});

describe('a GSTIN', () => {
  it.each([
    ['27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
    ['29aagcb7383j1z4', '29AAGCB7383J1Z4'],
    [' 27 AAPFU0939F 1ZV ', '27AAPFU0939F1ZV'],
  ])('%s is read', (typed, read) => expect(parseGstin(typed)).toBe(read));

  it.each(['27AAPFU0939F1ZW', '39AAPFU0939F1ZV', '27AAPFU0939F1AV', '27AAPFU0939F1Z', ''])(
    '%s is none',
    (typed) => expect(parseGstin(typed)).toBeNull(),
  );

  it('is not taken with one character mistyped', () => {
    const right = '27AAPFU0939F1ZV';
    for (const at of [2, 3, 6, 7, 8, 9, 10, 11, 12]) {
      const other = /\d/.test(right[at] ?? '') ? '7' : 'K';
      if (right[at] === other) continue;
      expect(parseGstin(`${right.slice(0, at)}${other}${right.slice(at + 1)}`)).toBeNull();
    }
  });
});
