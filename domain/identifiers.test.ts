import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  companyTypeOfCin,
  isPanOf,
  namesAadhaar,
  namesPan,
  parseAccountNumber,
  parseCin,
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
  it.each(['ACUPA7085R', 'AAPPV8261K', 'AABCR1234F'].flatMap((pan) => pasted(pan)))(
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
    ['digits of another script', 'ACUPA७०८५R'],
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
  const separator = fc.constantFrom(' ', '-', ' - ', '\u00A0', '–', '_', '.', '\u200B');
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

  it('is noticed next to other numbers', () => {
    fc.assert(
      fc.property(aadhaar, (number) => {
        const written = inFours(number).join(' ');
        expect(namesAadhaar(`Flat 12 ${written}`)).toBe(true);
        expect(namesAadhaar(`${written} 440001`)).toBe(true);
        expect(namesAadhaar(`9876543210 ${number}`)).toBe(true);
        expect(namesAadhaar(`12\n${number}\n34`)).toBe(true);
      }),
    );
  });

  it('is recognised in every script of India', () => {
    for (const zero of [
      0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10,
    ]) {
      const written = Array.from('999999990019', (digit) =>
        String.fromCodePoint(zero + Number(digit)),
      );
      expect(namesAadhaar(written.join('')), written.join('')).toBe(true);
    }
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

  it('is not its last four digits, nor a mobile number, a PIN code or an amount', () => {
    for (const text of ['XXXX XXXX 0019', '9876543210', 'Nagpur 440001', 'Rs. 1,25,000.50', '']) {
      expect(namesAadhaar(text), text).toBe(false);
    }
  });
});
