import { expect, it } from 'vitest';
import { postalPlaces } from '#renderer/content/postal-places.ts';
import { placeOfPin } from '#renderer/features/applications/wizard/steps/place-of-pin.ts';

const namesOf = (pin: string) => {
  const { district, state } = placeOfPin(pin, postalPlaces);
  return [district?.en ?? null, state?.en ?? null];
};

it.each([
  ['110001', 'Delhi', 'Delhi'],
  ['302 001', 'Jaipur', 'Rajasthan'],
  ['226001', 'Lucknow', 'Uttar Pradesh'],
  ['842001', 'Muzaffarpur', 'Bihar'],
  ['834001', 'Ranchi', 'Jharkhand'],
])('knows where %s is', (pin, district, state) => {
  expect(namesOf(pin)).toEqual([district, state]);
});

it.each([
  // Karnal and Panipat share an area.
  ['132103', null, 'Haryana'],
  // Bareilly is in Uttar Pradesh, Dehradun in Uttarakhand.
  ['243001', null],
  ['248001', null],
  // Goa lies in Maharashtra's area.
  ['403001', null],
  ['793001', null],
  ['825301', null],
])('leaves open what it cannot know of %s', (pin, ...unknown) => {
  const [district, state] = namesOf(pin);
  if (unknown.length === 2) expect([district, state]).toEqual(unknown);
  else expect(state).toBeNull();
});

it('knows nothing of what is no PIN code', () => {
  for (const typed of ['', '1', '012345', '30200', 'Jaipur']) {
    expect(placeOfPin(typed, postalPlaces)).toEqual({ district: null, state: null });
  }
});
