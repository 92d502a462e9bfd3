import type { MemberActor } from '#gateway/people/memberships/staff.ts';
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import { templateWords } from '#contract/operators/letters.ts';
import type {
  decideLetterTemplate,
  letterTemplates,
  retireLetterTemplate,
  writeLetterTemplate,
} from '#contract/operators/letters.ts';
import { MAX_TEMPLATES } from '#domain/lending/letter-limits.ts';
import type {
  LetterTemplateAction,
  LetterTemplateEdge,
} from '#domain/lending/states/letter-template-states.ts';
import { letterTemplateEdge } from '#domain/lending/states/letter-template-states.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { namesOf } from '#gateway/people/memberships/list-members.ts';
import { lockOperators } from '#gateway/people/memberships/memberships.ts';
import { ofSamePerson, requireSecondPerson } from '#gateway/people/memberships/same-person.ts';

type VersionRow = Selectable<Tables['letter_templates']>;
type Template = ReplyOf<typeof letterTemplates>['templates'][number];
type Changed = ReplyOf<typeof writeLetterTemplate>;
type Seen = { readonly template: string; readonly changedAt: number };

/** What a version says in each language. */
export const wordsIn = ({ words }: Pick<VersionRow, 'words'>) =>
  templateWords.parse(JSON.parse(words));

const versionsOf = (runner: Runner, template: string): Promise<VersionRow[]> =>
  runner
    .selectFrom('letter_templates')
    .selectAll()
    .where('template', '=', template)
    .orderBy('version', 'desc')
    .execute();

/** A version that messages are written from; null where it is not approved. */
export async function approvedVersion(
  runner: Runner,
  template: string,
  version: number,
): Promise<VersionRow | null> {
  const found = await runner
    .selectFrom('letter_templates')
    .selectAll()
    .where('template', '=', template)
    .where('version', '=', version)
    .where('state', '=', 'APPROVED')
    .executeTakeFirst();
  return found ?? null;
}

/** Each template's newest version. */
const newestOnly = (rows: readonly VersionRow[]): readonly VersionRow[] =>
  rows.filter((row) =>
    rows.every((other) => other.template !== row.template || other.version <= row.version),
  );

/** Every template as an operator sees it, by name. */
export async function templatesFor(
  runner: Runner,
  operator: MemberActor,
): Promise<ReplyOf<typeof letterTemplates>> {
  const rows = await runner
    .selectFrom('letter_templates')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('state', '=', 'APPROVED'),
        eb(
          'version',
          '=',
          eb
            .selectFrom('letter_templates as other')
            .whereRef('other.template', '=', 'letter_templates.template')
            .select((other) => other.fn.max('other.version').as('newest')),
        ),
      ]),
    )
    .orderBy('name')
    .orderBy('template')
    .execute();
  const names = await namesOf(runner, [...new Set(rows.map((row) => row.proposed_by))]);
  const own = await ofSamePerson(runner, operator.id);
  const shown = (row: VersionRow): Template['newest'] => ({
    version: row.version,
    state: row.state,
    name: row.name,
    words: wordsIn(row),
    changedAt: row.changed_at,
    by: names.get(row.proposed_by) ?? '',
    isMine: own.has(row.proposed_by),
  });
  return {
    templates: newestOnly(rows).map((newest) => {
      const approved = rows.find(
        ({ template, state }) => template === newest.template && state === 'APPROVED',
      );
      return {
        template: newest.template,
        newest: shown(newest),
        approved: approved === undefined ? null : shown(approved),
      };
    }),
  };
}

/** The versions of a template, the newest first, as it was seen. Refuses with 404 or 409. */
async function seenVersions(runner: Runner, seen: Seen): Promise<readonly VersionRow[]> {
  const versions = await versionsOf(runner, seen.template);
  const [newest] = versions;
  if (newest === undefined) {
    throw new Refused(refuse('no-such-template', 'There is no such template.'));
  }
  if (newest.changed_at !== seen.changedAt) throw changedMeanwhile(newest);
  return versions;
}

const changedMeanwhile = ({ state }: Pick<VersionRow, 'state'>) =>
  new Refused(
    refuse('template-changed', 'Somebody has changed this template. Look at it again.', {
      current: { state },
    }),
  );

async function keepVersion({ runner }: Change, row: VersionRow): Promise<void> {
  await runner
    .insertInto('letter_templates')
    .values(row)
    .onConflict((conflict) => conflict.columns(['template', 'version']).doUpdateSet(row))
    .execute();
}

async function noteTemplate(
  tx: Change,
  operator: MemberActor,
  row: VersionRow,
  action: string,
  from: VersionRow['state'] | null,
): Promise<Changed> {
  const { template, version, state } = row;
  await tx.audit({
    subject: `letter-template:${template}`,
    actor: operator,
    action,
    facts: { version, from, to: state },
  });
  return { template, version, state };
}

/** Refuses with 409 a name that another template has, and more templates than anybody finds their way through. */
async function requireRoom(runner: Runner, template: string, name: string): Promise<void> {
  const others = newestOnly(
    await runner
      .selectFrom('letter_templates')
      .selectAll()
      .where('template', '<>', template)
      .execute(),
  ).filter(({ state }) => state !== 'RETIRED');
  if (others.some((other) => other.name === name)) {
    throw new Refused(
      refuse('template-name-taken', 'There is a template with this name. Choose another name.', {
        fields: ['name'],
      }),
    );
  }
  if (others.length >= MAX_TEMPLATES) {
    throw new Refused(refuse('too-many-templates', 'There are 100 templates. Retire one first.'));
  }
}

/** Writes a version that waits for another operator. What is approved stays in use until then. */
export async function writeTemplate(
  records: Records,
  tx: Change,
  operator: MemberActor,
  { seen, name, words }: Omit<BodyOf<typeof writeLetterTemplate>, 'requestId'>,
): Promise<Changed> {
  // So that versions, names and the audit's chain have one writer.
  await lockOperators(records, tx);
  const [newest] = seen === null ? [] : await seenVersions(tx.runner, seen);
  const template = newest?.template ?? randomUUID();
  await requireRoom(tx.runner, template, name);
  const isRewritten = newest !== undefined && letterTemplateEdge('rewrite', newest.state) !== null;
  const row: VersionRow = {
    template,
    version: (newest?.version ?? 0) + (isRewritten ? 0 : 1),
    state: 'PROPOSED',
    name,
    words: JSON.stringify(words),
    proposed_by: operator.id,
    decided_by: null,
    changed_at: tx.at,
  };
  await keepVersion(tx, row);
  return noteTemplate(
    tx,
    operator,
    row,
    isRewritten ? 'rewrite' : 'propose',
    isRewritten ? newest.state : null,
  );
}

/** The version that an action is about, with its edge. Refuses with 409 where none has such an edge. */
function versionFor(
  versions: readonly VersionRow[],
  action: LetterTemplateAction,
): { readonly row: VersionRow; readonly edge: LetterTemplateEdge } {
  for (const row of versions) {
    const edge = letterTemplateEdge(action, row.state);
    if (edge !== null) return { row, edge };
  }
  throw changedMeanwhile({ state: versions[0]?.state ?? 'RETIRED' });
}

async function move(
  tx: Change,
  operator: MemberActor,
  versions: readonly VersionRow[],
  action: 'approve' | 'refuse' | 'retire',
): Promise<Changed> {
  const { row, edge } = versionFor(versions, action);
  if (edge.isBySomebodyElse) await requireSecondPerson(tx.runner, row.proposed_by, operator.id);
  const moved = { ...row, state: edge.to, decided_by: operator.id, changed_at: tx.at };
  await keepVersion(tx, moved);
  return noteTemplate(tx, operator, moved, action, row.state);
}

/** Another operator approves what is proposed, which retires the version before it, or refuses it. */
export async function decideTemplate(
  records: Records,
  tx: Change,
  operator: MemberActor,
  { seen, decision }: Omit<BodyOf<typeof decideLetterTemplate>, 'requestId'>,
): Promise<Changed> {
  await lockOperators(records, tx);
  const versions = await seenVersions(tx.runner, seen);
  const decided = await move(tx, operator, versions, decision);
  const isUsed = versions.some(({ state }) => state === 'APPROVED');
  if (decision === 'approve' && isUsed) await move(tx, operator, versions, 'retire');
  return decided;
}

export async function retireTemplate(
  records: Records,
  tx: Change,
  operator: MemberActor,
  { seen }: Omit<BodyOf<typeof retireLetterTemplate>, 'requestId'>,
): Promise<Changed> {
  await lockOperators(records, tx);
  return move(tx, operator, await seenVersions(tx.runner, seen), 'retire');
}
