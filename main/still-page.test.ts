import { expect, test } from 'vitest';
import { lockedFiles, waitingFiles } from '#main/still-page.ts';

test('the page for staff says where the fault is, and nothing in it is markup', () => {
  const files = lockedFiles({
    place: '/etc/rinsetu/configuration.json',
    line: 3,
    column: 17,
    what: 'profile: <script>alert("x")</script>',
    mayBeKiosk: true,
  });
  const text = files.get('/still/locked')?.text ?? '';
  expect(text).toContain('/etc/rinsetu/configuration.json, line 3, column 17');
  expect(text).not.toContain('<script');
});

test('the still pages run no script', () => {
  for (const { text } of waitingFiles.values()) expect(text).not.toContain('<script');
});
