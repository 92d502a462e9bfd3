import { expect, it } from 'vitest';
import { isOutsideAddress } from '#contract/outside-addresses.ts';

it.each([
  'https://maps.example/?q=Pune&attach=1',
  'tel:+919876543210',
  'https://wa.me/?text=A%20quote',
  'sms:?&body=A%20quote%20https%3A%2F%2Fportal.example%2Fquote%23x',
  'mailto:help@rinsetu.example',
  'mailto:help@rinsetu.example?subject=My%20loan&body=Hello',
])('%s may be opened', (url) => {
  expect(isOutsideAddress(url)).toBe(true);
});

it.each([
  'mailto:help@rinsetu.example?attach=/etc/passwd',
  'mailto:help@rinsetu.example?subject=a&attachment=C:\\file',
  'mailto:help@rinsetu.example?cc=somebody@elsewhere.example',
  'mailto:help@rinsetu.example?subject=a&BCC=somebody@elsewhere.example',
  'sms:?body=a&attachment=/etc/passwd',
  'mailto:?to=somebody@elsewhere.example',
  'mailto:help@rinsetu.example?%61ttach=/etc/passwd',
  'http://maps.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '/about',
  '',
])('%s may not', (url) => {
  expect(isOutsideAddress(url)).toBe(false);
});
