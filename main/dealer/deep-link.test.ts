import { expect, test } from 'vitest';
import { deepLinkAmong, deepLinkPath } from '#main/dealer/deep-link.ts';

test.each([
  ['rinsetu://emi-calculator', '/emi-calculator'],
  ['rinsetu://emi-calculator/', '/emi-calculator'],
  ['RinSetu://EMI-Calculator', null],
  ['rinsetu://', '/'],
  ['rinsetu://dealer-desk', '/dealer-desk'],
  [
    'rinsetu://emi-calculator?principal=200000&rate=12.5&tenure=36',
    '/emi-calculator?principal=200000&rate=12.5&tenure=36',
  ],
])('%s leads to %s', (link, path) => expect(deepLinkPath(link)).toBe(path));

test.each([
  'rinsetu://login',
  'rinsetu://register',
  'rinsetu://consumer-profile',
  'rinsetu://emi-calculator/../login',
  'rinsetu://emi-calculator/%2e%2e/login',
  'rinsetu://emi-calculator\\..\\login',
  'rinsetu:///emi-calculator//elsewhere.example',
  'rinsetu://elsewhere.example/emi-calculator',
  'rinsetu://user:secret@emi-calculator',
  'rinsetu://emi-calculator:8080',
  'rinsetu://emi-calculator#fragment',
  'rinsetu:emi-calculator?x=javascript:alert(1)',
  'rinsetu://emi-calculator?next=https://elsewhere.example',
  'rinsetu://emi-calculator?name=<script>',
  'rinsetu://emi-calculator?name=%00',
  'rinsetu://emi-calculator?__proto__=1',
  `rinsetu://emi-calculator?x=${'1'.repeat(600)}`,
  `rinsetu://emi-calculator?${'a=1&'.repeat(9)}`,
  'https://app.rinsetu.example/emi-calculator',
  'javascript:alert(1)',
  '',
])('%j leads nowhere', (link) => expect(deepLinkPath(link)).toBeNull());

test('a link is found on the command line of a second start', () => {
  expect(deepLinkAmong(['/opt/rinsetu', '--flag', 'rinsetu://faq'])).toBe('/faq');
  expect(deepLinkAmong(['/opt/rinsetu', '.', 'rinsetu://login', 'rinsetu://faq'])).toBeNull();
  expect(deepLinkAmong([])).toBeNull();
});
