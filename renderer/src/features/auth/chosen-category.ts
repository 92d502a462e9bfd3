import { CATEGORIES, type Category, INVITED_CATEGORIES } from '#contract/categories.ts';

/** The category that a link to the registration form chose, `?as=NBFC`: one that a person can give to themselves. */
export function chosenCategory(search: string): Category | undefined {
  const chosen = new URLSearchParams(search).get('as');
  return CATEGORIES.find((each) => each === chosen && !INVITED_CATEGORIES.includes(each));
}
