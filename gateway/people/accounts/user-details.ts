import { CATEGORY_NAMES } from '#contract/category-names.ts';
import type { ReplyOf, userDetails } from '#contract/gateway.ts';
import { refusals, refuse, reply } from '#gateway/foundation/http/answers.ts';
import type { CallHandler } from '#gateway/foundation/http/call-route.ts';
import { canonicalUserId } from '#domain/identifiers.ts';

export const userDetailsHandler: CallHandler<typeof userDetails> = async ({ body, account }) => {
  if (account === null) return refusals.signInAgain();
  if (canonicalUserId(body.userId) !== account.userId) {
    return refuse('profile-of-another', 'You can only see your own profile.', {
      fields: ['userId'],
    });
  }
  return reply({
    responseData: {
      firstName: account.firstName,
      lastName: account.lastName,
      userType: CATEGORY_NAMES[account.category],
      emailId: account.email ?? '',
    },
  } satisfies ReplyOf<typeof userDetails>);
};
