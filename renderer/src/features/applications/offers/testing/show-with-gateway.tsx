/** Shows parts of a loan with a gateway that answers as a test says. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { BodyOf, GatewayCall, GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import { type CallName, RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { type Result, fail, succeed } from '#contract/result.ts';
import {
  type VerifyPhone,
  VerifyPhoneContext,
} from '#renderer/features/applications/shared/phone-proof.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

export type Asked = { readonly name: string; readonly body: unknown; readonly proof: unknown };

/** The words that it needs. */
export const LOAN_AREAS = [
  'auth',
  'applications',
  'offers',
  'cost',
  'affordability',
] as const satisfies readonly Area[];

/** What each call is answered with, or why it is not. Every other call is not answered. */
export type Answers = {
  readonly [Name in CallName]?: (asked: Asked) => Result<object, GatewayFailure>;
};

type Calls = typeof RENDERER_CALLS;

const verifyPhone: VerifyPhone = ({ onVerified }) => (
  <Button onClick={() => void onVerified({ mobileNumber: '9876543210', proof: 'fresh-proof' })}>
    The code is right
  </Button>
);

/** Shows content with these answers; returns the calls to the gateway, in order. */
export function showWithGateway(
  showInPortal: (content: ReactNode, platform: Partial<Platform>) => unknown,
  content: ReactNode,
  answers: Answers,
): readonly Asked[] {
  const asked: Asked[] = [];
  async function call<Name extends CallName>(
    name: Name,
    body: BodyOf<Calls[Name]>,
    proof: string | null = null,
  ): Promise<Result<ReplyOf<Calls[Name]>, GatewayFailure>> {
    const one: Asked = { name, body, proof };
    asked.push(one);
    const answer = answers[name]?.(one) ?? fail({ kind: 'unreachable' });
    if (!answer.ok) return answer;
    return succeed(parsed(RENDERER_CALLS[name], answer.value));
  }
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  showInPortal(
    <QueryClientProvider client={queries}>
      <VerifyPhoneContext value={verifyPhone}>{content}</VerifyPhoneContext>
    </QueryClientProvider>,
    { call },
  );
  return asked;
}

const parsed = <Call extends GatewayCall>({ reply }: Call, value: object): ReplyOf<Call> =>
  z.parse<Call['reply']>(reply, value);
