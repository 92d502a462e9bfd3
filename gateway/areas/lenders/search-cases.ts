import type { ReplyOf } from '#contract/gateway.ts';
import { SEARCHED_BY_LENDERS, searchCases } from '#contract/lenders/case-search.ts';
import { MAX_FOUND, searchTerms } from '#domain/lending/search-terms.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records } from '#gateway/foundation/store/records.ts';
import type { CallingMember } from '#gateway/lending/lender-cases/calling-lender.ts';
import { namedBy } from '#gateway/lending/lender-cases/named-applications.ts';
import { lockMembership } from '#gateway/people/memberships/memberships.ts';
import { newestCases } from '#gateway/areas/lenders/list-cases.ts';

type Case = ReplyOf<typeof searchCases>['cases'][number];

/** What one of a lender's people searches for; the search is noted, with how much it found and without what was typed. */
export const searchForCases = (
  { records, keys }: { readonly records: Records; readonly keys: DataKeys },
  { lenderId, actor }: CallingMember,
  typed: string,
): Promise<Answer<ReplyOf<typeof searchCases>>> =>
  change(records, async (tx) => {
    // So that the chain has one writer.
    await lockMembership(records, tx, actor.id);
    const terms = searchTerms(typed).filter(({ kind }) => SEARCHED_BY_LENDERS.includes(kind));
    const found = new Map<string, Omit<Case, 'by'> & { readonly by: string }>();
    for (const term of terms) {
      const { kind: by } = term;
      const sought = {
        named: await namedBy(keys, tx.runner, term),
        // Who a phone belongs to, and which vehicle it is, are the borrower's to tell.
        isReadable: by === 'phone' || by === 'chassis',
        isOwnLoan: by === 'chassis' || by === 'transfer',
      };
      const bounds = { most: MAX_FOUND + 1, at: tx.at };
      for (const each of await newestCases(tx.runner, lenderId, sought, bounds)) {
        // What a text may be in several ways is found once, by the likeliest.
        if (!found.has(each.number)) found.set(each.number, { ...each, by });
      }
    }
    await tx.audit({
      subject: `searches:${actor.id}`,
      actor,
      action: 'search',
      facts: {
        lender: lenderId,
        by: terms.map(({ kind }) => kind).join(' '),
        cases: found.size,
      },
    });
    return searchCases.reply.parse({
      cases: [...found.values()].slice(0, MAX_FOUND),
      isWhole: found.size <= MAX_FOUND,
      at: tx.at,
    });
  });
