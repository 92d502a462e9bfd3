import { expect, it } from 'vitest';
import { type CheckedNumber, type FormFinding, formOf } from '#domain/number-forms.ts';

const CASES: readonly (readonly [CheckedNumber, FormFinding, readonly string[]])[] = [
  ['pan', 'pan-of-person', ['ABCPK4821Q', 'abcpk 4821 q']],
  ['pan', 'pan-of-others', ['AAACR5055K', 'AAPHV8261K']],
  ['pan', 'pan-wrong', ['ABMXA3211G', 'ABMPA32111', 'ABCPK0000Q', '']],
  ['ifsc', 'ifsc-right', ['SBIN0005943', 'sbin 000 5943']],
  ['ifsc', 'ifsc-wrong', ['SBINO005943', 'SBIN000594', 'SB1N0005943']],
  ['chassis', 'chassis-right', ['MB7ABCDE1FG234567', 'mb7-abcde1fg-234567']],
  ['chassis', 'chassis-wrong', ['MB7ABCDE1FG23456', 'MB7ABCDEIFG234567', 'MB7ABCDE1FQ234567']],
  ['registration', 'registration-right', ['UP32 AB 1234', 'DL1ER0007', 'UP-32-1234', 'TS09ER1']],
  ['registration', 'registration-bharat', ['22 BH 6517 A', '23BH0001AA']],
  ['registration', 'registration-of-no-state', ['XX32AB1234', 'BH32AB1234']],
  [
    'registration',
    'registration-wrong',
    ['UP32AB0000', 'UP32ABCD1234', '22BH0000A', '22BH6517I', 'UP AB 1234', 'UP32AB12345', ''],
  ],
];

for (const [number, finding, examples] of CASES) {
  it(`says ${finding} of ${examples.map((each) => `“${each}”`).join(', ')}`, () => {
    for (const typed of examples) expect(formOf(number, typed), typed).toBe(finding);
  });
}
