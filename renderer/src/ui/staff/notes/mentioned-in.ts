/** Somebody who can be mentioned, by their membership. */
export type Colleague = {
  readonly membership: string;
  /** Empty once the account is erased. */
  readonly name: string;
  readonly userId: string;
};

/** How a colleague is named in a note after `@`: with the user ID where two have one name. */
export function handleOf({ name, userId }: Colleague, all: readonly Colleague[]): string {
  if (name === '') return userId;
  return all.filter((each) => each.name === name).length > 1 ? `${name} (${userId})` : name;
}

const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{M}\p{N}]/u;

/** A text without a mention, where that stands by itself and is no part of a longer word. */
const without = (text: string, mention: string): string =>
  text
    .split(mention)
    .reduce((before, after) =>
      ENDS_IN_WORD.test(before) || BEGINS_WITH_WORD.test(after)
        ? `${before}${mention}${after}`
        : `${before} ${after}`,
    );

/** The colleagues whom a text mentions: `@Asha Verma` is not somebody who is called Asha. */
export function mentionedIn<One extends Colleague>(
  text: string,
  all: readonly One[],
): readonly One[] {
  const longestFirst = all.toSorted(
    (one, other) => handleOf(other, all).length - handleOf(one, all).length,
  );
  let rest = text;
  const found = longestFirst.filter((each) => {
    const left = without(rest, `@${handleOf(each, all)}`);
    const isThere = left !== rest;
    rest = left;
    return isThere;
  });
  return all.filter((each) => found.includes(each));
}
