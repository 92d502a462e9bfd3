import * as z from 'zod/mini';
import { desk } from '#contract/dealers/leads.ts';
import type { KeptDesk } from '#contract/desk.ts';
import { type SeenEffects, type SeenReply, seenReply } from '#main/desk/kept/seen-reply.ts';

export type SeenDesk = SeenReply<KeptDesk>;

/** What quotes say of the dealer, as the gateway last gave it. */
export const seenDesk = (effects: SeenEffects<KeptDesk>): SeenDesk =>
  seenReply(
    effects,
    (_body, reply, seenAt) => {
      const answer = z.safeParse(desk.reply, reply);
      if (!answer.success) return null;
      const { dealer, details } = answer.data;
      return { seenAt, desk: { dealer, details } };
    },
    'seen-details-not-kept',
  );
