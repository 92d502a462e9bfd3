import { CATEGORIES, type Category, INVITED_CATEGORIES } from '#contract/categories.ts';

/** The category in a registration link such as `?as=NBFC`, if it is one that people can choose for themselves. */
export function chosenCategory(search: string): Category | undefined {
  const chosen = new URLSearchParams(search).get('as');
  return CATEGORIES.find((each) => each === chosen && !INVITED_CATEGORIES.includes(each));
}
