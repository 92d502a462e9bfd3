import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from '#renderer/ui/navigation/tabs.tsx';

const TABS = [
  { name: 'first', label: 'First' },
  { name: 'second', label: 'Second' },
  { name: 'third', label: 'Third' },
];

function Shown() {
  const [chosen, setChosen] = useState('first');
  return (
    <Tabs label="Parts" tabs={TABS} chosen={chosen} onChoose={setChosen}>
      {chosen}
    </Tabs>
  );
}

const chosenAfter = (key: string, direction: 'ltr' | 'rtl') => {
  render(
    <div style={{ direction }}>
      <Shown />
    </div>,
  );
  fireEvent.keyDown(screen.getByRole('tab', { name: 'First' }), { key });
  return screen.getByRole('tab', { selected: true }).textContent;
};

describe('arrow keys', () => {
  it.each([
    ['ArrowRight', 'ltr', 'Second'],
    ['ArrowLeft', 'ltr', 'Third'],
    ['ArrowRight', 'rtl', 'Third'],
    ['ArrowLeft', 'rtl', 'Second'],
  ] as const)('follow the lines: %s in %s goes to %s', (key, direction, tab) => {
    expect(chosenAfter(key, direction)).toBe(tab);
  });
});
