/** Shows parts of My loan to a signed-in person, with a gateway that answers as a test says. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { AnswersByName, Asked } from '#renderer/platform/testing/calls.tsx';
import { showWithGateway } from '#renderer/features/applications/offers/testing/show-with-gateway.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import type { Platform } from '#renderer/platform/platform.ts';

/** The words that it needs. */
export const BORROWER_AREAS = [
  'auth',
  'applications',
  'my-loan',
  'documents',
  'answers',
  'offers',
] as const satisfies readonly Area[];

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
export const showToBorrower = (
  showInPortal: (content: ReactNode, platform: Partial<Platform>) => unknown,
  content: ReactNode,
  answers: AnswersByName,
  platform: Partial<Platform> = {},
): readonly Asked[] =>
  showWithGateway(
    (shown, gateway) =>
      showInPortal(shown, {
        ...gateway,
        hasApplications: true,
        session: sessionOf('RS1'),
        ...platform,
      }),
    <MemoryRouter>{content}</MemoryRouter>,
    answers,
  );
