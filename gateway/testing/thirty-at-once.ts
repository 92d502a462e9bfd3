/**
 * Does everything in order, thirty at a time: three for each of the ten connections to a database. More would have to wait
 * for one longer than the two seconds that a request may, where the processor is busy with other tests.
 */
export async function thirtyAtOnce<Outcome>(
  tasks: readonly (() => Promise<Outcome>)[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < tasks.length; from += 30) {
    outcomes.push(...(await Promise.all(tasks.slice(from, from + 30).map((task) => task()))));
  }
  return outcomes;
}
