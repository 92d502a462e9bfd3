/** Shows parts of a loan with a gateway that answers as a test says. */
import type { ReactNode } from 'react';
import {
  type AnswersByName,
  type Asked,
  WithQueries,
  answeringByName,
} from '#renderer/platform/testing/calls.tsx';
import {
  type VerifyPhone,
  VerifyPhoneContext,
} from '#renderer/features/applications/shared/phone-proof.tsx';
import type { Area } from '#renderer/i18n/areas.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

/** The words that it needs. */
export const LOAN_AREAS = [
  'auth',
  'applications',
  'offers',
  'cost',
  'affordability',
] as const satisfies readonly Area[];

const verifyPhone: VerifyPhone = ({ onVerified }) => (
  <Button onClick={() => void onVerified({ mobileNumber: '9876543210', proof: 'fresh-proof' })}>
    The code is right
  </Button>
);

/** Shows content with these answers; returns the calls to the gateway, in order. */
export function showWithGateway(
  showInPortal: (content: ReactNode, platform: Partial<Platform>) => unknown,
  content: ReactNode,
  answers: AnswersByName,
): readonly Asked[] {
  const { call, asked } = answeringByName(answers);
  showInPortal(
    <WithQueries>
      <VerifyPhoneContext value={verifyPhone}>{content}</VerifyPhoneContext>
    </WithQueries>,
    { call },
  );
  return asked;
}
