/**
 * IDs that could be taken for each other, each with a type of its own (decision 59). All are strings when the program runs;
 * to the compiler they are different, so that the ID of a membership where that of an account is meant does not compile. They
 * come from a schema, from a column of the database, or from `asId`; any of them can be read as a string.
 */
import type * as z from 'zod/mini';

type Id<Name extends string> = string & z.core.$brand<Name>;

/** Of an account, and so of the person who has it, in its official form. What somebody types to sign in is a text. */
export type UserId = Id<'UserId'>;
/** Of what somebody is to the service, a lender or a dealer: a person may have several. */
export type MembershipId = Id<'MembershipId'>;
/** Of an application within the gateway. Nobody outside sees it: they see and send its number. */
export type ApplicationId = Id<'ApplicationId'>;

type Ids = {
  readonly user: UserId;
  readonly membership: MembershipId;
  readonly application: ApplicationId;
};

/**
 * A text as the ID of what is named: one that was just made, or one whose place says what it is. It checks nothing; what comes
 * from outside goes through a schema. To itself it returns a string, as the linter refuses a cast anywhere.
 */
export function asId<Kind extends keyof Ids>(kind: Kind, text: string): Ids[Kind];
export function asId(_kind: keyof Ids, text: string): string {
  return text;
}
