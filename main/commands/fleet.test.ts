import { expect, test } from 'vitest';
import { makeFleet } from '#main/commands/fleet.ts';

const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA';
const SHARED = JSON.stringify({
  profile: 'kiosk',
  gatewayUrl: 'https://gateway.example',
  language: 'hi',
  kiosk: { idleSeconds: 60 },
});

const made = (table: string, shared = SHARED) => makeFleet(shared, table, async () => HASH);
const faultsOf = async (table: string, shared?: string) => {
  const answer = await made(table, shared);
  return answer.ok ? [] : answer.failure.map(({ line, what }) => [line, what]);
};

test('each line makes a file from what all share and what is its own', async () => {
  const answer = await made(
    'file,branch.id,branch.name,language,kiosk.printing,pin\r\n' +
      'lucknow,LKO-1,"Lucknow, Hazratganj",,true,482913\r\n' +
      'nagpur,NGP-1,Nagpur,en,,715204\r\n',
  );
  if (!answer.ok) throw new Error(answer.failure[0]?.what);
  expect(answer.value.map(({ name, text }) => [name, JSON.parse(text)])).toEqual([
    [
      'lucknow.json',
      {
        profile: 'kiosk',
        gatewayUrl: 'https://gateway.example',
        language: 'hi',
        branch: { id: 'LKO-1', name: 'Lucknow, Hazratganj' },
        kiosk: { idleSeconds: 60, printing: true, pinHash: HASH },
      },
    ],
    [
      'nagpur.json',
      expect.objectContaining({
        language: 'en',
        branch: { id: 'NGP-1', name: 'Nagpur' },
        kiosk: { idleSeconds: 60, pinHash: HASH },
      }),
    ],
  ]);
  expect(JSON.stringify(answer)).not.toMatch(/482913|715204/);
});

test('every fault is named with its line of the table, and no file is made', async () => {
  const table = `file,branch.id,branch.name,language,pin
one,A-1,Agra,fr,1234
one,A-2,Agra,hi,12
two words,A-3,Agra,hi,1234
three,A-4,,hi,
`;
  expect(await faultsOf(table)).toEqual([
    [2, expect.stringMatching(/^language: /)],
    [3, 'pin: 4 to 12 digits'],
    [3, 'the file one is made by another line already'],
    [4, 'file: a name of letters, digits and hyphens, without .json'],
    [5, 'kiosk.pinHash: is missing'],
    [5, 'branch.name: is missing'],
  ]);
});

test.each([
  ['', [[1, 'the first line must name a column file']]],
  ['file,language,language\na,hi,hi\n', [[1, 'the column language is here twice']]],
  ['file,pin\n', [[null, 'the table has no line for a machine']]],
  ['file,pin\n"a,1234\n', [[2, 'a quote is not closed']]],
])('a table without what it needs is refused: %j', async (table, faults) =>
  expect(await faultsOf(table)).toEqual(faults),
);

test('a shared configuration that is not JSON is refused with its line', async () => {
  expect(await faultsOf('file\na\n', '{\n  "profile": \n}')).toEqual([
    [null, expect.stringMatching(/^the shared configuration, line 3: /)],
  ]);
});

test('a column that the configuration does not know is a fault', async () => {
  expect(await faultsOf('file,pin,brunch.id\na,1234,X\n')).toEqual([
    [2, expect.stringContaining('brunch')],
  ]);
});
