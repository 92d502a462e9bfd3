import { createContext, use } from 'react';
import type { DeskWrite, KeptWrites } from '#contract/desk.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { Desk } from '#renderer/platform/platform.ts';

export type KeptOn = KeptWrites['keptOn'];

/** What a showroom's computer keeps for the person at the desk. */
export type Kept = KeptWrites & { readonly computer: Desk };

/** Null in a browser, which keeps nothing. The desk provides it. */
export const KeptContext = createContext<Kept | null>(null);

export const useKept = (): Kept | null => use(KeptContext);

/** The outcome for something that could not be sent. */
export type Keeping =
  | { readonly kind: 'kept'; readonly keptOn: KeptOn }
  | { readonly kind: 'not-kept'; readonly why: 'full' | 'no-room' }
  | { readonly kind: 'failed'; readonly failure: GatewayFailure };

/** Where a write of a lead must wait because an earlier one has not been sent; null where it can be sent immediately. */
export function placeBehind(
  kept: Kept | null,
  lead: string,
): { readonly replaces: string | null } | null {
  const before = (kept?.writes ?? []).filter(
    ({ write, state }) =>
      write.call === 'saveLead' &&
      write.body.lead === lead &&
      ['waiting', 'sending', 'refused'].includes(state.kind),
  );
  if (before.length === 0) return null;
  return { replaces: before.find(({ state }) => state.kind === 'refused')?.id ?? null };
}

/** Keeps a write on this computer, in the place of one that was set aside if that is named. */
export async function keepOn(
  { computer }: Kept,
  write: DeskWrite,
  replaces: string | null = null,
): Promise<Keeping> {
  const answer = await computer.keepWrite(write, replaces);
  if (answer.ok) return { kind: 'kept', keptOn: answer.value.keptOn };
  const { failure } = answer;
  return failure.kind === 'full' || failure.kind === 'no-room'
    ? { kind: 'not-kept', why: failure.kind }
    : { kind: 'failed', failure };
}
