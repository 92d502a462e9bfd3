import type { noteContact, putOffCard } from '#contract/dealers/today.ts';
import type { BodyOf } from '#contract/gateway.ts';
import type { DeskWrite } from '#contract/desk.ts';
import {
  type Keeping,
  keepOn,
  placeBehind,
  useKept,
} from '#renderer/features/dealer-desk/shared/kept.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';

export type Contact = Omit<BodyOf<typeof noteContact>, 'requestId'>;
export type PutOff = Omit<BodyOf<typeof putOffCard>, 'requestId'>;

export type SavedContact =
  /** `isPlanned`: whether the next step is as it was said; a colleague's newer one stays. */
  { readonly kind: 'saved'; readonly isPlanned: boolean } | Keeping;

/** The one way in which the desk notes contacts, and puts cards off. `name` is whom it is about. */
export function useSaveContact(): {
  readonly busy: boolean;
  readonly save: (contact: Contact, name: string) => Promise<SavedContact>;
  readonly putOff: (card: PutOff, name: string) => Promise<SavedContact>;
  readonly takeBack: (contact: string | null, card: string | null) => Promise<SavedContact>;
} {
  const { busy, change } = useChange();
  const kept = useKept();
  return {
    busy,
    save: async (contact, name) => {
      const bodyFor = (requestId: string) => ({ requestId, ...contact });
      const write = (requestId: string): DeskWrite => ({
        call: 'noteContact',
        body: bodyFor(requestId),
        name,
      });
      if (kept !== null && placeBehind(kept, contact.lead) !== null) {
        return keepOn(kept, write(crypto.randomUUID()));
      }
      let sent = '';
      const answer = await change('noteContact', (requestId) => bodyFor((sent = requestId)));
      if (answer.ok) return { kind: 'saved', isPlanned: answer.value.isPlanned };
      if (kept !== null && answer.failure.kind === 'unreachable') return keepOn(kept, write(sent));
      return { kind: 'failed', failure: answer.failure };
    },
    putOff: async (card, name) => {
      let sent = '';
      const answer = await change('putOffCard', (requestId) => ({
        requestId: (sent = requestId),
        ...card,
      }));
      if (answer.ok) return { kind: 'saved', isPlanned: true };
      if (kept !== null && answer.failure.kind === 'unreachable') {
        return keepOn(kept, { call: 'putOffCard', body: { requestId: sent, ...card }, name });
      }
      return { kind: 'failed', failure: answer.failure };
    },
    takeBack: async (contact, card) => {
      // What has not been sent yet is taken out of what waits.
      const waiting = kept?.writes.find(({ write }) =>
        write.call === 'noteContact'
          ? write.body.contact === contact
          : contact === null && write.call === 'putOffCard' && write.body.card === card,
      );
      if (kept !== null && waiting !== undefined) {
        const outcome = await kept.computer.dismissWrite(waiting.id);
        if (outcome === 'dismissed') return { kind: 'saved', isPlanned: true };
      }
      const answer =
        contact !== null
          ? await change('takeBackContact', (requestId) => ({ requestId, contact, card }))
          : await change('takeBackCard', (requestId) => ({ requestId, card: card ?? '' }));
      return answer.ok
        ? { kind: 'saved', isPlanned: true }
        : { kind: 'failed', failure: answer.failure };
    },
  };
}
