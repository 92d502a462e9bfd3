import type { guarantee } from '#contract/applications/consents.ts';
import type { ReplyOf } from '#contract/gateway.ts';

/** What a guarantor is asked to guarantee. */
export type Asked = ReplyOf<typeof guarantee>;
