import type { Given } from '#gateway/foundation/store/prepared-statement.ts';
import { preparedStatement } from '#gateway/foundation/store/prepared-statement.ts';

/** What a request was answered. */
export const findAnswered = preparedStatement((runner, given: Given<'key'>) =>
  runner
    .selectFrom('answered_requests')
    .select(['body', 'reply'])
    .where('request_key', '=', given<string>('key')),
);
/** Keeps what a request was answered; it is removed with other outdated data. */
export const keepAnswer = preparedStatement(
  (runner, given: Given<'request_key' | 'body' | 'reply' | 'answered_at'>) =>
    runner.insertInto('answered_requests').values({
      request_key: given('request_key'),
      body: given('body'),
      reply: given('reply'),
      answered_at: given('answered_at'),
    }),
);
