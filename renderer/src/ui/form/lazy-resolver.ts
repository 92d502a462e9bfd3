import type { FieldValues, Resolver } from 'react-hook-form';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import { loadOnce } from '#renderer/platform/load-once.ts';

/**
 * A form's rules, fetched on first use: schemas weigh more than a form. Rejects with `ChunkFailure` if they do not
 * load, which `Form` shows; the next attempt fetches them again.
 */
export function lazyResolver<Values extends FieldValues>(
  load: () => Promise<Resolver<Values, unknown, Values>>,
): {
  readonly resolver: Resolver<Values, unknown, Values>;
  /** Fetches the rules ahead of the first attempt, for example when the form gets the focus. */
  readonly fetchAhead: () => void;
} {
  const loaded = loadOnce(() => loadChunk(load));
  return {
    resolver: async (values, context, options) => (await loaded())(values, context, options),
    fetchAhead: () => void loaded().catch(() => undefined),
  };
}
