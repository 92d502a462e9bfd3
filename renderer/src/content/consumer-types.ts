/** The sample data that the consumer area shows. Dates are ISO dates; amounts are whole rupees. */
import type { Category } from '#contract/categories.ts';
import type { ImageKey } from '#renderer/content/types.ts';

export type SampleAccount = {
  readonly id: string;
  readonly kind: 'savings' | 'checking' | 'credit-card';
  readonly name: string;
  readonly accountNumber: string;
  readonly balanceRupees: number;
  readonly interestRatePercent: number;
  readonly accountType: string;
  readonly openDate: string;
};

export type OrderStatus = 'Processing' | 'Shipped' | 'Delivered';

export type SampleOrder = {
  readonly orderId: string;
  readonly productName: string;
  readonly orderDate: string;
  readonly deliveryDate: string;
  readonly status: OrderStatus;
};

export type SampleTransaction = {
  readonly id: string;
  readonly date: string;
  readonly text: string;
  /** Negative for money that went out. */
  readonly amountRupees: number;
};

export type SampleGoal = {
  readonly id: string;
  readonly name: string;
  readonly targetRupees: number;
  readonly savedRupees: number;
};

export type PlaceholderSlide = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly image: ImageKey;
};

export type ConsumerSampleContent = {
  readonly demonstrationNote: string;
  readonly profile: {
    readonly userId: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly userType: string;
    readonly emailId: string;
    readonly mobileNumber: string;
    readonly category: Category;
  };
  readonly accounts: readonly SampleAccount[];
  readonly orders: readonly SampleOrder[];
  readonly dashboard: {
    readonly summary: {
      readonly heading: string;
      readonly rows: readonly { readonly label: string; readonly amountRupees: number }[];
    };
    readonly transactions: {
      readonly heading: string;
      readonly items: readonly SampleTransaction[];
    };
    readonly goals: { readonly heading: string; readonly items: readonly SampleGoal[] };
    readonly budgeting: {
      readonly heading: string;
      readonly incomeRupees: number;
      readonly items: readonly {
        readonly id: string;
        readonly category: string;
        readonly plannedRupees: number;
        readonly spentRupees: number;
      }[];
    };
  };
  readonly preApprovedOffers: {
    readonly heading: string;
    readonly slides: readonly PlaceholderSlide[];
  };
  readonly bestOffers: {
    readonly heading: string;
    readonly slides: readonly PlaceholderSlide[];
  };
};
