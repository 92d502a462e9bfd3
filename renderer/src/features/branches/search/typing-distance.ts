/** What a mistake counts. `leaveOut` is also what a letter too many counts. */
export type Costs = {
  readonly replace: (letter: string, wanted: string) => number;
  readonly leaveOut: (letter: string) => number;
};

const EACH_ONE: Costs = { replace: () => 1, leaveOut: () => 1 };

/**
 * Edit distance of two words: letters left out, added, replaced, or swapped with a neighbour (optimal string alignment
 * distance). Each mistake counts one, unless `costs` says otherwise; a swap always counts one.
 */
export function typingDistance(one: string, other: string, costs: Costs = EACH_ONE): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  const { replace, leaveOut } = costs;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = to.reduce(
    (line, wanted) => [...line, at(line, line.length - 1) + leaveOut(wanted)],
    [0],
  );
  from.forEach((letter, row) => {
    const line = [at(last, 0) + leaveOut(letter)];
    to.forEach((wanted, column) => {
      const replaced = at(last, column) + (letter === wanted ? 0 : replace(letter, wanted));
      const swapped =
        letter === to[column - 1] && from[row - 1] === wanted
          ? at(beforeLast, column - 1) + 1
          : Infinity;
      const added = at(last, column + 1) + leaveOut(letter);
      line.push(Math.min(replaced, swapped, added, at(line, column) + leaveOut(wanted)));
    });
    [beforeLast, last] = [last, line];
  });
  return at(last, to.length);
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Infinity;
}
