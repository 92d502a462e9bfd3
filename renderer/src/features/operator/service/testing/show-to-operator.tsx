/** Shows parts of the console to an operator, with a gateway that answers as a test says. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { CallName } from '#contract/renderer-calls.ts';
import {
  type AnswersByName,
  WithQueries,
  answeringByName,
} from '#renderer/platform/testing/calls.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import type { Platform } from '#renderer/platform/platform.ts';

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
  answers: AnswersByName,
) {
  const { call, asked } = answeringByName(answers);
  const { unmount } = showInPortal(
    <WithQueries>
      <MemoryRouter>{content}</MemoryRouter>
    </WithQueries>,
    { call, session, hasApplications: true },
  );
  const bodiesOf = (wanted: CallName) =>
    asked.filter(({ name }) => name === wanted).map(({ body }) => body);
  return { bodiesOf, unmount };
}
