import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, succeed } from '#contract/result.ts';
import { refusedAs } from '#contract/refusals/refused-as.ts';
import type { Language } from '#domain/languages.ts';
import type { MatchInput } from '#domain/lending/matching/match.ts';
import type { Call } from '#renderer/features/applications/wizard/draft/draft.ts';

export type Started = {
  readonly number: string;
  /** Whether the lenders' offers changed just then, so that the current ones are stored with it. */
  readonly hasMatchChanged: boolean;
};

/** Starts an application from the questions of the matching; the same request ID starts only one. */
export async function startApplication(
  call: Call,
  input: MatchInput,
  language: Language,
  requestId: string,
): Promise<Result<Started, GatewayFailure>> {
  const attempt = async (hasMatchChanged: boolean): Promise<Result<Started, GatewayFailure>> => {
    const matched = await call('match', { input });
    if (!matched.ok) return matched;
    const { catalogueHash } = matched.value;
    const created = await call('createApplication', { requestId, language, input, catalogueHash });
    if (created.ok) return succeed({ number: created.value.number, hasMatchChanged });
    return isOutdated(created.failure) && !hasMatchChanged ? attempt(true) : created;
  };
  return attempt(false);
}

/** Whether it was refused because the lenders' offers are no longer those that were matched. */
export const isOutdated = (failure: GatewayFailure): boolean =>
  refusedAs(failure, 'catalogue-changed', { status: 409, naming: 'catalogueHash' });
