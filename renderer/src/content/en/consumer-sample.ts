import type { ConsumerSampleContent } from '#renderer/content/consumer-types.ts';

/** Invented figures. The consumer area shows them until a gateway supplies real ones. Amounts are in rupees. */
export const consumerSample = {
  demonstrationNote:
    'This is a demonstration. The names, accounts, orders and amounts below are samples and belong to nobody.',
  profile: {
    userId: 'demo-user',
    firstName: 'Demo',
    lastName: 'Visitor',
    userType: 'Consumer',
    emailId: 'demo@example.com',
    mobileNumber: 'Not given',
    category: 'CSR',
  },
  accounts: [
    {
      id: 'savings',
      kind: 'savings',
      name: 'Savings account',
      accountNumber: 'SAMPLE-SAV-01',
      balanceRupees: 48_250,
      interestRatePercent: 3.5,
      accountType: 'Savings',
      openDate: '2021-04-12',
    },
    {
      id: 'checking',
      kind: 'checking',
      name: 'Checking account (current account)',
      accountNumber: 'SAMPLE-CHK-01',
      balanceRupees: 17_800,
      interestRatePercent: 0,
      accountType: 'Checking (current)',
      openDate: '2022-01-20',
    },
    {
      id: 'credit-card',
      kind: 'credit-card',
      name: 'Credit card',
      accountNumber: 'SAMPLE-CRD-01',
      balanceRupees: -6_450,
      interestRatePercent: 36,
      accountType: 'Credit card',
      openDate: '2022-09-05',
    },
  ],
  orders: [
    {
      orderId: 'SAMPLE-1001',
      productName: 'Electric three-wheeler, passenger',
      orderDate: '2023-01-09',
      deliveryDate: '2023-01-30',
      status: 'Delivered',
    },
    {
      orderId: 'SAMPLE-1002',
      productName: 'Home charger',
      orderDate: '2023-02-14',
      deliveryDate: '2023-02-24',
      status: 'Shipped',
    },
    {
      orderId: 'SAMPLE-1003',
      productName: 'Spare battery',
      orderDate: '2023-02-20',
      deliveryDate: '2023-03-10',
      status: 'Processing',
    },
    {
      orderId: 'SAMPLE-1004',
      productName: 'Seat covers',
      orderDate: '2023-02-01',
      deliveryDate: '2023-02-08',
      status: 'Delivered',
    },
    {
      orderId: 'SAMPLE-1005',
      productName: 'Electric three-wheeler, cargo',
      orderDate: '2023-02-17',
      deliveryDate: '2023-03-15',
      status: 'Processing',
    },
    {
      orderId: 'SAMPLE-1006',
      productName: 'Phone holder',
      orderDate: '2023-02-18',
      deliveryDate: '2023-02-25',
      status: 'Shipped',
    },
  ],
  dashboard: {
    summary: {
      heading: 'Account Summary',
      rows: [
        { label: 'Savings account', amountRupees: 48_250 },
        { label: 'Checking account (current account)', amountRupees: 17_800 },
        { label: 'Credit card', amountRupees: -6_450 },
        { label: 'Total', amountRupees: 59_600 },
      ],
    },
    transactions: {
      heading: 'Recent Transactions',
      items: [
        { id: 't-1', date: '2023-02-20', text: 'Fares of the week', amountRupees: 9_400 },
        { id: 't-2', date: '2023-02-18', text: 'Charging station', amountRupees: -640 },
        { id: 't-3', date: '2023-02-15', text: 'Loan instalment', amountRupees: -4_850 },
        { id: 't-4', date: '2023-02-13', text: 'Fares of the week', amountRupees: 8_900 },
      ],
    },
    goals: {
      heading: 'Financial Goals',
      items: [
        { id: 'g-1', name: 'Spare battery', targetRupees: 40_000, savedRupees: 22_000 },
        { id: 'g-2', name: 'School fees', targetRupees: 25_000, savedRupees: 20_000 },
        { id: 'g-3', name: 'Savings for a rainy day', targetRupees: 60_000, savedRupees: 6_250 },
      ],
    },
    budgeting: {
      heading: 'Budgeting Tool',
      incomeRupees: 28_000,
      items: [
        { id: 'b-1', category: 'Household', plannedRupees: 12_000, spentRupees: 8_300 },
        { id: 'b-2', category: 'Charging', plannedRupees: 3_000, spentRupees: 2_150 },
        { id: 'b-3', category: 'Loan instalment', plannedRupees: 4_850, spentRupees: 4_850 },
        { id: 'b-4', category: 'Savings', plannedRupees: 4_000, spentRupees: 4_000 },
      ],
    },
  },
  preApprovedOffers: {
    heading: 'Pre-Approved Offers',
    slides: [
      {
        id: 'pre-approved-1',
        title: 'First placeholder',
        text: 'A lender’s pre-approved offer would stand here, with its APR and key facts statement.',
        image: 'offer-three-wheeler',
      },
      {
        id: 'pre-approved-2',
        title: 'Second placeholder',
        text: 'Nothing has been approved. This slide only shows where an offer would be.',
        image: 'offer-rental',
      },
      {
        id: 'pre-approved-3',
        title: 'Third placeholder',
        text: 'No lender has seen your details because of this page.',
        image: 'offer-business',
      },
    ],
  },
  bestOffers: {
    heading: 'Best Offers',
    slides: [
      {
        id: 'best-1',
        title: 'First placeholder',
        text: 'Best means the lowest annual percentage rate (APR). The first offer by APR would stand here.',
        image: 'product-interest-rates',
      },
      {
        id: 'best-2',
        title: 'Second placeholder',
        text: 'The second offer by APR would stand here.',
        image: 'product-flexible-repayment',
      },
      {
        id: 'best-3',
        title: 'Third placeholder',
        text: 'The third offer by APR would stand here.',
        image: 'product-simple-application',
      },
    ],
  },
} as const satisfies ConsumerSampleContent;
