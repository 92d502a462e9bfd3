// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useView } from '#renderer/features/consumer/menu/use-view.ts';

const SIGNED_IN = { standing: 'some', userId: 'RS1', hasEnded: false } as const;
const ENDED = { standing: 'none', userId: null, hasEnded: true } as const;

type Props = {
  readonly standing: 'some' | 'none' | 'unknown';
  readonly userId: string | null;
  readonly hasEnded: boolean;
};
const open = (initialProps: Props) =>
  renderHook(({ standing, userId, hasEnded }: Props) => useView(standing, userId, hasEnded), {
    wrapper: MemoryRouter,
    initialProps,
  });

it('stays at My loan when the session ends elsewhere, and once its owner is back', () => {
  const { result, rerender } = open(SIGNED_IN);
  expect(result.current).toBe('my-loan');
  rerender(ENDED);
  expect(result.current).toBe('my-loan');
  rerender(SIGNED_IN);
  expect(result.current).toBe('my-loan');
});

it('opens where it does for everybody after signing out here, and for somebody else', () => {
  const { result, rerender } = open(SIGNED_IN);
  rerender({ ...ENDED, hasEnded: false });
  expect(result.current).toBe('accounts');
  rerender({ ...SIGNED_IN, userId: 'RS2' });
  expect(result.current).toBe('my-loan');
});

it('opens somewhere also when the session ends before it is known where', () => {
  const { result, rerender } = open({ ...SIGNED_IN, standing: 'unknown' });
  expect(result.current).toBeNull();
  rerender(ENDED);
  expect(result.current).toBe('accounts');
});
