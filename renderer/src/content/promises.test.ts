/** What the pages promise, which must agree wherever it is said. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { DAYS_TO_ASK_OMBUDSMAN } from '#domain/lending/grievances.ts';
import { brandIn } from '#renderer/content/brand/words/words.ts';
import { branches as branchesEn } from '#renderer/content/en/branches.ts';
import { businessLoan as businessLoanEn } from '#renderer/content/en/business-loan.ts';
import { evLoan as evLoanEn } from '#renderer/content/en/ev-loan.ts';
import { home as homeEn } from '#renderer/content/en/home.ts';
import { loanProducts as loanProductsEn } from '#renderer/content/en/loan-products.ts';
import { navigation as navigationEn } from '#renderer/content/en/navigation.ts';
import { pages as pagesEn } from '#renderer/content/en/pages.ts';
import { privacyPolicy as privacyPolicyEn } from '#renderer/content/en/privacy-policy.ts';
import { support as supportEn } from '#renderer/content/en/support.ts';
import { tools as toolsEn } from '#renderer/content/en/tools.ts';
import { branches as branchesHi } from '#renderer/content/hi/branches.ts';
import { businessLoan as businessLoanHi } from '#renderer/content/hi/business-loan.ts';
import { evLoan as evLoanHi } from '#renderer/content/hi/ev-loan.ts';
import { home as homeHi } from '#renderer/content/hi/home.ts';
import { loanProducts as loanProductsHi } from '#renderer/content/hi/loan-products.ts';
import { navigation as navigationHi } from '#renderer/content/hi/navigation.ts';
import { pages as pagesHi } from '#renderer/content/hi/pages.ts';
import { privacyPolicy as privacyPolicyHi } from '#renderer/content/hi/privacy-policy.ts';
import { support as supportHi } from '#renderer/content/hi/support.ts';
import { tools as toolsHi } from '#renderer/content/hi/tools.ts';

const COPY = {
  en: {
    branches: branchesEn,
    businessLoan: businessLoanEn,
    evLoan: evLoanEn,
    home: homeEn,
    loanProducts: loanProductsEn,
    navigation: navigationEn,
    pages: pagesEn,
    privacyPolicy: privacyPolicyEn,
    support: supportEn,
    tools: toolsEn,
  },
  hi: {
    branches: branchesHi,
    businessLoan: businessLoanHi,
    evLoan: evLoanHi,
    home: homeHi,
    loanProducts: loanProductsHi,
    navigation: navigationHi,
    pages: pagesHi,
    privacyPolicy: privacyPolicyHi,
    support: supportHi,
    tools: toolsHi,
  },
};

describe.each(LANGUAGES)('promises in %s', (language) => {
  const copy = COPY[language];
  const { hours, grievanceOfficer } = brandIn(language);

  test('leave out what the owner has still to say, but for the elements that the specification has', () => {
    // About us, the team and the branches' table have them; the contact details of Support come with the brand.
    const { branches: _table, ...others } = copy;
    expect(JSON.stringify(others)).not.toMatch(/to be announced|जल्द बताया जाएगा/);
  });

  test('give one time for support and for complaints', () => {
    expect(grievanceOfficer.hours).toBe(hours);
    expect(copy.businessLoan.supportNote).toContain('24/7');
    expect(copy.businessLoan.supportNote).toContain(hours);
    for (const { grievance } of [copy.support, copy.privacyPolicy]) {
      expect(grievance.paragraphs.join(' ')).toContain(hours);
    }
    for (const office of copy.branches.offices) expect(office.hours).toBe(hours);
  });

  test('say when a complaint may go to the ombudsman, and until when', () => {
    const { afterDays, text } = brandIn(language).escalation;
    expect(text.match(/\d+/g)).toEqual([String(afterDays), String(DAYS_TO_ASK_OMBUDSMAN)]);
    for (const { grievance } of [copy.support, copy.privacyPolicy]) {
      expect(JSON.stringify(grievance)).toContain(text);
    }
  });

  test('say beside every other limit that loans in rupees go up to 5 lakh', () => {
    const calculator = copy.tools.emiCalculator.points.join(' ');
    expect(calculator).toContain('₹15,00,000');
    for (const text of [calculator, copy.businessLoan.currencyNote, copy.evLoan.currencyNote]) {
      expect(text).toContain('₹5,00,000');
    }
  });

  test('say how many of the hundreds of products are shown', () => {
    expect([copy.loanProducts.evLoan, ...copy.loanProducts.business]).toHaveLength(4);
    const { text, textHere } = copy.home.process.steps[1];
    expect(text).toMatch(/\bfour\b|चार/);
    // Where people apply here, the catalogue decides how many there are.
    expect(textHere).not.toMatch(/\b(?:two|three|four|five)\b|चार|\d/);
  });

  test('describe /apply-loan, where people apply here, without sending them to an app', () => {
    const { descriptionHere } = copy.pages['/apply-loan'];
    expect(descriptionHere).toMatch(/apply here|यहीं/);
    expect(descriptionHere).not.toMatch(/download|mobile app|डाउनलोड|मोबाइल ऐप/i);
  });

  test('say first, on the forms to print, that Register alone opens an account', () => {
    for (const { intro, related } of [copy.tools.registerNbfc, copy.tools.registerType]) {
      const register = related.find(({ to }) => to === '/register');
      expect(intro).toContain(register?.label ?? 'no link to /register');
    }
  });

  test('say what the rate of the EV loan comes to with its fee', () => {
    // Worked out in stated-rate.test.ts.
    expect(copy.evLoan.feeNote).toContain('4.4%');
  });

  test('name the privacy policy in one way', () => {
    const { shortName } = copy.pages['/privacypolicy'];
    const links = copy.navigation.footer.flatMap((column) => [...column.links]);
    const toPolicy = links.filter(({ to }) => to === '/privacypolicy');
    expect(toPolicy.map(({ label }) => label)).toEqual([shortName]);
  });
});
