import * as z from 'zod/mini';
import { today } from '#contract/dealers/today.ts';
import type { KeptToday } from '#contract/desk.ts';
import { type SeenEffects, type SeenReply, seenReply } from '#main/desk/kept/seen-reply.ts';

export type SeenToday = SeenReply<KeptToday>;

/** The day's work as the gateway last gave it. */
export const seenToday = (effects: SeenEffects<KeptToday>): SeenToday =>
  seenReply(
    effects,
    (body, reply, seenAt) => {
      const asked = z.safeParse(today.body, body);
      const answer = z.safeParse(today.reply, reply);
      // That of one branch is a part of it.
      const isWhole = asked.success && asked.data.branch === null;
      return isWhole && answer.success ? { seenAt, today: answer.data } : null;
    },
    'seen-today-not-kept',
  );
