import type { NewsAndBlogContent } from '#renderer/content/home-types.ts';

const seeAll = { label: 'See all', to: '/news&blog' } as const;

export const newsAndBlog = {
  intro: 'Rules that protect you, and short guides to the words in a loan offer.',
  news: {
    heading: 'News',
    intro: 'What has changed in lending in India.',
    seeAll,
    items: [
      {
        id: 'lending-rules-for-nbfcs',
        title: 'One set of credit rules for NBFCs',
        description:
          'RBI’s directions for loans by NBFCs now hold the rules on digital lending: show each offer that matches, and favour none without a reason.',
        date: { text: '28 November 2025', iso: '2025-11-28' },
        image: 'news-lending-rules',
        alt: 'Two loan offers side by side',
        body: [
          'On 28 November 2025 the Reserve Bank of India (RBI) issued its directions on the credit facilities of NBFCs. For NBFCs, they now contain the rules of the Digital Lending Directions of 2025.',
          'A site that compares loans must show the lender, the amount, the term, the annual percentage rate (APR), the instalment and the penal charges of each matching offer, with a link to the key facts statement. It may rank offers by a public figure, such as the APR. It may not push one without a reason.',
        ],
      },
      {
        id: 'data-protection-rules',
        title: 'Rules for the data protection law are out',
        description:
          'The rules under the DPDP Act 2023 say what a notice must contain before you give your consent.',
        date: { text: '13 November 2025', iso: '2025-11-13' },
        image: 'news-data-protection',
        alt: 'A padlock over a form',
        body: [
          'The rules under the Digital Personal Data Protection (DPDP) Act 2023 are dated 13 November 2025. The part on notices comes into force in May 2027.',
          'A notice must stand on its own and list which data is taken and why. It must also say how to withdraw consent and how to complain. This is how our privacy policy is written now.',
        ],
      },
      {
        id: 'key-facts-statement',
        title: 'A key facts statement for every loan',
        description:
          'RBI’s circular asks lenders to put the APR, all fees and the repayment schedule on one statement.',
        date: { text: '15 April 2024', iso: '2024-04-15' },
        image: 'news-key-facts',
        alt: 'A one-page statement with a rate circled',
        body: [
          'With its circular of 15 April 2024, RBI gave the key facts statement one form for retail and small-business term loans. It shows the kind of loan, the amount, the instalments, the rate, the fees to the lender and to others, and the annual percentage rate (APR).',
          'For a loan of 7 days or more the statement is valid for at least 3 working days, so that you have time to compare.',
        ],
      },
    ],
  },
  blog: {
    heading: 'Blog',
    intro: 'Guides for people who read before they sign.',
    seeAll,
    items: [
      {
        id: 'flat-rate-or-reducing',
        title: 'Flat rate or reducing balance?',
        description: '12% flat sounds low. Over 3 years it is 21.20% on the reducing balance.',
        date: { text: '14 October 2026', iso: '2026-10-14' },
        image: 'blog-flat-rate',
        alt: 'A level line and a falling line',
        body: [
          'With a flat rate you pay interest on the whole loan until the last day, even on the part that you have paid back. With a reducing balance you pay interest only on what you still owe.',
          'Take ₹1,00,000 at 12% flat over 3 years. The instalment is ₹3,777.78 a month. A reducing-balance loan with the same instalment has a rate of 21.20%. These figures are indicative and leave out fees.',
          'So never compare a flat rate with a reducing rate. Ask for the annual percentage rate (APR) of both.',
        ],
      },
      {
        id: 'moratorium',
        title: 'A moratorium is a pause, not a gift',
        description: 'You pay no instalment for a while, but the interest runs on.',
        date: { text: '9 September 2026', iso: '2026-09-09' },
        image: 'blog-moratorium',
        alt: 'A calendar with a pause sign',
        body: [
          'In a moratorium the lender lets you skip instalments for some months. It is not a waiver. Interest is still counted on what you owe.',
          'On ₹1,00,000 at 12% a year, one month of interest is ₹1,000 (indicative). After the pause you owe that too, so the instalment rises or the loan lasts longer.',
          'Take a moratorium if you need it. Ask first what it adds in total.',
        ],
      },
      {
        id: 'cooling-off',
        title: 'You may change your mind',
        description: 'Every digital loan has a cooling-off period of at least one day.',
        date: { text: '12 August 2026', iso: '2026-08-12' },
        image: 'blog-cooling-off',
        alt: 'A clock beside a signed paper',
        body: [
          'A digital loan has a cooling-off period of at least one day. In that time you may give the money back and leave the loan without a penalty.',
          'You pay back the amount with the cost for the days you had it. The key facts statement says how long the period is, and whether the lender keeps a processing fee.',
        ],
      },
    ],
  },
} as const satisfies NewsAndBlogContent;
