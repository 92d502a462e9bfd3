import type { ConsumerSampleContent } from '#renderer/content/consumer-types.ts';

/** Invented figures. The consumer area shows them until a gateway supplies real ones. Amounts are in rupees. */
export const consumerSample = {
  demonstrationNote: 'यह नमूना (डेमो) है। नीचे के नाम, खाते, ऑर्डर और रकमें नमूने हैं और किसी के नहीं हैं।',
  profile: {
    userId: 'demo-user',
    firstName: 'नमूना',
    lastName: 'मेहमान',
    userType: 'ग्राहक',
    emailId: 'demo@example.com',
    mobileNumber: 'नहीं दिया गया',
    category: 'CSR',
  },
  accounts: [
    {
      id: 'savings',
      kind: 'savings',
      name: 'बचत खाता',
      accountNumber: 'SAMPLE-SAV-01',
      balanceRupees: 48_250,
      interestRatePercent: 3.5,
      accountType: 'बचत',
      openDate: '2021-04-12',
    },
    {
      id: 'checking',
      kind: 'checking',
      name: 'चालू खाता',
      accountNumber: 'SAMPLE-CHK-01',
      balanceRupees: 17_800,
      interestRatePercent: 0,
      accountType: 'चालू',
      openDate: '2022-01-20',
    },
    {
      id: 'credit-card',
      kind: 'credit-card',
      name: 'क्रेडिट कार्ड',
      accountNumber: 'SAMPLE-CRD-01',
      balanceRupees: -6_450,
      interestRatePercent: 36,
      accountType: 'क्रेडिट कार्ड',
      openDate: '2022-09-05',
    },
  ],
  orders: [
    {
      orderId: 'SAMPLE-1001',
      productName: 'इलेक्ट्रिक थ्री-व्हीलर, सवारी वाला',
      orderDate: '2023-01-09',
      deliveryDate: '2023-01-30',
      status: 'Delivered',
    },
    {
      orderId: 'SAMPLE-1002',
      productName: 'घर का चार्जर',
      orderDate: '2023-02-14',
      deliveryDate: '2023-02-24',
      status: 'Shipped',
    },
    {
      orderId: 'SAMPLE-1003',
      productName: 'अतिरिक्त बैटरी',
      orderDate: '2023-02-20',
      deliveryDate: '2023-03-10',
      status: 'Processing',
    },
    {
      orderId: 'SAMPLE-1004',
      productName: 'सीट कवर',
      orderDate: '2023-02-01',
      deliveryDate: '2023-02-08',
      status: 'Delivered',
    },
    {
      orderId: 'SAMPLE-1005',
      productName: 'इलेक्ट्रिक थ्री-व्हीलर, माल ढोने वाला',
      orderDate: '2023-02-17',
      deliveryDate: '2023-03-15',
      status: 'Processing',
    },
    {
      orderId: 'SAMPLE-1006',
      productName: 'फ़ोन होल्डर',
      orderDate: '2023-02-18',
      deliveryDate: '2023-02-25',
      status: 'Shipped',
    },
  ],
  dashboard: {
    summary: {
      heading: 'खातों का सार',
      rows: [
        { label: 'बचत खाता', amountRupees: 48_250 },
        { label: 'चालू खाता', amountRupees: 17_800 },
        { label: 'क्रेडिट कार्ड', amountRupees: -6_450 },
        { label: 'कुल', amountRupees: 59_600 },
      ],
    },
    transactions: {
      heading: 'हाल के लेन-देन',
      items: [
        { id: 't-1', date: '2023-02-20', text: 'हफ़्ते भर की सवारियों का किराया', amountRupees: 9_400 },
        { id: 't-2', date: '2023-02-18', text: 'चार्जिंग स्टेशन', amountRupees: -640 },
        { id: 't-3', date: '2023-02-15', text: 'लोन की किस्त', amountRupees: -4_850 },
        { id: 't-4', date: '2023-02-13', text: 'हफ़्ते भर की सवारियों का किराया', amountRupees: 8_900 },
      ],
    },
    goals: {
      heading: 'पैसों के लक्ष्य',
      items: [
        { id: 'g-1', name: 'अतिरिक्त बैटरी', targetRupees: 40_000, savedRupees: 22_000 },
        { id: 'g-2', name: 'स्कूल की फ़ीस', targetRupees: 25_000, savedRupees: 20_000 },
        { id: 'g-3', name: 'मुश्किल दिनों के लिए पैसा', targetRupees: 60_000, savedRupees: 6_250 },
      ],
    },
    budgeting: {
      heading: 'बजट टूल',
      incomeRupees: 28_000,
      items: [
        { id: 'b-1', category: 'घर का खर्च', plannedRupees: 12_000, spentRupees: 8_300 },
        { id: 'b-2', category: 'चार्जिंग', plannedRupees: 3_000, spentRupees: 2_150 },
        { id: 'b-3', category: 'लोन की किस्त', plannedRupees: 4_850, spentRupees: 4_850 },
        { id: 'b-4', category: 'बचत', plannedRupees: 4_000, spentRupees: 4_000 },
      ],
    },
  },
  preApprovedOffers: {
    heading: 'पहले से मंज़ूर ऑफ़र',
    slides: [
      {
        id: 'pre-approved-1',
        title: 'पहला नमूना',
        text: 'यहाँ लोन देने वाली कंपनी का पहले से मंज़ूर ऑफ़र होता, अपनी APR और मुख्य तथ्य विवरण (KFS) के साथ।',
        image: 'offer-three-wheeler',
      },
      {
        id: 'pre-approved-2',
        title: 'दूसरा नमूना',
        text: 'कुछ भी मंज़ूर नहीं हुआ है। यह स्लाइड सिर्फ़ दिखाती है कि ऑफ़र कहाँ होता।',
        image: 'offer-rental',
      },
      {
        id: 'pre-approved-3',
        title: 'तीसरा नमूना',
        text: 'इस पेज की वजह से किसी लोन देने वाली कंपनी ने आपकी जानकारी नहीं देखी है।',
        image: 'offer-business',
      },
    ],
  },
  bestOffers: {
    heading: 'सबसे अच्छे ऑफ़र',
    slides: [
      {
        id: 'best-1',
        title: 'पहला नमूना',
        text: 'सबसे अच्छा यानी सबसे कम APR (सालाना कुल लागत दर)। APR के क्रम में पहला ऑफ़र यहाँ होता।',
        image: 'product-interest-rates',
      },
      {
        id: 'best-2',
        title: 'दूसरा नमूना',
        text: 'APR के क्रम में दूसरा ऑफ़र यहाँ होता।',
        image: 'product-flexible-repayment',
      },
      {
        id: 'best-3',
        title: 'तीसरा नमूना',
        text: 'APR के क्रम में तीसरा ऑफ़र यहाँ होता।',
        image: 'product-simple-application',
      },
    ],
  },
} as const satisfies ConsumerSampleContent;
