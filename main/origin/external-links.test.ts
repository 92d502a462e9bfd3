import { expect, test } from 'vitest';
import { externalLinks } from '#main/origin/external-links.ts';

const HOSTS = ['maps.example', 'elsewhere.example'];

function links() {
  const opened: string[] = [];
  const open = externalLinks(async (url) => {
    opened.push(url);
  }, HOSTS);
  return { open, opened };
}

test.each([
  'https://maps.example/?q=Pune',
  'tel:+919876543210',
  'mailto:help@rinsetu.example?subject=Loan&body=Hello',
])('%s is opened', async (url) => {
  const { open, opened } = links();
  expect(await open(url)).toBe(true);
  expect(opened).toEqual([url]);
});

test.each([
  'http://maps.example/',
  'https://not-listed.example/',
  'https://maps.example.not-listed.example/',
  'https://sub.maps.example/',
  'https://maps.example:8443/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'mailto:help@rinsetu.example?attach=/etc/passwd',
  'smb://server/share',
  'ms-settings:',
  'https://bank.example@elsewhere.example/',
  'C:\\Windows\\System32\\calc.exe',
  '',
])('%j is not', async (url) => {
  const { open, opened } = links();
  expect(await open(url)).toBe(false);
  expect(opened).toEqual([]);
});

test('an address that the system cannot open is answered with false', async () => {
  const open = externalLinks(() => Promise.reject(new Error('no browser')), HOSTS);
  expect(await open('https://maps.example/')).toBe(false);
});
