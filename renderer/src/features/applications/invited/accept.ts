import type { GatewayFailure, ReplyOf } from '#contract/gateway.ts';
import type { invitation } from '#contract/applications/invitations.ts';
import { type Result, succeed } from '#contract/result.ts';
import type { Language } from '#domain/languages.ts';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import type { Call } from '#renderer/features/applications/wizard/draft/draft.ts';
import type { requestIds } from '#renderer/features/applications/wizard/draft/request-ids.ts';
import {
  isOutdated,
  type Started,
} from '#renderer/features/applications/wizard/entry/start-application.ts';

export type ShownInvitation = ReplyOf<typeof invitation>;

type Accepted = {
  readonly token: string;
  readonly language: Language;
  readonly input: MatchInput;
  /** The notice that was agreed to; null without consent. */
  readonly noticeHash: string | null;
};

/** Starts the application that a dealer's link invites to; a repeated call without an answer still starts only one. */
export async function acceptInvitation(
  call: Call,
  ids: ReturnType<typeof requestIds>,
  accepted: Accepted,
  phoneProof: string | null,
): Promise<Result<Started, GatewayFailure>> {
  const attempt = async (hasMatchChanged: boolean): Promise<Result<Started, GatewayFailure>> => {
    const matched = await call('match', { input: accepted.input });
    if (!matched.ok) return matched;
    const { catalogueHash } = matched.value;
    const body = { ...accepted, catalogueHash };
    const answer = await call('acceptInvitation', { requestId: ids.of(body), ...body }, phoneProof);
    ids.answered(body, answer);
    if (answer.ok) return succeed({ number: answer.value.number, hasMatchChanged });
    return isOutdated(answer.failure) && !hasMatchChanged ? attempt(true) : answer;
  };
  return attempt(false);
}
