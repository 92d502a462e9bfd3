import type { addContactUs, ReplyOf } from '#contract/gateway.ts';
import { reply } from '#gateway/http/answers.ts';
import type { Clock } from '#gateway/clock.ts';
import type { CallHandler } from '#gateway/http/call-route.ts';
import type { Store } from '#gateway/store/store.ts';

export function addContactUsHandler(store: Store, now: Clock): CallHandler<typeof addContactUs> {
  return async ({ body, account }) => {
    await store.addContactMessage({
      ...body,
      id: crypto.randomUUID(),
      receivedAt: now(),
      userId: account?.userId ?? null,
    });
    return reply({ responseStatus: { statusCode: 0 } } satisfies ReplyOf<typeof addContactUs>);
  };
}
