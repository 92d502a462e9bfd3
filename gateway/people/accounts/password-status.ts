import type { passwordStatus } from '#contract/added-calls.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { refusals, reply } from '#gateway/foundation/http/answers.ts';
import type { CallHandler } from '#gateway/foundation/http/call-route.ts';

export const passwordStatusHandler: CallHandler<typeof passwordStatus> = async ({ account }) => {
  if (account === null) return refusals.signInAgain();
  const isSet = account.passwordHash !== null;
  return reply({ isSet } satisfies ReplyOf<typeof passwordStatus>);
};
