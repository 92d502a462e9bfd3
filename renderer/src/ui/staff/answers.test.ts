import { expect, it } from 'vitest';
import { FIELD_IDS, fieldOf } from '#domain/lending/sections.ts';
import { loadEdition } from '#renderer/i18n/edition.ts';
import { answerInWords, labelOf } from '#renderer/ui/staff/answers.ts';

const AREAS = ['common', 'staff', 'apply'] as const;
const { translator } = await loadEdition('en', '', { areas: AREAS });

it('calls each field by the label of the form, without its question', () => {
  expect(labelOf(translator, 'identity.drivingLicence')).toBe('Driving licence number');
  expect(labelOf(translator, 'vehicle.downPayment')).toBe('Down payment');
  expect(labelOf(translator, 'address.home')).toBe('Home');
});

it('says answers of every kind', () => {
  const said = (id: (typeof FIELD_IDS)[number], answer: unknown) =>
    answerInWords(translator, id, answer);
  expect(said('identity.fullName', 'Asha')).toBe('Asha');
  expect(said('identity.dateOfBirth', '1990-11-21')).toBe('21 Nov 1990');
  expect(said('work.income', 120_050)).toBe('₹1,200.50');
  expect(said('work.dependants', 0)).toBe('0');
  expect(said('work.occupation', 'other')).toBe('Other');
  expect(said('work.occupation', 'drives-own-vehicle')).toBe('Drives their own vehicle');
  expect(said('vehicle.vehicleKind', 'e-rickshaw')).toBe('E-rickshaw');
});

it('says nothing where there is no answer', () => {
  for (const none of [null, undefined, '', ' ']) {
    expect(answerInWords(translator, 'work.income', none)).toBeNull();
  }
});

it.each(['en', 'hi'] as const)('has words for every choice in %s', async (language) => {
  const { translator: words } = await loadEdition(language, '', { areas: AREAS });
  for (const id of FIELD_IDS) {
    for (const choice of fieldOf(id).choices ?? []) {
      expect(answerInWords(words, id, choice), `${id} ${choice}`).not.toBe(choice);
    }
  }
});
