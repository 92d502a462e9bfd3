/** Rows that are read at a time, and those that one request looks through. */
const BATCH = 500;
const MAX_SCANNED = 5000;

export type Scanned<Row> = {
  readonly rows: readonly Row[];
  /** The last row that was looked at; null when there are no more. */
  readonly last: Row | null;
};

/**
 * The first rows that are wanted, up to a page: for what the database cannot compare, as it is sealed. Gives up after so
 * many rows, from where the next request goes on.
 */
export async function scan<Row>(
  page: number,
  rowsAfter: (last: Row | null, limit: number) => Promise<readonly Row[]>,
  isWanted: ((row: Row) => boolean) | null,
): Promise<Scanned<Row>> {
  const found: Row[] = [];
  const limit = isWanted === null ? page : BATCH;
  let last: Row | null = null;
  for (let scanned = 0; scanned < MAX_SCANNED; scanned += limit) {
    // One more, which says whether there is a next page.
    const rows = await rowsAfter(last, limit + 1);
    for (const row of rows.slice(0, limit)) {
      if (found.length === page) return { rows: found, last };
      last = row;
      if (isWanted === null || isWanted(row)) found.push(row);
    }
    if (rows.length <= limit) return { rows: found, last: null };
    if (found.length === page) return { rows: found, last };
  }
  return { rows: found, last };
}
