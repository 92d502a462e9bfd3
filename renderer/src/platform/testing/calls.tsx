import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { readReply } from '#contract/call-gateway.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type RefusalCode, REFUSALS } from '#contract/refusals/codes.ts';
import { type CallName, RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import type { Platform } from '#renderer/platform/platform.ts';

type Refused = Extract<GatewayFailure, { readonly kind: 'refused' }>;

/** How the gateway refuses for that reason. */
export const refused = (code: RefusalCode, current: Refused['current'] = {}) =>
  ({ kind: 'refused', status: REFUSALS[code], code, current }) as const;

export const AWAY = fail({ kind: 'unreachable' });

/** A call that a test's gateway was asked. */
export type Asked = { readonly name: CallName; readonly body: unknown; readonly proof?: string };

type Answer = Result<unknown, GatewayFailure>;

/** A test's gateway: how it is called, and what it was asked, in order. */
type Answering = { readonly call: Platform['call']; readonly asked: readonly Asked[] };

/** A gateway that gives these answers in order, and records the calls. */
export function answering(answers: readonly Answer[]): Answering {
  const left = [...answers];
  return answeringWith(() => left.shift() ?? fail({ kind: 'malformed' }));
}

/**
 * What each call is answered with: the reply alone, or a result where it may fail. Calls not named here are unreachable.
 */
export type AnswersByName = {
  readonly [Name in CallName]?: (body: unknown) => object | Promise<object>;
};

/** A gateway that gives these answers by the call's name, and records the calls. */
export const answeringByName = (answers: AnswersByName): Answering =>
  answeringWith(async (name, body) => resultOf((await answers[name]?.(body)) ?? AWAY));

/** A reply has no `ok`. */
const resultOf = (answer: object): Answer => (isResult(answer) ? answer : succeed(answer));
const isResult = (answer: object): answer is Answer => 'ok' in answer;

function answeringWith(
  answer: (name: CallName, body: unknown) => Answer | Promise<Answer>,
): Answering {
  const asked: Asked[] = [];
  const call: Platform['call'] = async (name, body, proof = null) => {
    asked.push(proof === null ? { name, body } : { name, body, proof });
    const given = await answer(name, body);
    return given.ok ? readReply(RENDERER_CALLS[name], given.value) : given;
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
