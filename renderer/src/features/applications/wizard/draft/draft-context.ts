import { createContext, use, useSyncExternalStore } from 'react';
import type { Draft, DraftState } from '#renderer/features/applications/wizard/draft/draft.ts';

/** The application that is being drawn up. Set by the wizard. */
export const DraftContext = createContext<Draft | null>(null);

export function useOpenDraft(): Draft {
  const draft = use(DraftContext);
  if (draft === null) throw new Error('useOpenDraft is called outside of the wizard.');
  return draft;
}

export function useDraftState(): DraftState {
  const { subscribe, current } = useOpenDraft();
  return useSyncExternalStore(subscribe, current);
}
