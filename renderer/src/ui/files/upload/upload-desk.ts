/** Sends documents one after the other, and resumes by itself when the connection is back. */
import type { DocumentKind } from '#domain/lending/documents.ts';
import type { PendingUpload } from '#renderer/ui/files/upload/pending-upload.ts';
import { sendUpload } from '#renderer/ui/files/upload/send-upload.ts';
import type {
  DeskEffects,
  DocumentStatus,
  Stage,
} from '#renderer/ui/files/upload/upload-effects.ts';

/** A document on its way, as a page shows it. */
export type Upload = {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly fileName: string;
  /** Its ID at the gateway, once that is known. */
  readonly document: string | null;
  readonly sha256: string;
  readonly bytes: number;
  readonly stage: Stage;
  /** Whether it can resume after the page is closed. */
  readonly isKept: boolean;
};

/** What the desk last received an answer to. */
export type Settled = { readonly kind: DocumentKind; readonly state: DocumentStatus['state'] };

export type DeskState = {
  readonly uploads: readonly Upload[];
  readonly settled: Settled | null;
};

type Entry = { kept: PendingUpload; shown: Upload };

export type UploadDesk = ReturnType<typeof openUploadDesk>;

/** The uploads of one application of one person. `stop` ends it for good. */
export function openUploadDesk(effects: DeskEffects) {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let state: DeskState = { uploads: [], settled: null };
  let isWorking = false;
  let wake = () => {};
  let isStopped = false;

  const publish = (settled = state.settled) => {
    state = { uploads: Array.from(entries.values(), ({ shown }) => shown), settled };
    listeners.forEach((listener) => listener());
  };
  const show = (id: string, changes: Partial<Upload>) => {
    const entry = entries.get(id);
    if (entry === undefined) return;
    entry.shown = { ...entry.shown, ...changes };
    publish();
  };
  const add = (id: string, kept: PendingUpload, isKept: boolean) => {
    if (isStopped) return;
    const { kind, fileName = '', sha256, bytes } = kept.begin;
    const { document } = kept;
    const stage: Stage = { at: 'waiting' };
    entries.set(id, {
      kept,
      shown: { id, kind, fileName, document, sha256, bytes, stage, isKept },
    });
    publish();
  };
  const forget = (id: string, settled?: Settled) => {
    entries.delete(id);
    void effects.drop(id);
    publish(settled);
  };

  /** Whether the document is still to be sent now. */
  const goesOn = (id: string) => {
    const at = entries.get(id)?.shown.stage.at;
    return !isStopped && at !== undefined && at !== 'paused';
  };
  const sendOne = async (id: string) => {
    const entry = entries.get(id);
    if (entry === undefined || !goesOn(id)) return;
    const outcome = await sendUpload(entry.kept, {
      ...effects,
      untilOnline: (mostMs) =>
        Promise.race([
          effects.untilOnline(mostMs),
          new Promise<void>((resolve) => {
            wake = resolve;
          }),
        ]),
      goesOn: () => goesOn(id),
      onStage: (stage) => {
        if (goesOn(id)) show(id, { stage });
      },
      onChange: async (kept) => {
        entry.kept = kept;
        show(id, { document: kept.document });
        await effects.update(id, kept);
      },
    });
    if (outcome.kind === 'settled') {
      forget(id, { kind: entry.shown.kind, state: outcome.status.state });
    } else if (outcome.kind === 'gone') {
      forget(id);
    } else if (outcome.kind === 'failed') {
      show(id, { stage: { at: 'failed', failure: outcome.failure } });
    }
  };
  const work = async () => {
    if (isWorking) return;
    isWorking = true;
    for (;;) {
      const next = [...entries.values()].find(({ shown }) => shown.stage.at === 'waiting');
      if (next === undefined || isStopped) break;
      const { id } = next.shown;
      await effects.alone(id, () => sendOne(id));
    }
    isWorking = false;
  };

  return {
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Takes a document, and sends it when its turn comes. */
    send: async (upload: PendingUpload) => {
      if (isStopped) return;
      const id = effects.newId();
      const isKept = await effects.keep(id, upload);
      // Its owner left meanwhile, and with them everything that the device kept.
      if (isStopped) return effects.drop(id);
      add(id, upload, isKept);
      void work();
    },
    /** Resumes what was kept. */
    restore: (kept: readonly { readonly id: string; readonly upload: PendingUpload }[]) => {
      for (const { id, upload } of kept) if (!entries.has(id)) add(id, upload, true);
      void work();
    },
    /** Stops after the part in progress. */
    pause: (id: string) => {
      show(id, { stage: { at: 'paused' } });
      wake();
    },
    resume: (id: string) => {
      show(id, { stage: { at: 'waiting' } });
      wake();
      void work();
    },
    /** Forgets a document that was not sent in full. The caller removes what the gateway has of it. */
    discard: (id: string) => {
      forget(id);
      wake();
    },
    stop: () => {
      isStopped = true;
      wake();
      entries.clear();
      publish();
    },
  };
}
