/** Longest text of a draft that is restored. */
const MAX_LENGTH = 10_000;

/** The texts of a draft as it was kept, by field; nothing when it cannot be read. */
export function readDraft(kept: string | null): ReadonlyMap<string, string> {
  return new Map(
    entriesOf(kept).flatMap(([name, text]) =>
      typeof text === 'string' && text.length <= MAX_LENGTH ? [[name, text] as const] : [],
    ),
  );
}

function entriesOf(kept: string | null): [string, unknown][] {
  try {
    const draft: unknown = JSON.parse(kept ?? '{}');
    return typeof draft === 'object' && draft !== null ? Object.entries(draft) : [];
  } catch {
    return [];
  }
}
