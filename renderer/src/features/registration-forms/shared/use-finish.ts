import { type ComponentType, useState } from 'react';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import { loadOnce } from '#renderer/platform/load-once.ts';
import { useWhenSignedOut } from '#renderer/platform/context/use-when-signed-out.ts';

/** What follows a long form without mistakes. */
export type FinishOf<Values> = ComponentType<{
  readonly values: Values;
  /** Leads back to the form, to the section of that id if there is one. */
  readonly onChange: (part?: string) => void;
  readonly onSent: () => void;
}>;

type Finished<Values> = {
  readonly Finish: FinishOf<Values>;
  readonly values: Values;
};

/** Fetches it when it is needed. Rejects with `ChunkFailure` when it does not arrive, which `Form` tells. */
export function lazyFinish<Values>(
  load: () => Promise<FinishOf<Values>>,
): () => Promise<FinishOf<Values>> {
  return loadOnce(() => loadChunk(load));
}

/** Goes from a form to its finish and back. Whoever signs out leaves no finished form on the screen. */
export function useFinish<Values>(load: () => Promise<FinishOf<Values>>): {
  readonly finished: Finished<Values> | null;
  /** Fetches what follows ahead of the last step, such as when the form gets the focus. */
  readonly fetchAhead: () => void;
  readonly finish: (values: Values) => Promise<void>;
  readonly change: (part?: string) => void;
  /** Id of the section that the person went back to change; empty for the form as a whole. */
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
