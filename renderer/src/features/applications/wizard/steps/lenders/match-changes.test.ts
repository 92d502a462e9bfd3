import { expect, test } from 'vitest';
import type { MatchAnswer } from '#domain/lending/matching/match.ts';
import { answerFor } from '#domain/testing/example-product.ts';
import { matchChanges } from '#renderer/features/applications/wizard/steps/lenders/match-changes.ts';

const idsOf = ({ gone, added, before }: ReturnType<typeof matchChanges>) => ({
  gone: gone.map(({ product }) => product.id),
  added: added.map(({ product }) => product.id),
  changed: [...before.keys()],
});
const OFFERED = answerFor({});
const NOTHING: MatchAnswer = { ...OFFERED, matched: [] };

test('an unchanged offer is no change', () => {
  expect(idsOf(matchChanges(OFFERED, answerFor({})))).toEqual({ gone: [], added: [], changed: [] });
});

test('additions, removals and changes are told apart', () => {
  expect(idsOf(matchChanges(OFFERED, NOTHING)).gone).toEqual(['tulsi-vehicle']);
  expect(idsOf(matchChanges(NOTHING, OFFERED)).added).toEqual(['tulsi-vehicle']);
  const dearer = answerFor({}, { rate: { kind: 'reducing', percent: 19 } });
  const changes = matchChanges(OFFERED, dearer);
  expect(idsOf(changes)).toEqual({ gone: [], added: [], changed: ['tulsi-vehicle'] });
  expect(changes.before.get('tulsi-vehicle')).toEqual(OFFERED.matched[0]);
});
