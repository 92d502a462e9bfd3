import * as z from 'zod/mini';
import {
  type Lead,
  type LeadValues,
  duplicateLead,
  staleLead,
} from '#contract/applications/leads.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';

/** A lead as it shall be: its ID is the desk's own, so that it is there once however often it is sent. */
export type LeadToSave = {
  readonly lead: string;
  /** The one that was seen; null for a new lead. */
  readonly version: number | null;
  readonly values: LeadValues;
  readonly isDuplicateKnown: boolean;
};

export type Duplicate = z.output<typeof duplicateLead>['duplicate'];

export type SavedLead =
  | { readonly kind: 'saved' }
  /** Another open lead has this number; nothing is saved. */
  | { readonly kind: 'duplicate'; readonly duplicate: Duplicate }
  /** Somebody changed it meanwhile, or removed it (null); nothing is saved. */
  | { readonly kind: 'stale'; readonly now: Lead | null }
  | { readonly kind: 'failed'; readonly failure: GatewayFailure };

/** The one way in which the desk saves leads. */
export function useSaveLead(): {
  readonly busy: boolean;
  readonly save: (lead: LeadToSave) => Promise<SavedLead>;
} {
  const { busy, change } = useChange();
  return {
    busy,
    save: async (lead) => {
      const answer = await change('saveLead', (requestId) => ({ requestId, ...lead }));
      return answer.ok ? { kind: 'saved' } : savedOf(answer.failure);
    },
  };
}

function savedOf(failure: GatewayFailure): SavedLead {
  const current = failure.kind === 'refused' && failure.status === 409 ? failure.current : null;
  const other = duplicateLead.safeParse(current);
  if (other.success) return { kind: 'duplicate', duplicate: other.data.duplicate };
  const stale = staleLead.safeParse(current);
  if (stale.success) return { kind: 'stale', now: stale.data.lead };
  return { kind: 'failed', failure };
}
