import type { ConsumerSampleContent } from '#renderer/content/consumer-types.ts';
import type {
  FaqContent,
  HomeContent,
  NewsAndBlogContent,
  OffersContent,
  TeamContent,
} from '#renderer/content/home-types.ts';
import type {
  AboutContent,
  ApplyLoanContent,
  BranchesContent,
  BusinessLoanContent,
  DealerContent,
  EvLoanContent,
  HowWeMatchContent,
  LoanProductsContent,
  NbfcContent,
  NotFoundContent,
  OfflineContent,
  PrivacyPolicyContent,
  ProductsContent,
  PsychometricContent,
  SupportContent,
  ToolsContent,
} from '#renderer/content/page-types.ts';
import type { BrandWords, NavigationContent, PagesContent } from '#renderer/content/types.ts';

/** The site's copy in one language, by the name of its file. */
export type Contents = {
  readonly about: AboutContent;
  readonly 'apply-loan': ApplyLoanContent;
  readonly branches: BranchesContent;
  /** The operator's details. Every part of a page has them. */
  readonly brand: BrandWords;
  readonly 'business-loan': BusinessLoanContent;
  readonly 'consumer-sample': ConsumerSampleContent;
  readonly dealer: DealerContent;
  readonly 'ev-loan': EvLoanContent;
  readonly faq: FaqContent;
  readonly home: HomeContent;
  readonly 'how-we-match': HowWeMatchContent;
  readonly 'loan-products': LoanProductsContent;
  readonly navigation: NavigationContent;
  readonly nbfc: NbfcContent;
  readonly 'news-and-blog': NewsAndBlogContent;
  readonly 'not-found': NotFoundContent;
  readonly offers: OffersContent;
  readonly offline: OfflineContent;
  readonly pages: PagesContent;
  readonly 'privacy-policy': PrivacyPolicyContent;
  readonly products: ProductsContent;
  readonly psychometric: PsychometricContent;
  readonly support: SupportContent;
  readonly team: TeamContent;
  readonly tools: ToolsContent;
};

export type ContentName = keyof Contents;

/** All of it, for what shows the whole portal. */
export const CONTENT_NAMES = [
  'about',
  'apply-loan',
  'branches',
  'brand',
  'business-loan',
  'consumer-sample',
  'dealer',
  'ev-loan',
  'faq',
  'home',
  'how-we-match',
  'loan-products',
  'navigation',
  'nbfc',
  'news-and-blog',
  'not-found',
  'offers',
  'offline',
  'pages',
  'privacy-policy',
  'products',
  'psychometric',
  'support',
  'team',
  'tools',
] as const satisfies readonly ContentName[];
