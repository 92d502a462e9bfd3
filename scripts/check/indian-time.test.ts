import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** How JavaScript reads or writes a moment in the zone of the machine, unless it is told another one. */
const BY_MACHINE = new RegExp(
  [
    String.raw`\.toLocale(?:Date|Time)String\(`,
    String.raw`\bDateTimeFormat\b`,
    String.raw`\.get(?:Hours|Minutes|Date|Day|Month|FullYear)\(\)`,
    String.raw`\.to(?:Date|Time)String\(`,
    String.raw`\bDate\)?\.toString\(\)`,
  ].join('|'),
);

/** The one formatter, and what no person reads: a file's name, and a field of the spec's calls. Each names its zone. */
const NAME_THEIR_ZONE = [
  'domain/lending/letters.ts',
  'renderer/src/features/operator/queue/export/export-rules.ts',
  'renderer/src/i18n/days-in-words.ts',
  'renderer/src/platform/request-contact.ts',
];
/** The hour on the branch's own clock, at which a terminal installs an update. */
const ON_PURPOSE = ['main/updates/kiosk-updates.ts'];

const sources = globSync('{domain,contract,gateway,main,renderer/src,sample-lender}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .toSorted();

it('writes days and times by one formatter, in Indian Standard Time whatever the machine’s zone', () => {
  const found = sources.filter((file) => BY_MACHINE.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([...NAME_THEIR_ZONE, ...ON_PURPOSE].toSorted());
});

it.each(NAME_THEIR_ZONE)('names a zone wherever it formats in %s', (file) => {
  const formats = readFileSync(file, 'utf8').split(BY_MACHINE).slice(1);
  expect(formats.map((after) => after.slice(0, 200))).toEqual(
    formats.map(() => expect.stringMatching(/timeZone|\.\.\.more/)),
  );
});
