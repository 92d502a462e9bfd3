import { type ComponentType, useState } from 'react';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import { loadOnce } from '#renderer/platform/load-once.ts';
import { useWhenSignedOut } from '#renderer/platform/context/use-when-signed-out.ts';

/** What replaces a long form once it is valid. */
export type FinishOf<Values> = ComponentType<{
  readonly values: Values;
  /** Goes back to the form, to the section with that id if given. */
  readonly onChange: (part?: string) => void;
  readonly onSent: () => void;
}>;

type Finished<Values> = {
  readonly Finish: FinishOf<Values>;
  readonly values: Values;
};

/** Fetches the component on demand. Rejects with `ChunkFailure` if that fails, which `Form` shows. */
export function lazyFinish<Values>(
  load: () => Promise<FinishOf<Values>>,
): () => Promise<FinishOf<Values>> {
  return loadOnce(() => loadChunk(load));
}

/** Switches between a form and its finish. Signing out closes the finish. */
export function useFinish<Values>(load: () => Promise<FinishOf<Values>>): {
  readonly finished: Finished<Values> | null;
  /** Fetches the component ahead of time, for example when the form gets the focus. */
  readonly fetchAhead: () => void;
  readonly finish: (values: Values) => Promise<void>;
  readonly change: (part?: string) => void;
  /** Id of the section the person went back to change; empty for the form as a whole. */
  readonly changing: string | null;
} {
  const [finished, setFinished] = useState<Finished<Values> | null>(null);
  const [changing, setChanging] = useState<string | null>(null);
  useWhenSignedOut(() => setFinished(null));
  return {
    finished,
    fetchAhead: () => void load().catch(() => undefined),
    finish: async (values) => setFinished({ Finish: await load(), values }),
    change: (part = '') => {
      setChanging(part);
      setFinished(null);
    },
    changing,
  };
}
