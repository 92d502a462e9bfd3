import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import type { ReplyOf } from '#contract/gateway.ts';
import { searchConsole } from '#contract/operators/search.ts';
import type { SearchTerm } from '#domain/lending/search-terms.ts';
import { MAX_FOUND, matchesWords, searchTerms } from '#domain/lending/search-terms.ts';
import { permits } from '#domain/duties.ts';
import { dutiesIn } from '#gateway/people/memberships/stored-duties.ts';
import type { Answer } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { change } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { sectionsFrom } from '#gateway/lending/applications/sealed-sections.ts';
import { grievancesBy } from '#gateway/lending/grievances/read-grievances.ts';
import { accountsOf, namedBy } from '#gateway/lending/lender-cases/named-applications.ts';
import { namesOf } from '#gateway/people/memberships/list-members.ts';
import { lockMembership } from '#gateway/people/memberships/memberships.ts';
import { mayReadContent } from '#gateway/areas/review/lock-for-review.ts';
import type { ListedRow } from '#gateway/areas/review/queue.ts';
import { newestWhere, queuedFrom } from '#gateway/areas/review/queue.ts';

type SearchDeps = { readonly records: Records; readonly keys: DataKeys };

/** Claimed applications whose names are looked at: more than anybody has in hand. */
const MAX_NAMES = 200;
const MOST = MAX_FOUND + 1;

type Found<Row> = Row & { readonly by: SearchTerm['kind'] };

/** The operator's own claims whose borrower has such a name: it is sealed, so that each is opened. */
async function withName(
  { keys }: SearchDeps,
  runner: Runner,
  operator: MemberActor,
  name: string,
): Promise<readonly ListedRow[]> {
  const claimed = await newestWhere(runner, MAX_NAMES, (query) =>
    query.where('applications.claimed_by', '=', operator.id),
  );
  const readable = claimed.filter((row) => mayReadContent(row, operator, false));
  if (readable.length === 0) return [];
  const ids = readable.map(({ id }) => id);
  const sections = await runner
    .selectFrom('application_sections')
    .select(['application_id', 'section', 'sealed'])
    .where('application_id', 'in', ids)
    .where('section', '=', 'identity')
    .execute();
  const dataKeys = await keys.findAll(
    runner,
    ids.map((id) => ownerOf(id)),
  );
  return readable.filter(({ id }) => {
    const key = dataKeys.get(ownerOf(id));
    const own = sections.filter((each) => each.application_id === id);
    const fullName = key === undefined ? null : sectionsFrom(own, key, id).identity.fullName;
    return matchesWords(name, fullName ?? '');
  });
}

/** Those that a term names by anything else. */
async function withNumber({ keys }: SearchDeps, runner: Runner, term: SearchTerm) {
  const named = await namedBy(keys, runner, term);
  return newestWhere(runner, MOST, (query) => query.where('applications.id', 'in', named));
}

async function applicationsBy(
  deps: SearchDeps,
  { runner }: Change,
  operator: MemberActor,
  terms: readonly SearchTerm[],
): Promise<readonly Found<ListedRow>[]> {
  const found = new Map<string, Found<ListedRow>>();
  for (const term of terms) {
    const rows =
      term.kind === 'name'
        ? await withName(deps, runner, operator, term.value)
        : await withNumber(deps, runner, term);
    // What a text may be in several ways is found once, by the likeliest.
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, { ...row, by: term.kind });
  }
  return [...found.values()];
}

/** Whom a grievance is found by: its number, or its person. */
async function grievancesFor({ runner }: Change, terms: readonly SearchTerm[]) {
  const found: Found<Awaited<ReturnType<typeof grievancesBy>>[number]>[] = [];
  for (const term of terms) {
    const { kind: by, value } = term;
    if (by !== 'grievance' && by !== 'phone' && by !== 'userId') continue;
    const whose = by === 'grievance' ? { number: value } : { userIds: accountsOf(runner, term) };
    for (const each of await grievancesBy(runner, whose, MOST)) found.push({ ...each, by });
  }
  return found;
}

/** What an operator searches for; the search is noted, with how much it found and without what was typed. */
export const searchFor = (
  deps: SearchDeps,
  operator: MemberActor,
  typed: string,
): Promise<Answer<ReplyOf<typeof searchConsole>>> =>
  change(deps.records, async (tx) => {
    // So that the chain has one writer.
    const member = await lockMembership(deps.records, tx, operator.id);
    const seesComplaints =
      member !== undefined && permits(dutiesIn(member.duties), 'see-complaints');
    const terms = searchTerms(typed).filter(({ kind }) => kind !== 'grievance' || seesComplaints);
    const applications = await applicationsBy(deps, tx, operator, terms);
    const grievances = seesComplaints ? await grievancesFor(tx, terms) : [];
    await tx.audit({
      subject: `searches:${operator.id}`,
      actor: operator,
      action: 'search',
      facts: {
        by: terms.map(({ kind }) => kind).join(' '),
        applications: applications.length,
        grievances: grievances.length,
      },
    });
    const shown = applications.slice(0, MAX_FOUND);
    const names = await namesOf(
      tx.runner,
      shown.flatMap(({ claimant }) => claimant ?? []),
    );
    return searchConsole.reply.parse({
      applications: queuedFrom(shown, operator.id, tx.at).map((each, at) => ({
        ...each,
        by: shown[at]?.by,
        claimedBy: names.get(each.claim?.membership ?? '') ?? null,
      })),
      grievances: grievances.slice(0, MAX_FOUND),
      isWhole: applications.length <= MAX_FOUND && grievances.length <= MAX_FOUND,
      at: tx.at,
    });
  });
