/**
 * Edit distance of two words: letters left out, added, replaced, or swapped with a neighbour (optimal string alignment
 * distance).
 */
export function typingDistance(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)];
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  from.forEach((letter, row) => {
    const line = [row + 1];
    to.forEach((wanted, column) => {
      const replaced = at(last, column) + (letter === wanted ? 0 : 1);
      const swapped =
        letter === to[column - 1] && from[row - 1] === wanted
          ? at(beforeLast, column - 1) + 1
          : Infinity;
      line.push(Math.min(replaced, swapped, at(last, column + 1) + 1, at(line, column) + 1));
    });
    [beforeLast, last] = [last, line];
  });
  return at(last, to.length);
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Infinity;
}
