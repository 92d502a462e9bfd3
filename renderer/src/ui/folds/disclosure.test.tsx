// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Disclosure } from '#renderer/ui/folds/disclosure.tsx';

afterEach(cleanup);

const disclosure = (open: boolean) => (
  <Disclosure id="schedule" title="Schedule" about="Month by month" open={open}>
    {() => <p>The first month</p>}
  </Disclosure>
);

it('a fold has its content when it is opened from outside, whether or not the browser fires an event', () => {
  const { rerender } = render(disclosure(false));
  expect(screen.queryByText('The first month')).toBeNull();
  rerender(disclosure(true));
  expect(screen.getByText('The first month')).toBeTruthy();
  rerender(disclosure(false));
  expect(screen.getByText('The first month')).toBeTruthy();
});

it('a fold that is open from the beginning renders its content immediately', () => {
  render(disclosure(true));
  expect(screen.getByText('The first month')).toBeTruthy();
});
