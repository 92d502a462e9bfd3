/** Rows of a list that reloads while people work in it: none moves until they ask for it. */
import type {
  QueueOrder,
  QueuedApplication,
} from '#renderer/features/operator/queue/queue-filter.ts';

/** What was read, from the beginning of the list. */
export type ReadRows = {
  readonly order: QueueOrder;
  readonly rows: readonly QueuedApplication[];
  /** Whether nothing comes after them. */
  readonly isWhole: boolean;
};

/** What was read, page by page. What became due again meanwhile may be in it twice. */
export function readRows(
  order: QueueOrder,
  pages: readonly { readonly applications: readonly QueuedApplication[]; readonly next: unknown }[],
): ReadRows {
  const rows = new Map(
    pages.flatMap(({ applications }) => applications).map((each) => [each.number, each]),
  );
  return { order, rows: [...rows.values()], isWhole: (pages.at(-1)?.next ?? null) === null };
}

type Claim = Pick<NonNullable<QueuedApplication['claim']>, 'isMine'> | null;

/** What an application has become by what was done here, until the list says so too. */
export type Known = Pick<QueuedApplication, 'number' | 'version' | 'state'> & {
  readonly claim: Claim;
};

export type Row = Omit<QueuedApplication, 'claim'> & {
  readonly claim: Claim;
  /** Whether the list no longer has it, because its state has changed. */
  readonly isGone: boolean;
};

/** The rows in the order in which they are shown, each in its current state. */
export function steadyRows(
  shown: ReadRows,
  fresh: ReadRows,
  known: ReadonlyMap<string, Known>,
): readonly Row[] {
  const now = new Map(fresh.rows.map((each) => [each.number, each]));
  return shown.rows.map((before) => {
    const found = now.get(before.number);
    const row = found ?? before;
    const latest = known.get(row.number);
    const isNewer = latest !== undefined && latest.version > row.version;
    const isGone = found === undefined && !isBehind(fresh, before);
    return { ...row, ...(isNewer && latest), isGone };
  });
}

/** Whether an application comes after everything that was read: others have come before it meanwhile. */
function isBehind({ order, rows, isWhole }: ReadRows, one: QueuedApplication): boolean {
  const last = rows.at(-1);
  return last === undefined ? !isWhole : !isWhole && comesAfter(order, one, last);
}

function comesAfter(order: QueueOrder, one: QueuedApplication, other: QueuedApplication): boolean {
  const [time, otherTime] = [timeOf(order, one), timeOf(order, other)];
  return time === otherTime ? one.number > other.number : time > otherTime;
}

const timeOf = (order: QueueOrder, { dueAt, submittedAt }: QueuedApplication): number =>
  order === 'due' ? (dueAt ?? 0) : submittedAt;

/** The rows that were read but are not shown: the new ones, and what would come next if more were shown. */
function notShown(shown: ReadRows, fresh: ReadRows) {
  const numbers = new Set(shown.rows.map(({ number }) => number));
  const others = fresh.rows.filter(({ number }) => !numbers.has(number));
  const isNext = (one: QueuedApplication) => isBehind(shown, one);
  return { isNew: others.filter((one) => !isNext(one)), next: others.filter(isNext) };
}

/** How many of the shown rows have come since. */
export const countOfNew = (shown: ReadRows, fresh: ReadRows): number =>
  notShown(shown, fresh).isNew.length;

/** What is shown, with what comes after it. The new ones are still to be asked for. */
export const withNext = (shown: ReadRows, fresh: ReadRows): ReadRows => ({
  ...fresh,
  rows: [...shown.rows, ...notShown(shown, fresh).next],
});
