import { describe, expect, test } from 'vitest';
import { brandIn } from '#renderer/content/product-words.ts';
import { officesOf } from '#renderer/content/brand/brand.ts';
import { CATEGORY_NAMES } from '#contract/category-names.ts';
import { about } from '#renderer/content/en/about.ts';
import { applyLoan } from '#renderer/content/en/apply-loan.ts';
import { branches } from '#renderer/content/en/branches.ts';
import { businessLoan } from '#renderer/content/en/business-loan.ts';
import { evLoan } from '#renderer/content/en/ev-loan.ts';
import { faq } from '#renderer/content/en/faq.ts';
import { home } from '#renderer/content/en/home.ts';
import { navigation } from '#renderer/content/en/navigation.ts';
import { newsAndBlog } from '#renderer/content/en/news-and-blog.ts';
import { nbfc } from '#renderer/content/en/nbfc.ts';
import { offers } from '#renderer/content/en/offers.ts';
import { privacyPolicy } from '#renderer/content/en/privacy-policy.ts';
import { products } from '#renderer/content/en/products.ts';
import { support } from '#renderer/content/en/support.ts';
import { team } from '#renderer/content/en/team.ts';

const brand = brandIn('en');

const valueOf = (facts: readonly { label: string; value: string }[], label: string) =>
  facts.find((fact) => fact.label === label)?.value;

const answer = (id: string) => faq.entries.find((entry) => entry.id === id)?.answer;
const dataOf = (id: string): readonly string[] =>
  privacyPolicy.sent.rows.find((row) => row.id === id)?.data ?? [];

describe('home', () => {
  test('opens with the process in three steps', () => {
    expect(home.process.heading).toBe('Our Process. Zero Hassle. Zero Fees.');
    expect(home.process.intro).toContain('documentation, due diligence and disbursal');
    expect(home.process.steps.map((step) => step.number)).toEqual([1, 2, 3]);
    expect(home.process.steps[1].text).toContain(
      "hundreds of loan products from India's top lenders",
    );
  });

  test('has the links of the spec, those to read more in the frame around it', () => {
    const links = new Set<string | null>([
      ...home.tiles.items.map(({ to }) => to),
      ...home.partnerTypes.items.map(({ to }) => to),
      ...navigation.footer.flatMap((column) => column.links.map(({ to }) => to)),
    ]);
    expect([...links]).toEqual(
      expect.arrayContaining([
        '/loan-eligibility',
        '/psychometric-test',
        '/emi-calculator',
        '/apply-loan',
        '/branches',
        '/products',
        '/news&blog',
        '/about',
        '/NBFC',
        '/support',
        '/faq',
        '/privacypolicy',
        '/register?as=Dealer',
        '/register?as=DSA',
        '/register?as=GP',
        '/register?as=RAGT',
        '/register?as=CAGT',
      ]),
    );
  });

  test('names the five kinds of partner by categories of the contract', () => {
    const categories = home.partnerTypes.items.map(({ category }) => category);
    expect(categories).toEqual(['Dealer', 'DSA', 'GP', 'RAGT', 'CAGT']);
    for (const category of categories) expect(CATEGORY_NAMES).toHaveProperty(category);
  });

  test('shows three benefits, five partners and three times the same testimonial, marked as a sample', () => {
    expect(home.benefits.cards.map(({ title }) => title)).toEqual([
      'Financial management',
      'Secure transactions',
      'Personalised recommendations',
    ]);
    expect(home.partners.logos).toHaveLength(5);
    expect(home.testimonials.slides).toHaveLength(3);
    expect(new Set(home.testimonials.slides.map(({ quote }) => quote)).size).toBe(1);
    expect(home.testimonials.slides[0].note).toContain('Sample');
  });

  test('says that the newsletter sends nothing', () => {
    expect(home.newsletter.honestNote).toContain('nothing is sent');
    expect(home.newsletter.answer).toContain('not subscribed');
  });

  test('shows four products, three of them of January 2023', () => {
    expect(products.cards).toHaveLength(4);
    const dates = products.cards.map(({ date }) => date?.text);
    expect(dates.filter((date) => date === 'January 2023')).toHaveLength(3);
  });

  test('shows three offers that ended on June 30, 2023, and says that they have ended', () => {
    expect(offers.slides).toHaveLength(3);
    for (const slide of offers.slides) {
      expect(slide.dateText).toBe('Offer ends on June 30, 2023');
      expect(slide.endedOn).toBe('2023-06-30');
      expect(slide.status).toContain('has ended');
      expect(slide.action).toEqual({ label: 'Learn More', to: '/products' });
    }
  });

  test('shows four directors by their roles, and the 2500 vehicles', () => {
    expect(team.members).toHaveLength(4);
    expect(team.members.every(({ name }) => name === 'Name to be announced')).toBe(true);
    expect(team.claim.value).toBe(2500);
    expect(team.claim.text).toContain('2500 vehicles sold');
  });

  test('shows three news items and three blog items, with See all', () => {
    for (const list of [newsAndBlog.news, newsAndBlog.blog]) {
      expect(list.items).toHaveLength(3);
      expect(list.seeAll).toEqual({ label: 'See all', to: '/news&blog' });
    }
  });
});

describe('questions', () => {
  test('are ten, each asked once', () => {
    expect(faq.entries).toHaveLength(10);
    expect(new Set(faq.entries.map(({ id }) => id)).size).toBe(10);
    expect(new Set(faq.entries.map(({ question }) => question)).size).toBe(10);
  });

  test('make the claims of the spec', () => {
    expect(answer('how-much')).toContain('up to 5 lakh rupees (₹5,00,000)');
    expect(answer('credit-limit')).toContain('between ₹10,000 and 5 lakh rupees');
    expect(answer('credit-limit')).toContain('assessment of sustainable debt');
    expect(answer('where')).toContain('operates across India');
    expect(answer('mobile-app')).toContain('required to complete an application');
    expect(answer('how-many-loans')).toContain(
      'no limit on the number of loans while you are within your credit limit',
    );
  });
});

describe('loan pages', () => {
  test('state the EV loan in US dollars, and say so', () => {
    expect(evLoan.headline).toBe('Get a Loan for Your Electric Vehicle');
    expect(evLoan.currencyNote).toContain('US dollars');
    expect(valueOf(evLoan.details.facts, 'Loan amount')).toBe('Up to US$50,000');
    expect(valueOf(evLoan.details.facts, 'Term')).toBe('Up to 5 years');
    expect(valueOf(evLoan.details.facts, 'Interest rate')).toBe(
      'From 3.99% APR (subject to change)',
    );
    expect(valueOf(evLoan.details.facts, 'Type of rate')).toBe('Fixed');
    expect(valueOf(evLoan.charges.facts, 'Processing fee')).toBe('1% of the loan amount');
    expect(valueOf(evLoan.charges.facts, 'Late fee')).toBe(
      'US$25 or 5% of the payment, whichever is greater',
    );
    expect(valueOf(evLoan.charges.facts, 'Prepayment penalty')).toBe('None');
    expect(evLoan.eligibility.items.join(' ')).toMatch(
      /18 years.*650 or higher.*45% or lower.*bankruptcies or foreclosures in the past 3 years/,
    );
    expect(evLoan.documents.items).toHaveLength(4);
  });

  test('state three business loans in US dollars, and say so', () => {
    expect(businessLoan.currencyNote).toContain('US dollars');
    const shown = businessLoan.cards.map(({ title, facts }) => [
      title,
      ...facts.map(({ value }) => value),
    ]);
    expect(shown).toEqual([
      ['Small Business Loan', 'Up to US$50,000', 'From 5%', 'None'],
      ['Business Line of Credit', 'Up to US$100,000', 'From 8%', 'Required'],
      ['Equipment Financing', 'Up to US$500,000', 'From 7%', 'The equipment itself'],
    ]);
    expect(valueOf(businessLoan.details.facts, 'Amount')).toBe('Up to US$500,000');
    expect(valueOf(businessLoan.details.facts, 'Term')).toBe('Up to 5 years');
    expect(valueOf(businessLoan.details.facts, 'Interest rate')).toBe('From 5%');
    expect(valueOf(businessLoan.details.facts, 'Prepayment penalty')).toBe('None');
    expect(businessLoan.eligibility.items.join(' ')).toMatch(
      /at least 600.*at least US\$100,000.*at least 2 years/,
    );
    expect(businessLoan.supportNote).toContain('24/7');
  });

  test('state the same amounts for people and for machines', () => {
    const stated = [evLoan.details, ...businessLoan.cards].map(({ facts }) => facts[0].value);
    const figures = [evLoan, ...businessLoan.cards].map(
      ({ figures: { maximumAmount } }) => `Up to US$${maximumAmount.toLocaleString('en-US')}`,
    );
    expect(stated).toEqual(figures);
  });

  test('send applicants through three steps and the app', () => {
    expect(applyLoan.steps).toHaveLength(3);
    expect(applyLoan.appNote).toContain('need the mobile app to complete an application');
  });
});

describe('the company', () => {
  test.runIf(brand.isPlaceholder)('was founded in 2020', () => {
    expect(about.story.paragraphs[0]).toContain('founded in 2020');
    expect(about.story.paragraphs[0]).toContain('a city in central India');
  });

  test('has a contact card and a list of awards', () => {
    expect(about.contactCard.button.label).toBe('Get in Touch');
    expect(about.awards.heading).toBe('Awards and Recognition');
  });

  test('has two offices and three sample branches on the map of India', () => {
    const offices = officesOf(brand);
    expect(offices).toHaveLength(2);
    expect(branches.samples.map(({ name }) => name)).toEqual([
      'Mumbai Branch',
      'Delhi Branch',
      'Bangalore Branch',
    ]);
    for (const { latitude, longitude } of [...branches.samples, ...offices]) {
      expect(latitude).toBeGreaterThan(6);
      expect(latitude).toBeLessThan(38);
      expect(longitude).toBeGreaterThan(68);
      expect(longitude).toBeLessThan(98);
    }
  });

  test('registers NBFCs and dealers at /register', () => {
    expect(nbfc.register.button).toEqual({ label: 'Register NBFC', to: '/register?as=NBFC' });
    expect(nbfc.types.items.length).toBeGreaterThan(5);
  });

  test('names the grievance officer and the way to RBI after 30 days', () => {
    expect(support.grievance.paragraphs[0]).toContain(brand.grievanceOfficer.email);
    expect(support.grievance.steps.join(' ')).toMatch(/30 days.*Complaint Management System/);
  });
});

describe('the privacy policy', () => {
  test('lists the data of every form that sends some', () => {
    expect(dataOf('login-mobile')).toContain('mobile number');
    expect(dataOf('login-user-id')).toEqual(['user ID', 'password']);
    expect(dataOf('register')).toEqual(
      expect.arrayContaining(['first name', 'last name', 'category', 'email ID', 'mobile number']),
    );
    expect(dataOf('contact')).toEqual([
      'date',
      'name',
      'email address',
      'phone',
      'subject',
      'message',
    ]);
    expect(dataOf('profile-update')).toEqual([
      'user ID',
      'first name',
      'last name',
      'email',
      'mobile number',
      'category',
    ]);
  });

  test('names the law, the identity service, and the ways to complain', () => {
    const text = JSON.stringify(privacyPolicy);
    for (const name of [
      'DPDP) Act 2023',
      'Firebase Authentication',
      'Data Protection Board of India',
      'Complaint Management System',
      brand.grievanceOfficer.email,
      brand.emails.privacy,
    ]) {
      expect(text).toContain(name);
    }
  });
});
