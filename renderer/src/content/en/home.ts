import { brandWith } from '#renderer/content/brand/brand.ts';
import { brand as words } from '#renderer/content/brand/words/en.ts';
import type { HomeContent, Testimonial } from '#renderer/content/home-types.ts';

const brand = brandWith('en', words);

/** The spec shows one testimonial three times over. */
const testimonial = {
  quote:
    'They told me which documents to bring and what the loan would cost in total, before I signed anything. Now I drive my own three-wheeler.',
  who: 'Electric three-wheeler driver',
  note: 'Sample text. It stands here until a customer has agreed to be quoted.',
  image: 'customer-silhouette',
  alt: '',
} as const satisfies Omit<Testimonial, 'id'>;

export const home = {
  more: 'More',
  process: {
    heading: 'Our Process. Zero Hassle. Zero Fees.',
    intro: `${brand.name} guides you through documentation, due diligence and disbursal. At each step we tell you what comes next.`,
    feeNote: `Whose fees are zero? Ours. You pay no fee to ${brand.name}. Lenders have fees of their own. They are part of the annual percentage rate (APR) and are listed in the key facts statement.`,
    steps: [
      {
        number: 1,
        title: 'We get to know your business',
        text: 'Tell us what you do, what you earn and what the loan is for.',
        icon: 'business',
      },
      {
        number: 2,
        title: 'We find the right loan',
        text: "We search hundreds of loan products from India's top lenders for those that fit. This site shows four of them today.",
        textHere:
          "We search hundreds of loan products from India's top lenders for those that fit. The loan pages show what lenders offer here today.",
        icon: 'search',
      },
      {
        number: 3,
        title: 'We package your application',
        text: 'We put your documents together and submit them to the right lender.',
        icon: 'package',
      },
    ],
    action: { label: 'Apply Loan', to: '/apply-loan' },
  },
  tiles: {
    heading: 'Start here',
    items: [
      {
        title: 'Check Loan Eligibility',
        text: 'See what you could afford to borrow. No phone number needed.',
        icon: 'eligibility',
        to: '/loan-eligibility',
      },
      {
        title: 'EMI Calculator',
        text: 'Know your monthly instalment before you apply.',
        icon: 'calculator',
        to: '/emi-calculator',
      },
      {
        title: 'Apply Loan',
        text: 'Three steps, from the app to the money.',
        textHere: 'Here or in the app, and saved as you go.',
        icon: 'application',
        to: '/apply-loan',
      },
      {
        title: 'Nearest Dealer',
        text: 'Find a showroom for electric three-wheelers.',
        icon: 'dealer',
        to: '/branches',
      },
      {
        title: 'Nearest Partner',
        text: 'Sit down with a person who can help.',
        icon: 'partner',
        to: '/branches',
      },
      {
        title: 'Psychometric Tests',
        text: 'Five questions on how you deal with money.',
        icon: 'psychometric',
        to: '/psychometric-test',
      },
    ],
  },
  partnerTypes: {
    heading: 'Work with us',
    intro: 'Choose the kind of partner you are. Registration takes three steps.',
    items: [
      {
        category: 'Dealer',
        title: 'Dealer / Franchise',
        text: 'Sell or rent electric three-wheelers and help buyers find finance.',
        to: '/register?as=Dealer',
      },
      {
        category: 'DSA',
        title: 'Direct Selling Agent',
        text: 'Bring applicants to lenders and help them with their documents.',
        to: '/register?as=DSA',
      },
      {
        category: 'GP',
        title: 'Growth Partner',
        text: 'Open up new towns and new groups of customers with us.',
        to: '/register?as=GP',
      },
      {
        category: 'RAGT',
        title: 'Recovery Agency or Agents',
        text: "Recover overdue loans within the lender's code of conduct.",
        to: '/register?as=RAGT',
      },
      {
        category: 'CAGT',
        title: 'Collection Agency or Agents',
        text: 'Collect instalments on time and give a receipt every time.',
        to: '/register?as=CAGT',
      },
    ],
  },
  banner: {
    heading: 'Your own electric three-wheeler, with a loan you understand',
    text: 'Apply in the mobile app. See the lender, the rate and the full cost first, and decide in your own time.',
    textHere:
      'Apply on this site or in the mobile app. See the lender, the rate and the full cost first, and decide in your own time.',
    appLinkLabel: 'Download the app',
    image: 'hero-three-wheeler',
    alt: 'An electric three-wheeler crossing a bridge at sunrise',
  },
  video: {
    heading: `How ${brand.name} works`,
    text: 'A short film: from your first question to the money in your account.',
    playLabel: 'Play the video',
    loadNote:
      'The video comes from another site. It loads, and that site sees your visit, only when you press play.',
    transcript: [
      'A driver wants to buy an electric three-wheeler and needs a loan.',
      'In the app she fills in one form and adds her documents.',
      `${brand.name} checks that nothing is missing and shows the lenders that fit, the lowest annual percentage rate first.`,
      'She reads the key facts statement, chooses, and the lender sends the money.',
    ],
    image: 'video-poster',
    alt: 'First picture of the video: a driver beside an electric three-wheeler',
  },
  benefits: {
    heading: 'What you get',
    cards: [
      {
        title: 'Financial management',
        text: 'Work out an instalment, plan a budget and follow your savings goals in one place.',
        icon: 'money',
      },
      {
        title: 'Secure transactions',
        text: 'A code to your phone or a password guards your account. Data travels encrypted.',
        icon: 'security',
      },
      {
        title: 'Personalised recommendations',
        text: 'An estimate of what fits your income, and loans in order of annual percentage rate. We tell you how we order them.',
        icon: 'recommendation',
      },
    ],
  },
  products: {
    heading: 'Products',
    intro: 'Finance for electric vehicles, in plain terms.',
    action: { label: 'See all products', to: '/products' },
  },
  testimonials: {
    heading: 'What customers say',
    carouselLabel: 'Testimonials',
    slides: [
      { id: 'testimonial-1', ...testimonial },
      { id: 'testimonial-2', ...testimonial },
      { id: 'testimonial-3', ...testimonial },
    ],
  },
  partners: {
    heading: 'Our partners',
    intro: 'Placeholder names. The operator puts the real partners here.',
    logos: [
      { id: 'partner-1', name: 'Partner One', image: 'partner-mark-1', alt: 'Partner One' },
      { id: 'partner-2', name: 'Partner Two', image: 'partner-mark-2', alt: 'Partner Two' },
      { id: 'partner-3', name: 'Partner Three', image: 'partner-mark-3', alt: 'Partner Three' },
      { id: 'partner-4', name: 'Partner Four', image: 'partner-mark-4', alt: 'Partner Four' },
      { id: 'partner-5', name: 'Partner Five', image: 'partner-mark-5', alt: 'Partner Five' },
    ],
  },
  newsletter: {
    heading: 'Newsletter',
    text: 'Changes to lending rules and new guides, in plain words.',
    fieldLabel: 'Email address',
    button: 'Subscribe',
    honestNote:
      'No subscription service is connected yet. If you press Subscribe, nothing is sent and your address is not kept.',
    answer: 'You are not subscribed, and nothing was sent.',
  },
  contact: {
    heading: 'Ask us anything',
    text: 'Write to us about a loan, a vehicle or a partnership. We answer by email or by phone.',
    action: { label: 'Support', to: '/support' },
  },
} as const satisfies HomeContent;
