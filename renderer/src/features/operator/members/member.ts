import type { ReplyOf } from '#contract/gateway.ts';
import type { members } from '#contract/operators/memberships.ts';

export type Member = ReplyOf<typeof members>['members'][number];

export const personIn = ({ name, userId }: Pick<Member, 'name' | 'userId'>) =>
  name === '' ? userId : `${name} (${userId})`;
