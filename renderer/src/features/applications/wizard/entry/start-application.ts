import type { GatewayFailure } from '#contract/gateway.ts';
import { type Result, succeed } from '#contract/result.ts';
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
    const { failure } = created;
    // There are other reasons for a 409, and those say nothing about the catalogue.
    const isOutdated =
      failure.kind === 'refused' &&
      failure.status === 409 &&
      Object.hasOwn(Object(failure.current), 'catalogueHash');
    return isOutdated && !hasMatchChanged ? attempt(true) : created;
  };
  return attempt(false);
}
