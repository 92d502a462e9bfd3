import type { ReplyOf } from '#contract/gateway.ts';
import type { RENDERER_CALLS } from '#contract/renderer-calls.ts';

export type Message = ReplyOf<(typeof RENDERER_CALLS)['contactMessages']>['messages'][number];
