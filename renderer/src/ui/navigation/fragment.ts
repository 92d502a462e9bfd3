/**
 * How the places of an area are written in the fragment of its address: `#view`, `#view=value` for one record, and what else a place
 * needs after a `?`. Fragments, because the areas are static pages: no server has to know the paths below them. Each area says
 * which places it has, and what it does with a fragment that is none.
 */
type Fragment = {
  readonly view: string;
  /** The record, or undefined for a list. */
  readonly value?: string;
  readonly query?: string;
};

const FORM = /^#([a-z-]*)(?:=([^?]*))?(?:\?(.*))?$/s;

/** The parts of a fragment; the view is empty if it is not written so. */
export function readFragment(hash: string): Fragment {
  const [, view = '', value, query] = FORM.exec(hash) ?? [];
  return { view, value, query };
}

export function writeFragment(view: string, value?: string | null, query?: string | null): string {
  const record = typeof value === 'string' ? `=${value}` : '';
  return `#${view}${record}${typeof query === 'string' ? `?${query}` : ''}`;
}
