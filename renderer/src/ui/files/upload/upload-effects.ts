import type {
  beginDocument,
  finishDocument,
  removeDocument,
} from '#contract/applications/documents.ts';
import type { BodyOf, GatewayCall, GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import type { Result } from '#contract/result.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import type { Announcement, PendingUpload } from '#renderer/ui/files/upload/pending-upload.ts';

export type Stage =
  | { readonly at: 'waiting' }
  /** How much has arrived, from 0 to 1. */
  | { readonly at: 'sending'; readonly share: number }
  | { readonly at: 'paused' }
  /** There is no connection, or the gateway is busy: it resumes by itself. */
  | { readonly at: 'offline' }
  | { readonly at: 'checking' }
  | { readonly at: 'failed'; readonly failure: GatewayFailure };

export type DocumentStatus = ReplyOf<typeof finishDocument>;

/** Makes one call by its body. */
type Call<Named extends GatewayCall> = (
  body: BodyOf<Named>,
) => Promise<Result<ReplyOf<Named>, GatewayFailure>>;

export type DeskEffects = Pick<Platform, 'uploadPart'> & {
  readonly begin: (
    announced: Announcement,
  ) => Promise<Result<ReplyOf<typeof beginDocument>, GatewayFailure>>;
  readonly finish: Call<typeof finishDocument>;
  readonly remove: Call<typeof removeDocument>;
  readonly newId: () => string;
  readonly keep: (id: string, upload: PendingUpload) => Promise<boolean>;
  readonly update: (id: string, upload: PendingUpload) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
  /** Waits for the connection to return, at most so many milliseconds. */
  readonly untilOnline: (mostMs: number) => Promise<void>;
  /** Does the work while no other tab does the same. */
  readonly alone: (id: string, work: () => Promise<void>) => Promise<void>;
};
