/** Shows parts of the console to an operator, with a gateway that answers as a test says. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { readReply } from '#contract/call-gateway.ts';
import type { GatewayFailure } from '#contract/gateway.ts';
import { type RefusalCode, REFUSALS } from '#contract/refusals/codes.ts';
import { type CallName, RENDERER_CALLS } from '#contract/renderer-calls.ts';
import { fail } from '#contract/result.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import type { Platform } from '#renderer/platform/platform.ts';

type Refused = Extract<GatewayFailure, { readonly kind: 'refused' }>;

/** Why a call is not done. */
class Refusal {
  readonly failure: GatewayFailure;

  constructor(failure: GatewayFailure) {
    this.failure = failure;
  }
}

export const refused = (code: RefusalCode, current: Refused['current'] = {}): Refusal =>
  new Refusal({ kind: 'refused', status: REFUSALS[code], code, current });
export const AWAY = new Refusal({ kind: 'unreachable' });

/** What a call is answered with, or why it is not. Every other call is not answered. */
export type Answers = { readonly [Name in CallName]?: (body: unknown) => object };

/** The words that it needs. */
export const SERVICE_AREAS = [
  'staff',
  'operator',
  'operator-service',
] as const satisfies readonly Area[];

const SIGNED_IN = { userId: 'RS1', keeping: 'browser' } as const;
const session = {
  current: () => SIGNED_IN,
  ready: Promise.resolve(),
  subscribe: () => () => undefined,
};

/** Returns the bodies of the calls made under a name, and a way to remove the content. */
export function showToOperator(
  showInPortal: (
    content: ReactNode,
    platform: Partial<Platform>,
  ) => { readonly unmount: () => void },
  content: ReactNode,
  answers: Answers,
) {
  const asked: { readonly name: string; readonly body: unknown }[] = [];
  const call: Platform['call'] = (name, body) => {
    asked.push({ name, body });
    const answer = answers[name]?.(body) ?? AWAY;
    return Promise.resolve(
      answer instanceof Refusal ? fail(answer.failure) : readReply(RENDERER_CALLS[name], answer),
    );
  };
  const { unmount } = showInPortal(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
    { call, session, hasApplications: true },
  );
  const bodiesOf = (wanted: CallName) =>
    asked.filter(({ name }) => name === wanted).map(({ body }) => body);
  return { bodiesOf, unmount };
}
