import { describe, expect, test } from 'vitest';
import { navigation } from '#renderer/content/en/navigation.ts';

describe('navigation', () => {
  test('has the links of the top header', () => {
    expect(
      [...navigation.partners, ...navigation.entry].map(({ label, to }) => [label, to]),
    ).toEqual([
      ['Become a Partner', '/register'],
      ['Register Your NBFC', '/register?as=NBFC'],
      ['Apply Loan', '/apply-loan'],
      ['Login / Register', '/login'],
    ]);
  });

  test('has the links of the main bar', () => {
    expect(navigation.main.map(({ label, to }) => [label, to])).toEqual([
      ['Home', '/'],
      ['About Us', '/about'],
      ['NBFC', '/nbfc'],
      ['Products', '/products'],
      ['Dealer', '/dealer'],
      ['News & Blog', '/news&blog'],
      ['Our Branches', '/branches'],
      ['Business Loan', '/business-loan'],
      ['Support', '/support'],
    ]);
  });

  test('leads from the footer to the questions, the privacy policy and the terms', () => {
    const links = navigation.footer.flatMap((group) =>
      group.links.map(({ label, to }) => [label, to]),
    );
    expect(links).toContainEqual(['FAQ', '/faq']);
    expect(links).toContainEqual(['Privacy Policy', '/privacypolicy']);
    expect(links).toContainEqual(['Terms and Conditions', '/support#terms']);
  });
});
