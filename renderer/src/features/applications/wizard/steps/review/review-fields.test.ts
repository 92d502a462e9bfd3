import { expect, test } from 'vitest';
import type { DraftState } from '#renderer/features/applications/wizard/draft/draft.ts';
import { fieldsOf } from '#renderer/features/applications/wizard/draft/fields.ts';
import { fieldsInReview } from '#renderer/features/applications/wizard/steps/review/review-fields.ts';
import { BEGUN, EMPTY } from '#renderer/features/applications/wizard/testing/kept-application.ts';

const PAN = 'identity.pan';
const NO_PAN = 'identity.hasNoPan';

function listed(identity: DraftState['application']['sections']['identity']) {
  const application = { ...EMPTY, sections: { ...EMPTY.sections, identity } };
  return fieldsInReview('identity', { ...BEGUN, application }).filter(
    (id) => id === PAN || id === NO_PAN,
  );
}

test('somebody who gave a PAN is not shown “no PAN” as unanswered', () => {
  expect(listed({ pan: 'ABCPE1234F' })).toEqual([PAN]);
  expect(listed({ pan: 'ABCPE1234F', hasNoPan: false })).toEqual([PAN]);
});

test('somebody without a PAN sees that, and not that the PAN is missing', () => {
  expect(listed({ hasNoPan: true })).toEqual([NO_PAN]);
});

test('if neither is given, the PAN is missing', () => {
  expect(listed({})).toEqual([PAN]);
});

test('every other field is listed, also an empty one', () => {
  const of = (section: 'identity' | 'work') => fieldsInReview(section, BEGUN);
  expect(of('work')).toEqual(fieldsOf('work'));
  expect(of('identity')).toEqual(fieldsOf('identity').filter((id) => id !== NO_PAN));
});
