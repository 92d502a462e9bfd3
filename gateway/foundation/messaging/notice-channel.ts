import type { Language } from '#domain/languages.ts';
import type { Channel } from '#domain/lending/notifications/channels.ts';

/** A notice as it leaves: what it says, and by which template where a channel takes templates alone. */
export type OutgoingNotice = {
  /** An email address, or the ten digits of a mobile number. */
  readonly to: string;
  /** What templates are configured for: the name of an event. */
  readonly template: string;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  /** The same in one sentence, for channels that have little room. */
  readonly short: string;
  /** Of the application or complaint. */
  readonly number: string;
  /** Where it leads. */
  readonly link: string;
  /** The same when the same notice is sent again. */
  readonly reference: string;
};

export type HandedOver = {
  /** By what the provider names it in receipts; null if it did not say, or sends none. */
  readonly providerId: string | null;
  /** What it costs by the deployment's own reckoning, in paise. */
  readonly paise: number;
};

/** One way in which notices leave. */
export type NoticeChannel = {
  readonly name: Channel;
  /** How long a receipt is waited for, in milliseconds; null where there are none, and what was handed over counts as sent. */
  readonly receiptWait: number | null;
  /** The name under which the provider knows the template; null where there is none for this notice. */
  readonly templateFor: (template: string, language: Language) => string | null;
  /** Settles when the provider has taken the notice over, and throws `NotHandedOver` otherwise. */
  readonly send: (notice: OutgoingNotice) => Promise<HandedOver>;
};

/** Thrown when a notice was not handed over. The message is a code and never personal. */
export class NotHandedOver extends Error {
  override readonly name = 'NotHandedOver';
  /**
   * `notice`: this notice will never be taken, to this address. `provider`: nothing is taken at the moment. `opted out`: the
   * person has told the provider to send nothing.
   */
  readonly of: 'notice' | 'provider' | 'this try' | 'opted out';
  /** Milliseconds that the provider asks to be left alone for; null if it says none. */
  readonly pause: number | null;
  constructor(code: string, of: NotHandedOver['of'], pause: number | null = null) {
    super(code);
    this.of = of;
    this.pause = pause;
  }
}

/** What a provider says later of a notice that it took. */
export type Receipt = {
  /** Our own reference, where the provider gives it back. */
  readonly reference: string | null;
  readonly providerId: string | null;
  readonly state: 'ACCEPTED' | 'DELIVERED' | 'READ' | 'FAILED';
  /** Why it failed: a code. */
  readonly problem: string | null;
  readonly isOptOut: boolean;
};

/** What somebody wrote back. */
export type Answered = {
  /** Ten digits. */
  readonly from: string;
  readonly text: string;
  /** When, in milliseconds since 1970; null if the provider does not say. */
  readonly at: number | null;
};

/** What a provider's webhook brings. */
export type Reported = {
  readonly receipts: readonly Receipt[];
  readonly answers: readonly Answered[];
};

/** How the webhooks of a provider are read. */
export type WebhookReader = {
  /** Whether what arrived is the provider's. */
  readonly isGenuine: (headers: Headers, body: Uint8Array) => boolean;
  /** null for what cannot be read. */
  readonly read: (body: Uint8Array, contentType: string) => Reported | null;
};
