import { brandWith } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { NbfcContent } from '#renderer/content/page-types.ts';

const brand = brandWith('en', words);

export const nbfc = {
  intro:
    'A non-banking financial company (NBFC) is a company that lends or invests as its main business but is not a bank. The Reserve Bank of India (RBI) registers and supervises NBFCs.',
  image: 'nbfc-bridge',
  alt: 'A bridge between a lender and a borrower',
  role: {
    heading: 'Why NBFCs matter',
    paragraphs: [
      'NBFCs often lend where banks have few branches: to drivers, shopkeepers and small workshops. Many know one kind of asset well, such as the three-wheeler, and judge a loan by what the vehicle can earn.',
      'An NBFC may not take deposits that can be drawn on demand, and it does not issue cheques drawn on itself. In lending it follows RBI’s directions, as a bank does.',
    ],
  },
  types: {
    heading: 'Types of NBFC',
    paragraphs: ['RBI sorts NBFCs by what they do. These are the main types.'],
    items: [
      {
        shortName: 'NBFC-ICC',
        title: 'Investment and Credit Company',
        text: 'Gives loans, finances assets such as vehicles, and invests. The most common type.',
      },
      {
        shortName: 'NBFC-MFI',
        title: 'Microfinance Institution',
        text: 'Gives small loans without collateral to households with a low income.',
      },
      {
        shortName: 'NBFC-Factor',
        title: 'Factor',
        text: 'Buys the unpaid bills of a business, so that it gets its money sooner.',
      },
      {
        shortName: 'NBFC-IFC',
        title: 'Infrastructure Finance Company',
        text: 'Lends for roads, power, water and other infrastructure.',
      },
      {
        shortName: 'IDF-NBFC',
        title: 'Infrastructure Debt Fund',
        text: 'Refinances the long-term debt of infrastructure projects.',
      },
      {
        shortName: 'HFC',
        title: 'Housing Finance Company',
        text: 'Lends for buying, building and repairing homes.',
      },
      {
        shortName: 'CIC',
        title: 'Core Investment Company',
        text: 'Holds shares in the companies of its own group and lends to them.',
      },
      {
        shortName: 'MGC',
        title: 'Mortgage Guarantee Company',
        text: 'Stands behind home loans in case the borrower cannot pay.',
      },
      {
        shortName: 'NBFC-P2P',
        title: 'Peer to Peer Lending Platform',
        text: 'Brings lenders and borrowers together online.',
      },
      {
        shortName: 'NBFC-AA',
        title: 'Account Aggregator',
        text: 'Passes on your financial records, only with your consent, to whom you choose.',
      },
    ],
  },
  working: {
    heading: `What working with ${brand.name} means`,
    paragraphs: ['The same conditions hold for every lender.'],
    items: [
      'You receive applications that are complete and checked.',
      'Your offer is shown by annual percentage rate (APR), next to all others. Nobody can buy a place.',
      'Every offer has a key facts statement that the borrower can read before accepting.',
      'Your fees are part of the APR. We take no fee from the borrower.',
      'A borrower’s details reach you only with that person’s consent.',
    ],
  },
  register: {
    heading: 'Register your NBFC',
    paragraphs: [
      'Open an account in the category NBFC. Have your company’s documents at hand: certificate of incorporation, PAN, and the details of directors and compliance officer.',
    ],
    button: { label: 'Register NBFC', to: '/register?as=NBFC' },
    formLink: { label: 'See which company details are asked for', to: '/register-nbfc' },
  },
} as const satisfies NbfcContent;
