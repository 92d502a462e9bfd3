import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type {
  deleteOfferTemplate,
  offerTemplates,
  saveOfferTemplate,
} from '#contract/lenders/offer-templates.ts';
import { MAX_TEMPLATES, templateTerms } from '#contract/lenders/offer-templates.ts';
import { fullName } from '#domain/full-name.ts';
import { refuse } from '#gateway/foundation/http/answers.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { Refused } from '#gateway/foundation/http/change-once.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';
import { lockLender } from '#gateway/lending/catalogue/products.ts';
import type { CallingMember } from '#gateway/lending/lender-cases/calling-lender.ts';
import { chainOfLender } from '#gateway/areas/lenders/lender-addresses.ts';

type TemplateRow = Selectable<Tables['offer_templates']>;
type Terms = BodyOf<typeof saveOfferTemplate>['terms'];
type Seen = Omit<BodyOf<typeof deleteOfferTemplate>, 'requestId'>;

/** A lender's templates, by name. */
export async function templatesOf(
  { db }: Pick<Records, 'db'>,
  { lenderId }: Pick<CallingMember, 'lenderId'>,
): Promise<ReplyOf<typeof offerTemplates>> {
  const rows = await db
    .selectFrom('offer_templates')
    .leftJoin('memberships', 'memberships.id', 'offer_templates.changed_by')
    .leftJoin('accounts', 'accounts.user_id', 'memberships.user_id')
    .selectAll('offer_templates')
    .select(['first_name', 'last_name'])
    .where('lender_id', '=', lenderId)
    .orderBy('name')
    .execute();
  return {
    templates: rows.map((row) => ({
      template: row.id,
      name: row.name,
      terms: z.parse(templateTerms, JSON.parse(row.terms)),
      by: fullName(row.first_name, row.last_name),
      changedAt: row.changed_at,
      version: row.version,
    })),
  };
}

/** One of a lender's templates as it was seen. Refuses with 404 another lender's, and with 409 one that has changed. */
async function seenTemplate(
  runner: Runner,
  lenderId: string,
  { template, version }: Seen,
): Promise<TemplateRow> {
  const row = await runner
    .selectFrom('offer_templates')
    .selectAll()
    .where('id', '=', template)
    .where('lender_id', '=', lenderId)
    .executeTakeFirst();
  if (row === undefined) {
    throw new Refused(refuse('no-such-offer-template', 'There is no such template any more.'));
  }
  if (row.version === version) return row;
  throw new Refused(
    refuse('offer-template-changed', 'This template has changed meanwhile. Look at it again.', {
      current: { version: row.version },
    }),
  );
}

async function requireRoom(
  runner: Runner,
  { id, lender_id: lenderId, name }: Pick<TemplateRow, 'id' | 'lender_id' | 'name'>,
): Promise<void> {
  const others = await runner
    .selectFrom('offer_templates')
    .select('name')
    .where('lender_id', '=', lenderId)
    .where('id', '<>', id)
    .execute();
  if (others.some((other) => other.name === name)) {
    throw new Refused(
      refuse(
        'offer-template-name-taken',
        'There is already a template with this name. Choose another name.',
        { fields: ['name'] },
      ),
    );
  }
  if (others.length >= MAX_TEMPLATES) {
    throw new Refused(
      refuse('too-many-offer-templates', 'There are 50 templates. Delete one first.'),
    );
  }
}

/** The terms as the audit keeps them for good: what fees are called is free text. */
const withoutNames = ({ fees, ...terms }: Terms): string =>
  JSON.stringify({ ...terms, fees: fees.map((fee) => ({ ...fee, names: undefined })) });

/** Keeps a new template, or changes one. */
export async function keepTemplate(
  records: Records,
  tx: Change,
  { lenderId, actor }: CallingMember,
  { seen, name, terms }: Omit<BodyOf<typeof saveOfferTemplate>, 'requestId'>,
): Promise<ReplyOf<typeof saveOfferTemplate>> {
  await lockLender(records, tx, lenderId);
  const before = seen === null ? null : await seenTemplate(tx.runner, lenderId, seen);
  const row: TemplateRow = {
    id: before?.id ?? randomUUID(),
    lender_id: lenderId,
    name,
    terms: JSON.stringify(terms),
    version: (before?.version ?? 0) + 1,
    changed_by: actor.id,
    changed_at: tx.at,
  };
  await requireRoom(tx.runner, row);
  await tx.runner
    .insertInto('offer_templates')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await tx.audit({
    subject: chainOfLender(lenderId),
    actor,
    action: 'template.save',
    facts: { template: row.id, version: row.version, terms: withoutNames(terms) },
  });
  return { template: row.id, version: row.version };
}

export async function removeTemplate(
  records: Records,
  tx: Change,
  { lenderId, actor }: CallingMember,
  seen: Seen,
): Promise<ReplyOf<typeof deleteOfferTemplate>> {
  await lockLender(records, tx, lenderId);
  const { id } = await seenTemplate(tx.runner, lenderId, seen);
  await tx.runner.deleteFrom('offer_templates').where('id', '=', id).execute();
  await tx.audit({
    subject: chainOfLender(lenderId),
    actor,
    action: 'template.delete',
    facts: { template: id },
  });
  return { template: id };
}
