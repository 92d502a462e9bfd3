import { expect, it } from 'vitest';
import { chosenCategory } from '#renderer/features/auth/registration/chosen-category.ts';

it.each([
  ['?as=Dealer', 'Dealer'],
  ['?from=home&as=NBFC', 'NBFC'],
  ['?as=RAGT', 'RAGT'],
])('a link with %s chooses %s', (search, category) => {
  expect(chosenCategory(search)).toBe(category);
});

it.each(['', '?as=', '?as=STF', '?as=dealer', '?as=Owner', '?category=NBFC'])(
  'a link with %j chooses none',
  (search) => {
    expect(chosenCategory(search)).toBeUndefined();
  },
);
