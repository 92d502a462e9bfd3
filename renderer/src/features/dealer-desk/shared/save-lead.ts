import * as z from 'zod/mini';
import { type Lead, type LeadValues, duplicateLead, staleLead } from '#contract/dealers/leads.ts';
import type { DeskWrite } from '#contract/desk.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import { useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import {
  type Keeping,
  keepOn,
  placeBehind,
  useKept,
} from '#renderer/features/dealer-desk/shared/kept.ts';
import { UNSENT } from '#renderer/features/dealer-desk/shared/leads-here.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';

/** A lead to save: the desk chooses its ID, so that it exists only once however often it is sent. */
export type LeadToSave = {
  readonly lead: string;
  /** The one that was seen; null, or `UNSENT`, for a new lead. */
  readonly version: number | null;
  readonly values: LeadValues;
  readonly isDuplicateKnown: boolean;
};

export type Duplicate = z.output<typeof duplicateLead>['duplicate'];

export type SavedLead =
  | { readonly kind: 'saved' }
  /** Another open lead has this number; nothing is saved. */
  | { readonly kind: 'duplicate'; readonly duplicate: Duplicate }
  /** A colleague changed it in the meantime, or removed it (null); nothing is saved. */
  | { readonly kind: 'stale'; readonly now: Lead | null }
  /** There is no network, or an earlier change of this lead waits for it. */
  | Keeping;

type LeadBody = Extract<DeskWrite, { readonly call: 'saveLead' }>['body'];

/** The one way in which the desk saves leads. */
export function useSaveLead(): {
  readonly busy: boolean;
  readonly save: (lead: LeadToSave) => Promise<SavedLead>;
} {
  const { busy, change } = useChange();
  const kept = useKept();
  const { here } = useBranches();
  return {
    busy,
    save: async ({ version, ...lead }) => {
      const bodyFor = (requestId: string): LeadBody => ({
        requestId,
        ...lead,
        version: version === UNSENT ? null : version,
        branch: here,
      });
      const place = placeBehind(kept, lead.lead);
      if (kept !== null && place !== null) {
        const body = bodyFor(crypto.randomUUID());
        return keepOn(kept, { call: 'saveLead', body }, place.replaces);
      }
      let sent = bodyFor('');
      const answer = await change('saveLead', (requestId) => (sent = bodyFor(requestId)));
      if (answer.ok) return { kind: 'saved' };
      // The same request, which may have arrived without its answer.
      if (kept !== null && answer.failure.kind === 'unreachable') {
        return keepOn(kept, { call: 'saveLead', body: sent });
      }
      return savedOf(answer.failure);
    },
  };
}

const CONFLICTS = ['lead-exists', 'lead-changed', 'lead-removed'] as const;

function savedOf(failure: GatewayFailure): SavedLead {
  const isConflict = failure.kind === 'refused' && refusedAs(failure, CONFLICTS);
  return (isConflict && conflictOf(failure.current)) || { kind: 'failed', failure };
}

/** What the gateway has, if it did not save a lead for that reason. */
export function conflictOf(
  current: unknown,
): Extract<SavedLead, { readonly kind: 'duplicate' | 'stale' }> | null {
  const other = duplicateLead.safeParse(current);
  if (other.success) return { kind: 'duplicate', duplicate: other.data.duplicate };
  const stale = staleLead.safeParse(current);
  return stale.success ? { kind: 'stale', now: stale.data.lead } : null;
}
