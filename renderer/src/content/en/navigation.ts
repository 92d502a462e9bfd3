import { brandWith, companyName } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { NavigationContent } from '#renderer/content/types.ts';

const brand = brandWith('en', words);

export const navigation = {
  partners: [
    { label: 'Become a Partner', to: '/register' },
    { label: 'Register Your NBFC', to: '/register?as=NBFC' },
  ],
  entry: [
    { label: 'Apply Loan', to: '/apply-loan' },
    { label: 'Login / Register', to: '/login' },
  ],
  account: { label: 'My Account', to: '/consumer-profile' },
  quick: [
    { label: 'EMI Calculator', to: '/emi-calculator' },
    { label: 'Loan Eligibility', to: '/loan-eligibility' },
    { label: 'EV Loan', to: '/ev-loan' },
    { label: 'FAQ', to: '/faq' },
  ],
  main: [
    { label: 'Home', to: '/' },
    { label: 'About Us', to: '/about' },
    { label: 'NBFC', to: '/nbfc' },
    { label: 'Products', to: '/products' },
    { label: 'Dealer', to: '/dealer' },
    { label: 'News & Blog', to: '/news&blog' },
    { label: 'Our Branches', to: '/branches' },
    { label: 'Business Loan', to: '/business-loan' },
    { label: 'Support', to: '/support' },
  ],
  footer: [
    {
      heading: 'Loans',
      links: [
        { label: 'Products', to: '/products' },
        { label: 'EV Loan', to: '/ev-loan' },
        { label: 'Business Loan', to: '/business-loan' },
        { label: 'Apply Loan', to: '/apply-loan' },
        { label: 'Check Loan Eligibility', to: '/loan-eligibility' },
        { label: 'EMI Calculator', to: '/emi-calculator' },
        { label: 'Psychometric Test', to: '/psychometric-test' },
      ],
    },
    {
      heading: 'Company',
      links: [
        { label: 'About Us', to: '/about' },
        { label: 'News & Blog', to: '/news&blog' },
        { label: 'Our Branches', to: '/branches' },
        { label: 'NBFC', to: '/NBFC' },
        { label: 'Dealer', to: '/dealer' },
        { label: 'Become a Partner', to: '/register' },
        { label: 'Partner Registration', to: '/register-type' },
        { label: 'NBFC Registration', to: '/register-nbfc' },
      ],
    },
    {
      heading: 'Help',
      links: [
        { label: 'My Account', to: '/consumer-profile' },
        { label: 'Support', to: '/support' },
        { label: 'FAQ', to: '/faq' },
        { label: 'Privacy Policy', to: '/privacypolicy' },
        { label: 'Terms and Conditions', to: '/support#terms' },
      ],
    },
  ],
  here: [
    { label: 'Apply Here', to: '/apply' },
    { label: 'How We Match', to: '/how-we-match' },
  ],
  labels: {
    topHeader: 'For partners and customers',
    quick: 'Loans and questions',
    main: 'Main',
    footer: 'Site map',
    menu: 'Menu',
    skipToContent: 'Skip to the main content',
    brandLink: `${brand.name}, home page`,
    breadcrumb: 'You are here',
  },
  footerText: {
    contactHeading: 'Contact',
    appsHeading: 'The mobile app',
    socialHeading: 'Follow us',
    grievanceHeading: 'Complaints',
    feeStatement: `${brand.name} charges borrowers no fee. Lenders have fees of their own, and these are part of the annual percentage rate (APR).`,
    roleStatement: `${brand.name} is a lending service. It is not a bank and does not lend. Loans are given by the lenders named in each offer.`,
    copyright: `© ${brand.foundedYear} ${companyName(brand)}`,
  },
} as const satisfies NavigationContent;
