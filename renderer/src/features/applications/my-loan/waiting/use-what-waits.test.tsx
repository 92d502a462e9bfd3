import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import {
  loanWith,
  loanWithCase,
  summaryOf,
} from '#renderer/features/applications/my-loan/testing/made-up-loan.ts';
import { type AnswersByName } from '#renderer/platform/testing/calls.tsx';
import {
  BORROWER_AREAS,
  showToBorrower,
} from '#renderer/features/applications/my-loan/testing/show-to-borrower.tsx';
import { useWhatWaits } from '#renderer/features/applications/my-loan/waiting/use-what-waits.ts';
import type { Platform } from '#renderer/platform/platform.ts';

const showInPortal = await portalRenderer({ areas: BORROWER_AREAS });

function Said() {
  const { standing, waiting } = useWhatWaits();
  return <p>{`${standing} ${waiting}`}</p>;
}

const show = (answers: AnswersByName, platform: Partial<Platform> = {}) =>
  showToBorrower(showInPortal, <Said />, answers, platform);

describe('what waits for the signed-in person', () => {
  test('is nothing where nobody applies, and nothing is asked', () => {
    const asked = show({}, { hasApplications: false });
    expect(screen.getByText('off 0')).toBeDefined();
    expect(asked).toEqual([]);
  });

  test('is unknown at first, and nothing for somebody who has not applied', async () => {
    show({ myApplications: () => ({ applications: [] }) });
    expect(screen.getByText('unknown 0')).toBeDefined();
    expect(await screen.findByText('none 0')).toBeDefined();
  });

  test('is quietly nothing without a connection', async () => {
    show({});
    expect(await screen.findByText('none 0')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is counted over all applications, with one call', async () => {
    const offered = loanWithCase('OFFERED');
    const closed = loanWith({ state: 'CLOSED', outcome: 'EXPIRED' });
    const asked = show({
      myApplications: () => ({ applications: [loanWith(), offered, closed].map(summaryOf) }),
    });
    expect(await screen.findByText('some 2')).toBeDefined();
    expect(asked).toHaveLength(1);
  });
});
