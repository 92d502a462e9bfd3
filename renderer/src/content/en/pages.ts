import { brandIn } from '#renderer/content/brand/words/words.ts';
import type { PagesContent } from '#renderer/content/types.ts';

const brand = brandIn('en');

const nbfc = {
  title: `About NBFCs | ${brand.name}`,
  description:
    'What a non-banking financial company (NBFC) is, which types the Reserve Bank of India registers, and how an NBFC joins our portal.',
  h1: 'About NBFCs',
  shortName: 'NBFC',
  canonical: '/nbfc',
  listed: true,
  card: 'nbfc-bridge',
} as const;

/** Title, description and heading of every page. */
export const pages = {
  '/': {
    title: `${brand.name}: loans for electric three-wheelers and small businesses`,
    description: `${brand.name} guides drivers, dealers and small businesses in India from documents to disbursal. It charges borrowers no fee; lenders' fees are in the APR.`,
    h1: 'Our Process. Zero Hassle. Zero Fees.',
    shortName: 'Home',
    canonical: '/',
    listed: true,
    card: 'hero-three-wheeler',
  },
  '/login': {
    title: `Login | ${brand.name}`,
    description: `Sign in to ${brand.name} with a code sent to your mobile number, or with your user ID and password.`,
    h1: 'Login',
    shortName: 'Login',
    canonical: '/login',
    listed: false,
    card: 'hero-three-wheeler',
  },
  '/register': {
    title: `Register | ${brand.name}`,
    description: `Open a ${brand.name} account in three steps as a consumer, dealer, agent, growth partner, agency or NBFC.`,
    h1: 'Register',
    shortName: 'Register',
    canonical: '/register',
    listed: true,
    card: 'hero-three-wheeler',
  },
  '/apply-loan': {
    title: `Apply for a loan | ${brand.name}`,
    description:
      'Three steps to a loan: download the mobile app, create an account, and submit the loan form. Work out your instalment before you start.',
    h1: 'Apply for a Loan',
    shortName: 'Apply Loan',
    canonical: '/apply-loan',
    listed: true,
    card: 'app-phone',
  },
  '/nbfc': nbfc,
  '/NBFC': nbfc,
  '/emi-calculator': {
    title: `EMI calculator | ${brand.name}`,
    description:
      'Work out the monthly instalment, the total interest and the total to repay for any loan. No phone number is asked and nothing is sent.',
    h1: 'EMI Calculator',
    shortName: 'EMI Calculator',
    canonical: '/emi-calculator',
    listed: true,
    card: 'product-interest-rates',
  },
  '/psychometric-test': {
    title: `Psychometric test | ${brand.name}`,
    description:
      'Five short statements about how you deal with money. Your answers stay on your device and no lender sees them.',
    h1: 'Psychometric Test',
    shortName: 'Psychometric Test',
    canonical: '/psychometric-test',
    listed: true,
    card: 'blog-moratorium',
  },
  '/register-nbfc': {
    title: `NBFC registration form | ${brand.name}`,
    description: `An NBFC fills in its company, director, shareholder and compliance details here, and prints them as its pack to join ${brand.name}.`,
    h1: 'NBFC Registration',
    shortName: 'NBFC Registration',
    canonical: '/register-nbfc',
    listed: true,
    card: 'nbfc-bridge',
  },
  '/consumer-profile': {
    title: `Your account | ${brand.name}`,
    description:
      'Your profile, accounts, orders and offers, with a dashboard and a loan calculator.',
    h1: 'Your account',
    shortName: 'Your account',
    canonical: '/consumer-profile',
    listed: false,
    card: 'hero-three-wheeler',
  },
  '/products': {
    title: `Products | ${brand.name}`,
    description:
      'Loans and rental for electric three-wheelers, loans for small businesses, and how we put the offers of lenders in order.',
    h1: 'Products',
    shortName: 'Products',
    canonical: '/products',
    listed: true,
    card: 'product-flexible-repayment',
  },
  '/about': {
    title: `About us | ${brand.name}`,
    description: `${brand.name} was founded in ${brand.foundedYear} in ${brand.region} to make vehicle and business loans clear. Meet the team and find our contact details.`,
    h1: 'About Us',
    shortName: 'About Us',
    canonical: '/about',
    listed: true,
    card: 'about-story',
  },
  '/business-loan': {
    title: `Business loans | ${brand.name}`,
    description:
      'Small business loan, line of credit and equipment financing: limits, rates, security and eligibility. Amounts are in US dollars.',
    h1: 'Business Loans',
    shortName: 'Business Loan',
    canonical: '/business-loan',
    listed: true,
    card: 'business-shop',
  },
  '/news&blog': {
    title: `News and blog | ${brand.name}`,
    description:
      'Lending rules in plain words, and short guides to flat rates, moratoriums and the cooling-off period.',
    h1: 'News & Blog',
    shortName: 'News & Blog',
    canonical: '/news&blog',
    listed: true,
    card: 'news-key-facts',
  },
  '/register-type': {
    title: `Registration type form | ${brand.name}`,
    description:
      'Dealers, partners, agents and agencies fill in their details here and print them as a registration pack. The form itself sends nothing.',
    h1: 'Registration Type',
    shortName: 'Registration Type',
    canonical: '/register-type',
    listed: true,
    card: 'dealer-showroom',
  },
  '/dealer': {
    title: `About dealers | ${brand.name}`,
    description: `What a ${brand.name} dealer does, the kinds of dealer we work with, and how a showroom registers.`,
    h1: 'About Dealers',
    shortName: 'Dealer',
    canonical: '/dealer',
    listed: true,
    card: 'dealer-showroom',
  },
  '/support': {
    title: `Support and terms | ${brand.name}`,
    description:
      'Write to us, find our postal address, read the terms of use, and learn how to complain and take a complaint further.',
    h1: 'Support',
    shortName: 'Support',
    canonical: '/support',
    listed: true,
    card: 'branch-counter',
  },
  '/loan-eligibility': {
    title: `Check loan eligibility | ${brand.name}`,
    description:
      'See the instalment, its share of what your costs leave, and the largest comfortable amount. No phone number is asked; nothing you type is sent.',
    h1: 'Loan Eligibility',
    shortName: 'Loan Eligibility',
    canonical: '/loan-eligibility',
    listed: true,
    card: 'product-simple-application',
  },
  '/branches': {
    title: `Our branches | ${brand.name}`,
    description:
      'Find a branch, a dealer or a partner near you: sample branches in Mumbai, Delhi and Bangalore with hours and services.',
    h1: 'Our Branches',
    shortName: 'Our Branches',
    canonical: '/branches',
    listed: true,
    card: 'branch-counter',
  },
  '/faq': {
    title: `Frequently asked questions | ${brand.name}`,
    description:
      'Ten answers on loan limits, fees, the mobile app, lenders, your data and what to do when something goes wrong.',
    h1: 'Frequently Asked Questions',
    shortName: 'FAQ',
    canonical: '/faq',
    listed: true,
    card: 'app-phone',
  },
  '/privacypolicy': {
    title: `Privacy policy | ${brand.name}`,
    description:
      'Which data each form sends, what stays on your device, who receives it, how to withdraw consent and how to complain.',
    h1: 'Privacy Policy',
    shortName: 'Privacy Policy',
    canonical: '/privacypolicy',
    listed: true,
    card: 'news-data-protection',
  },
  '/ev-loan': {
    title: `EV loan | ${brand.name}`,
    description:
      'Details of the electric vehicle loan: amount, term, rate, documents, eligibility and charges. Amounts are in US dollars.',
    h1: 'Get a Loan for Your Electric Vehicle',
    shortName: 'EV Loan',
    canonical: '/ev-loan',
    listed: true,
    card: 'ev-charging',
  },
  'not-found': {
    title: `Page not found | ${brand.name}`,
    description: 'There is no page at this address.',
    h1: 'Page not found',
    shortName: 'Page not found',
    canonical: '/',
    listed: false,
    card: 'hero-three-wheeler',
  },
  offline: {
    title: `No connection | ${brand.name}`,
    description: 'This page is not kept on your device, and there is no connection to fetch it.',
    h1: 'You are offline',
    shortName: 'No connection',
    canonical: '/',
    listed: false,
    card: 'hero-three-wheeler',
  },
} as const satisfies PagesContent;
