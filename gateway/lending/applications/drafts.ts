import { noteEvent } from '#gateway/lending/events/note-event.ts';
import { asId } from '#domain/ids.ts';
import type { UserId } from '#domain/ids.ts';
import { fullName } from '#domain/full-name.ts';
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '#contract/gateway.ts';
import type { createApplication, saveSection } from '#contract/applications/loans.ts';
import { DAY_MS } from '#domain/days.ts';
import { sectionsOf } from '#domain/lending/matching/match-input-of.ts';
import type { SectionName } from '#domain/lending/sections.ts';
import { filledSections, NO_SECTIONS, SECTION_NAMES } from '#domain/lending/sections.ts';
import { lockFor, requireEdge } from '#gateway/lending/applications/application-edge.ts';
import type { LoanDeps } from '#gateway/lending/applications/borrower.ts';
import { BORROWER } from '#gateway/lending/applications/borrower.ts';
import type {
  ApplicationRow,
  BegunApplication,
} from '#gateway/lending/applications/find-application.ts';
import {
  keyOfApplication,
  ownerOf,
  takeUp,
  touchApplication,
} from '#gateway/lending/applications/find-application.ts';
import { guarantorOf } from '#gateway/lending/applications/guarantors.ts';
import {
  dropOldMatches,
  keepMatch,
  openMatch,
  presentInput,
} from '#gateway/lending/applications/matches.ts';
import { newNumber } from '#gateway/lending/applications/numbers.ts';
import { keepSection, openSections } from '#gateway/lending/applications/sealed-sections.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import { KEPT_DAYS, noteAsked } from '#gateway/lending/catalogue/asked-matches.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import { openRequestsOf } from '#gateway/lending/applications/change-requests.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

/** Drafts of one person at a time: more are somebody's script. */
const MAX_DRAFTS = 5;

type Changed = { readonly number: string; readonly version: number };
type Seen = { readonly number: string; readonly version: number };

/** Starts a draft with the match that was seen. */
export async function create(
  { records, keys, catalogue }: LoanDeps,
  tx: Change,
  userId: UserId,
  { input, catalogueHash, language }: BodyOf<typeof createApplication>,
): Promise<Changed> {
  const { runner, at, audit } = tx;
  // Locked, so that drafts are counted one after the other.
  const account = await records
    .forChange(
      runner
        .selectFrom('accounts')
        .select(['first_name', 'last_name'])
        .where('user_id', '=', userId),
    )
    .executeTakeFirst();
  const published = await catalogue.published(runner);
  if (published.hash !== catalogueHash) {
    throw new Refused(
      refuse('catalogue-changed', 'The lenders’ offers have changed. Please look at them again.', {
        current: { catalogueHash: published.hash },
      }),
    );
  }
  const lately = at - KEPT_DAYS * DAY_MS;
  const others = await runner
    .selectFrom('applications')
    .select(['state', 'created_at'])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('state', '=', 'DRAFT'), eb('created_at', '>', lately)]))
    .execute();
  const drafts = others.filter(({ state }) => state === 'DRAFT');
  if (drafts.length >= MAX_DRAFTS) {
    throw new Refused(
      refuse('too-many-drafts', 'You have five applications that are not sent yet. Withdraw one.'),
    );
  }
  const id = asId('application', randomUUID());
  const number = newNumber('LA');
  await write(
    runner,
    runner.insertInto('applications').values({
      id,
      number,
      user_id: userId,
      state: 'DRAFT',
      outcome: null,
      version: 1,
      match_id: null,
      language,
      created_at: at,
      changed_at: at,
      submitted_at: null,
      closed_at: null,
    }),
  );
  const key = await keys.create(runner, ownerOf(id));
  const matchId = await keepMatch(tx, key, id, input, published);
  const asked = sectionsOf(input);
  // What was said at registration is not asked again; it can be changed like everything else.
  const called = fullName(account?.first_name, account?.last_name);
  const filled =
    called === '' ? asked : { ...asked, identity: { ...asked.identity, fullName: called } };
  await write(
    runner,
    runner
      .updateTable('applications')
      .set({
        match_id: matchId,
        filled_sections: filledSections({ ...filled, bank: {} }).join(' '),
      })
      .where('id', '=', id),
  );
  for (const name of SECTION_NAMES) {
    if (name !== 'bank') await keepSection(tx, key, id, name, filled[name]);
  }
  await audit({ subject: ownerOf(id), actor: BORROWER, action: 'create', facts: { to: 'DRAFT' } });
  const begun = { state: 'DRAFT', outcome: null, version: 1 };
  await noteEvent(runner, { kind: 'application-changed', applicationId: id, facts: begun, at });
  // People are counted, not applications.
  if (others.every(({ created_at }) => created_at <= lately)) noteAsked(records, input);
  return { number, version: 1 };
}

/** Once submitted, only a section that an operator has asked for may change. */
async function refuseUnasked(
  { runner }: Change,
  row: ApplicationRow,
  section: SectionName,
): Promise<void> {
  if (row.state === 'DRAFT') return;
  const requests = await openRequestsOf(runner, row);
  if (requests.some(({ sections }) => sections.includes(section))) return;
  const { state, version } = row;
  const words = 'Nobody has asked you to change this section.';
  throw new Refused(
    refuse('section-not-asked', words, { fields: ['section'], current: { state, version } }),
  );
}

export async function save(
  tx: Change,
  begun: BegunApplication,
  body: BodyOf<typeof saveSection>,
): Promise<Changed> {
  const { row, key } = takeUp(tx, begun, body.version);
  requireEdge('saveSection', row);
  await refuseUnasked(tx, row, body.section);
  const section: SectionName = body.section;
  await keepSection(tx, key, row.id, section, body.values);
  // The other sections stay sealed: what is filled in there has not changed.
  const before = row.filled_sections?.split(' ') ?? [];
  const now = filledSections({ ...NO_SECTIONS, [section]: body.values });
  const filled = SECTION_NAMES.filter((name) =>
    (name === section ? now : before).some((each) => each === name),
  );
  const version = await touchApplication(tx, row, { filled_sections: filled.join(' ') });
  await tx.audit({
    subject: ownerOf(row.id),
    actor: BORROWER,
    action: 'saveSection',
    facts: { from: row.state, to: row.state, section, version },
  });
  return { number: row.number, version };
}

/** Matches again by what the sections say. The matches before it stay as they were shown, as far as they are kept. */
export async function refresh(
  { records, keys, catalogue }: LoanDeps,
  tx: Change,
  userId: UserId,
  seen: Seen,
): Promise<Changed> {
  const { row } = await lockFor(records, tx, userId, seen, 'refreshMatch');
  const key = await keyOfApplication(keys, tx.runner, row.id);
  const shown = await openMatch(tx.runner, key, row.match_id ?? '');
  const sections = await openSections(tx.runner, key, row.id);
  const guarantor = await guarantorOf(tx.runner, row.id);
  const input = presentInput(shown, sections, guarantor !== null);
  if (input === null) {
    throw new Refused(
      refuse(
        'too-little-to-match',
        'Vehicle, PIN code, income and costs are needed to match lenders.',
      ),
    );
  }
  const matchId = await keepMatch(tx, key, row.id, input, await catalogue.published(tx.runner));
  const version = await touchApplication(tx, row, { match_id: matchId });
  await dropOldMatches(tx, row.id, matchId);
  await tx.audit({
    subject: ownerOf(row.id),
    actor: BORROWER,
    action: 'refreshMatch',
    facts: { from: row.state, to: row.state, version },
  });
  return { number: row.number, version };
}
