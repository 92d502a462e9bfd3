// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { portalRenderer } from '#renderer/app/testing/portal-renderer.tsx';
import { useAmounts } from '#renderer/features/calculator/use-amounts.ts';

const showInPortal = await portalRenderer({ areas: ['calculator'], contents: [] });

function Lengths() {
  const { length } = useAmounts();
  return <p>{[6, 12, 18, 24].map((months) => length(months)).join('; ')}</p>;
}

it('a tenure is said in years only where it is whole years', () => {
  showInPortal(<Lengths />);
  expect(screen.getByText('6 months; 1 year; 18 months; 2 years')).toBeDefined();
});
