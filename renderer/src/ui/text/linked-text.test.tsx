import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LinkedText } from '#renderer/ui/text/linked-text.tsx';

it('links the addresses in a text, and leaves the rest as it is', () => {
  const text = 'Write to help@rinsetu.example. Then to https://cms.rbi.org.in, or ask.';
  const { container } = render(<LinkedText>{text}</LinkedText>);
  expect(container).toHaveProperty('textContent', text);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:help@rinsetu.example',
    'https://cms.rbi.org.in',
  ]);
});

it('handles the Hindi full stop', () => {
  render(<LinkedText>{'help@rinsetu.example पर लिखें। https://cms.rbi.org.in।'}</LinkedText>);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'help@rinsetu.example',
    'https://cms.rbi.org.in',
  ]);
});

it('links nothing if there is no address', () => {
  render(<LinkedText>{'100 @ 5 %, ftp://files.example, http://plain.example'}</LinkedText>);
  expect(screen.queryAllByRole('link')).toEqual([]);
});
