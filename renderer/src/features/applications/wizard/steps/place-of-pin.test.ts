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

it('leaves the district open where two cities share an area', () => {
  expect(namesOf('132103')).toEqual([null, 'Haryana']);
});

// Of Bareilly and Dehradun, Goa within Maharashtra, Meghalaya, and Giridih near Gaya.
it.each(['243001', '248001', '403001', '793001', '825301'])(
  'leaves the state of %s open',
  (pin) => {
    expect(placeOfPin(pin, postalPlaces).state).toBeNull();
  },
);

it('knows nothing of what is no PIN code', () => {
  for (const typed of ['', '1', '012345', '30200', 'Jaipur']) {
    expect(placeOfPin(typed, postalPlaces)).toEqual({ district: null, state: null });
  }
});
