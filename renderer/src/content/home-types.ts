/** The copy of the home page and of the parts that other pages show again: offers, team, articles, questions. */
import type { Category } from '#contract/categories.ts';
import type {
  IconKey,
  Picture,
  ShownDate,
  SiteLink,
  SitePath,
  Step,
  TextCard,
} from '#renderer/content/types.ts';

export type FeatureTile = {
  readonly title: string;
  readonly text: string;
  /** Where people apply here, if that changes it. */
  readonly textHere?: string;
  readonly icon: IconKey;
  readonly to: SitePath;
};

export type ProductCard = TextCard &
  Picture & {
    readonly id: string;
    readonly date: ShownDate | null;
    /** Where people apply here, if that changes it. */
    readonly textHere?: string;
  };

export type OfferSlide = Picture & {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly dateText: string;
  readonly endedOn: string;
  readonly status: string;
  readonly action: SiteLink;
};

export type OffersContent = {
  readonly heading: string;
  readonly intro: string;
  readonly carouselLabel: string;
  readonly slides: readonly OfferSlide[];
};

export type Testimonial = Picture & {
  readonly id: string;
  readonly quote: string;
  readonly who: string;
  readonly note: string;
};

export type TeamMember = Picture & {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  readonly front: string;
  readonly back: string;
};

export type TeamContent = {
  readonly heading: string;
  readonly intro: string;
  readonly flipLabel: string;
  readonly members: readonly TeamMember[];
  readonly claim: {
    readonly value: number;
    readonly text: string;
    readonly source: string;
  };
};

export type PartnerLogo = Picture & { readonly id: string; readonly name: string };

export type Article = Picture & {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly date: ShownDate;
  readonly body: readonly string[];
};

export type ArticleList = {
  readonly heading: string;
  readonly intro: string;
  readonly items: readonly Article[];
  readonly seeAll: SiteLink;
};

export type NewsAndBlogContent = {
  readonly intro: string;
  readonly news: ArticleList;
  readonly blog: ArticleList;
};

export type FaqEntry = {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  /** Where people apply here, if that changes it. */
  readonly answerHere?: string;
};

export type FaqContent = {
  readonly heading: string;
  readonly intro: string;
  readonly entries: readonly FaqEntry[];
  readonly moreHelp: SiteLink;
};

export type HomeContent = {
  /** Opens the rest of a section on a phone. */
  readonly more: string;
  readonly process: {
    readonly heading: string;
    readonly intro: string;
    readonly feeNote: string;
    readonly steps: readonly Step[];
    readonly action: SiteLink;
  };
  readonly tiles: {
    readonly heading: string;
    readonly items: readonly FeatureTile[];
  };
  readonly partnerTypes: {
    readonly heading: string;
    readonly intro: string;
    readonly items: readonly {
      readonly category: Category;
      readonly title: string;
      readonly text: string;
      readonly to: SitePath;
    }[];
  };
  readonly banner: Picture & {
    readonly heading: string;
    readonly text: string;
    /** In place of it, where people apply here. */
    readonly textHere: string;
    readonly appLinkLabel: string;
  };
  readonly video: Picture & {
    readonly heading: string;
    readonly text: string;
    readonly playLabel: string;
    readonly loadNote: string;
    readonly transcript: readonly string[];
  };
  readonly benefits: {
    readonly heading: string;
    readonly cards: readonly (TextCard & { readonly icon: IconKey })[];
  };
  readonly products: {
    readonly heading: string;
    readonly intro: string;
    readonly action: SiteLink;
  };
  readonly testimonials: {
    readonly heading: string;
    readonly carouselLabel: string;
    readonly slides: readonly Testimonial[];
  };
  readonly partners: {
    readonly heading: string;
    readonly intro: string;
    readonly logos: readonly PartnerLogo[];
  };
  readonly newsletter: {
    readonly heading: string;
    readonly text: string;
    readonly fieldLabel: string;
    readonly button: string;
    readonly honestNote: string;
    readonly answer: string;
  };
  readonly contact: {
    readonly heading: string;
    readonly text: string;
    readonly action: SiteLink;
  };
};
