import { expect, it } from 'vitest';
import { offeredOn, startedBy } from '#domain/lending/catalogue/offered-on.ts';

const published = { version: 1, state: 'PUBLISHED', startsOn: null } as const;
const planned = (version: number, startsOn: string) =>
  ({ version, state: 'PLANNED', startsOn }) as const;
const draft = { version: 9, state: 'DRAFT', startsOn: '2026-12-01' } as const;

it('is the published version until the day of a planned one, and that one from then on', () => {
  const versions = [published, planned(2, '2026-12-01'), draft];
  expect(offeredOn(versions, '2026-11-30')?.version).toBe(1);
  expect(offeredOn(versions, '2026-12-01')?.version).toBe(2);
  expect(offeredOn(versions, '2027-05-01')?.version).toBe(2);
});

it('is the one that began last, whatever the order of their numbers', () => {
  const versions = [published, planned(2, '2026-12-05'), planned(3, '2026-12-01')];
  expect(offeredOn(versions, '2026-12-03')?.version).toBe(3);
  expect(offeredOn(versions, '2026-12-05')?.version).toBe(2);
  expect(startedBy(versions, '2026-12-05').map(({ version }) => version)).toEqual([3, 2]);
});

it('is none where nothing counts yet', () => {
  expect(offeredOn([planned(1, '2026-12-01'), draft], '2026-11-30')).toBeUndefined();
});
