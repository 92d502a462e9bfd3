import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readReply } from '#contract/call-gateway.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type RefusalCode, REFUSALS } from '#contract/refusals/codes.ts';
import { type CallName, RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { type Result, fail } from '#contract/result.ts';
import type { Platform } from '#renderer/platform/platform.ts';

/** How the gateway refuses for that reason. */
export const refused = (code: RefusalCode) =>
  ({ kind: 'refused', status: REFUSALS[code], code }) as const;

/** A gateway that gives these answers in order, and records the calls. */
export function answering(answers: readonly Result<unknown, GatewayFailure>[]): {
  readonly call: Platform['call'];
  readonly asked: readonly { readonly name: string; readonly body: unknown }[];
} {
  const left = [...answers];
  const asked: { readonly name: string; readonly body: unknown }[] = [];
  const call: Platform['call'] = (name, body) => {
    asked.push({ name, body });
    const answer = left.shift() ?? fail({ kind: 'malformed' });
    return Promise.resolve(answer.ok ? readReply(RENDERER_CALLS[name], answer.value) : answer);
  };
  return { call, asked };
}

type Answer = Result<unknown, GatewayFailure>;

/** The answer to each call, or why there is none; calls not named here are unreachable. */
export type AnswersByName = {
  readonly [Name in CallName]?: (body: unknown) => Answer | Promise<Answer>;
};

/** A gateway that gives these answers by the call's name, and records the calls. */
export function answeringByName(answers: AnswersByName): ReturnType<typeof answering> {
  const asked: { readonly name: string; readonly body: unknown }[] = [];
  const call: Platform['call'] = async (name, body) => {
    asked.push({ name, body });
    const answer = await (answers[name]?.(body) ?? fail({ kind: 'unreachable' }));
    return answer.ok ? readReply(RENDERER_CALLS[name], answer.value) : answer;
  };
  return { call, asked };
}

/** Content that reads from or writes to the gateway, set up as in the single-page app. */
export function WithQueries({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
