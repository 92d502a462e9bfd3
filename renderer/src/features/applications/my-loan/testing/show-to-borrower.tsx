/** Shows parts of My loan to a signed-in person, with a gateway that answers as a test says. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { GatewayFailure } from '#contract/gateway.ts';
import type { CallName } from '#contract/renderer-calls.ts';
import {
  type Asked,
  type Answers as ResultAnswers,
  showWithGateway,
} from '#renderer/features/applications/offers/testing/show-with-gateway.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { type Result, fail, succeed } from '#contract/result.ts';

/** The words that it needs. */
export const BORROWER_AREAS = [
  'auth',
  'applications',
  'my-loan',
  'documents',
  'offers',
] as const satisfies readonly Area[];

/** What a call is answered with, or why it is not. */
export type Answers = {
  readonly [Name in CallName]?: () => object | Refusal;
};
export type { Asked };

/** Why a call is not done. */
export class Refusal {
  readonly failure: GatewayFailure;

  constructor(failure: GatewayFailure) {
    this.failure = failure;
  }
}

export const refused = (
  status: number,
  more: Omit<Extract<GatewayFailure, { kind: 'refused' }>, 'kind' | 'status'> = {},
): Refusal => new Refusal({ kind: 'refused', status, ...more });

/** A session that does not change. */
export const sessionOf = (userId: string | null): Platform['session'] => {
  const state = { userId, keeping: 'browser' } as const;
  return {
    current: () => state,
    ready: Promise.resolve(),
    subscribe: () => () => undefined,
  };
};

/** Returns the calls to the gateway, in order. */
export function showToBorrower(
  showInPortal: (content: ReactNode, platform: Partial<Platform>) => unknown,
  content: ReactNode,
  answers: Answers,
  platform: Partial<Platform> = {},
): readonly Asked[] {
  const results: ResultAnswers = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, () => resultOf(answer())]),
  );
  return showWithGateway(
    (shown, gateway) =>
      showInPortal(shown, {
        ...gateway,
        hasApplications: true,
        session: sessionOf('RS1'),
        ...platform,
      }),
    <MemoryRouter>{content}</MemoryRouter>,
    results,
  );
}

const resultOf = (answer: object | Refusal): Result<object, GatewayFailure> =>
  answer instanceof Refusal ? fail(answer.failure) : succeed(answer);
