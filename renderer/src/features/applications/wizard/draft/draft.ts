import type { BodyOf, GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import type { CallName, RENDERER_CALLS } from '#contract/renderer-calls.ts';
import type { Result } from '#contract/result.ts';
import type { AnswerId } from '#renderer/features/applications/wizard/draft/fields.ts';
import type {
  Agreement,
  TypedGuarantor,
} from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import type { UnsavedAnswers } from '#renderer/features/applications/wizard/draft/merge.ts';
import type { Platform } from '#renderer/platform/platform.ts';

type Calls = typeof RENDERER_CALLS;

/** An application as its borrower is shown it. */
export type Application = ReplyOf<Calls['application']>;

/** How far what is on this device has come. */
export type Saving =
  | { readonly kind: 'saved' }
  /** Something was typed and will be sent in a moment. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** No answer: it is kept here and resent automatically. */
  | { readonly kind: 'unreachable' }
  /** Refused for a while: it is kept here and resent automatically when the gateway takes it again. */
  | { readonly kind: 'too-often'; readonly failure: GatewayFailure }
  /** The session has ended; it is kept here until its owner signs in again. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly failure: GatewayFailure };

export type DraftState = {
  /** As the gateway last said or acknowledged it. */
  readonly application: Application;
  readonly unsaved: UnsavedAnswers;
  readonly agreed: Readonly<Record<string, Agreement>>;
  /** Who was typed to be asked as the guarantor, and was not yet. */
  readonly guarantor: TypedGuarantor | null;
  readonly saving: Saving;
  /** Whether a consent waits for a code to the phone, as signing in is too long ago. */
  readonly needsProof: boolean;
};

/** What is answered: what the gateway has, and what is on this device. */
export type Answers = Pick<DraftState, 'application' | 'unsaved' | 'agreed'>;

/** The calls that change an application as it was seen. */
type ChangeName = {
  [Name in CallName]: BodyOf<Calls[Name]> extends {
    readonly requestId: string;
    readonly number: string;
  }
    ? Name
    : never;
}[CallName];

type Seen = { readonly requestId: string; readonly number: string; readonly version: number };

/**
 * An application that is being drawn up on this device: what the gateway has, what it has not, and one change at a time
 * from one to the other.
 */
export type Draft = {
  readonly current: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps on this device what was typed or ticked, and saves it after a pause. */
  readonly type: (id: AnswerId, text: string) => void;
  /** Decides a conflict. */
  readonly decide: (id: AnswerId, whose: 'mine' | 'theirs') => void;
  readonly nameGuarantor: (typed: TypedGuarantor | null) => void;
  readonly agree: (consent: string, agreement: Agreement) => void;
  /** For consents: verifies the phone for the next ten minutes, and continues saving. */
  readonly prove: (proof: string) => Promise<boolean>;
  /** Takes back the consents that wait for a proof. */
  readonly takeBackAgreements: () => void;
  /** Saves immediately; false when something is not saved. */
  readonly save: () => Promise<boolean>;
  /** Reloads the application and merges both. */
  readonly reload: () => Promise<boolean>;
  /** Takes what was read of the application elsewhere, unless it is older. */
  readonly take: (application: Application) => void;
  /** Makes another change once everything is saved, and reloads the application. */
  readonly change: <Name extends ChangeName>(
    name: Name,
    bodyFor: (seen: Seen) => BodyOf<Calls[Name]>,
    proof?: string | null,
  ) => Promise<Result<ReplyOf<Calls[Name]>, GatewayFailure>>;
  /** Forgets what is kept on this device, once the application was sent. */
  readonly forget: () => void;
  /** Starts saving automatically; returns a function that stops it. */
  readonly open: () => () => void;
};

export type Call = Platform['call'];
