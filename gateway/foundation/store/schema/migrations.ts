import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { arrivedMessages } from '#gateway/foundation/store/schema/arrived-messages.ts';
import { chosenProducts } from '#gateway/foundation/store/schema/chosen-products.ts';
import { connectedSystems } from '#gateway/foundation/store/schema/connected-systems.ts';
import { events } from '#gateway/foundation/store/schema/events.ts';
import { confirmedEmails } from '#gateway/foundation/store/schema/confirmed-emails.ts';
import { continuationLinks } from '#gateway/foundation/store/schema/continuation-links.ts';
import { duplicates } from '#gateway/foundation/store/schema/duplicates.ts';
import { duties } from '#gateway/foundation/store/schema/duties.ts';
import { documentChecks } from '#gateway/foundation/store/schema/document-checks.ts';
import { documentsToCheck } from '#gateway/foundation/store/schema/documents-to-check.ts';
import { dealerBranches } from '#gateway/foundation/store/schema/dealer-branches.ts';
import { documents } from '#gateway/foundation/store/schema/documents.ts';
import { grievances } from '#gateway/foundation/store/schema/grievances.ts';
import { leadOwners } from '#gateway/foundation/store/schema/lead-owners.ts';
import { leadContacts } from '#gateway/foundation/store/schema/lead-contacts.ts';
import { leads } from '#gateway/foundation/store/schema/leads.ts';
import { membershipsAndCatalogue } from '#gateway/foundation/store/schema/memberships-and-catalogue.ts';
import { guarantorDocuments } from '#gateway/foundation/store/schema/guarantor-documents.ts';
import { handOvers } from '#gateway/foundation/store/schema/hand-overs.ts';
import { internalNotes } from '#gateway/foundation/store/schema/internal-notes.ts';
import { letters } from '#gateway/foundation/store/schema/letters.ts';
import { lenders } from '#gateway/foundation/store/schema/lenders.ts';
import { loanApplications } from '#gateway/foundation/store/schema/loan-applications.ts';
import { noticeChannels } from '#gateway/foundation/store/schema/notice-channels.ts';
import { operators } from '#gateway/foundation/store/schema/operators.ts';
import { openedLinks } from '#gateway/foundation/store/schema/opened-links.ts';
import { plannedVersions } from '#gateway/foundation/store/schema/planned-versions.ts';
import { plainerNames } from '#gateway/foundation/store/schema/plainer-names.ts';
import { providerSignIns } from '#gateway/foundation/store/schema/provider-sign-ins.ts';
import { quotesToShare } from '#gateway/foundation/store/schema/quotes-to-share.ts';
import { priceLists } from '#gateway/foundation/store/schema/price-lists.ts';
import { privacy } from '#gateway/foundation/store/schema/privacy.ts';
import { reports } from '#gateway/foundation/store/schema/reports.ts';
import { restores } from '#gateway/foundation/store/schema/restores.ts';
import { review } from '#gateway/foundation/store/schema/review.ts';
import { searchDigests } from '#gateway/foundation/store/schema/search-digests.ts';
import { savedViews } from '#gateway/foundation/store/schema/saved-views.ts';
import { sealedMessages } from '#gateway/foundation/store/schema/sealed-messages.ts';
import { sealingAndAudit } from '#gateway/foundation/store/schema/sealing-and-audit.ts';
import type { SchemaDialect } from '#gateway/foundation/store/schema/schema-dialect.ts';
import { newPasswords } from '#gateway/foundation/store/schema/new-passwords.ts';
import { lendersPeople } from '#gateway/foundation/store/schema/lenders-people.ts';
import { serviceLevels } from '#gateway/foundation/store/schema/service-levels.ts';
import { signInsOfMembers } from '#gateway/foundation/store/schema/sign-ins-of-members.ts';
import { traceparents } from '#gateway/foundation/store/schema/traceparents.ts';
import { terminalSettings } from '#gateway/foundation/store/schema/terminal-settings.ts';
import { terminals } from '#gateway/foundation/store/schema/terminals.ts';
import { stockChanges } from '#gateway/foundation/store/schema/stock-changes.ts';
import { subsidySchemes } from '#gateway/foundation/store/schema/subsidy-schemes.ts';
import { vaultMarks } from '#gateway/foundation/store/schema/vault-marks.ts';
import { withdrawnApplications } from '#gateway/foundation/store/schema/withdrawn-applications.ts';
import { strictTable } from '#gateway/foundation/store/schema/schema-dialect.ts';

/**
 * Every change of the schema, in the order of the names. One that was released is never edited: a new one follows it.
 * What each does, and since when, is in `schema-changes.ts`. The first finds its tables in a database that a gateway
 * from before Kysely made, and leaves them as they are.
 */
export function migrations(dialect: SchemaDialect) {
  const { wholeNumber } = dialect;
  const strictly = strictTable(dialect);

  return {
    '0001-accounts-sessions-messages': {
      async up(db: Kysely<unknown>) {
        await strictly(
          db.schema
            .createTable('accounts')
            .ifNotExists()
            .addColumn('user_id', 'text', (column) => column.notNull().primaryKey())
            .addColumn('first_name', 'text', (column) => column.notNull())
            .addColumn('last_name', 'text', (column) => column.notNull())
            .addColumn('category', 'text', (column) => column.notNull())
            .addColumn('email', 'text', (column) => column.notNull().unique())
            .addColumn('mobile_number', 'text', (column) => column.notNull().unique())
            .addColumn('password_hash', 'text', (column) => column.notNull())
            .addColumn('created_at', wholeNumber, (column) => column.notNull())
            .addColumn('changed_at', wholeNumber, (column) => column.notNull()),
        ).execute();
        await strictly(
          db.schema
            .createTable('sessions')
            .ifNotExists()
            .addColumn('token_hash', 'text', (column) => column.notNull().primaryKey())
            .addColumn('user_id', 'text', (column) =>
              column.notNull().references('accounts.user_id').onDelete('cascade'),
            )
            .addColumn('started_at', wholeNumber, (column) => column.notNull())
            .addColumn('used_at', wholeNumber, (column) => column.notNull()),
        ).execute();
        await strictly(
          db.schema
            .createTable('contact_messages')
            .ifNotExists()
            .addColumn('id', 'text', (column) => column.notNull().primaryKey())
            .addColumn('received_at', wholeNumber, (column) => column.notNull())
            .addColumn('user_id', 'text', (column) =>
              column.references('accounts.user_id').onDelete('set null'),
            )
            .addColumn('txn_date', 'text', (column) => column.notNull())
            .addColumn('name', 'text', (column) => column.notNull())
            .addColumn('email', 'text', (column) => column.notNull())
            .addColumn('phone', 'text', (column) => column.notNull())
            .addColumn('category', 'text', (column) => column.notNull())
            .addColumn('remarks', 'text', (column) => column.notNull()),
        ).execute();
        await db.schema
          .createIndex('sessions_by_use')
          .ifNotExists()
          .on('sessions')
          .column('used_at')
          .execute();
        await db.schema
          .createIndex('contact_messages_by_time')
          .ifNotExists()
          .on('contact_messages')
          .columns(['received_at', 'id'])
          .execute();
      },
    },
    '0002-limits-repeats-and-clean-up': {
      async up(db: Kysely<unknown>) {
        await db.schema.dropTable('schema_migrations').ifExists().execute();
        await db.schema.dropIndex('sessions_of_account').ifExists().execute();
        await db.schema
          .createIndex('sessions_of_account_by_start')
          .on('sessions')
          .columns(['user_id', 'started_at', 'token_hash'])
          .execute();
        await db.schema
          .createIndex('sessions_by_start')
          .on('sessions')
          .column('started_at')
          .execute();
        // An account that is removed sets it to null: without an index that reads every message.
        await db.schema
          .createIndex('contact_messages_of_account')
          .on('contact_messages')
          .column('user_id')
          .execute();
        await strictly(
          db.schema
            .createTable('repeat_marks')
            .addColumn('mark_key', 'text', (column) => column.notNull().primaryKey())
            .addColumn('body', 'text', (column) => column.notNull())
            .addColumn('added_at', wholeNumber, (column) => column.notNull()),
        ).execute();
        await db.schema
          .createIndex('repeat_marks_by_time')
          .on('repeat_marks')
          .column('added_at')
          .execute();
        await strictly(
          db.schema
            .createTable('tallies')
            .addColumn('tally_key', 'text', (column) => column.notNull().primaryKey())
            .addColumn('points', wholeNumber, (column) => column.notNull())
            .addColumn('ends_at', wholeNumber, (column) => column.notNull()),
        ).execute();
        await db.schema.createIndex('tallies_by_end').on('tallies').column('ends_at').execute();
        await strictly(
          db.schema
            .createTable('readiness')
            .addColumn('id', wholeNumber, (column) => column.notNull().primaryKey())
            .addColumn('written_at', wholeNumber, (column) => column.notNull()),
        ).execute();
      },
    },
    '0003-sealing-and-audit': sealingAndAudit(dialect),
    '0004-memberships-and-catalogue': membershipsAndCatalogue(dialect),
    '0005-loan-applications': loanApplications(dialect),
    '0006-documents': documents(dialect),
    '0007-privacy': privacy(dialect),
    '0008-grievances': grievances(dialect),
    '0009-lenders': lenders(dialect),
    '0010-review': review(dialect),
    '0011-continuation-links': continuationLinks(dialect),
    '0012-leads': leads(dialect),
    '0013-chosen-products': chosenProducts(),
    '0014-operators': operators(dialect),
    '0015-documents-to-check': documentsToCheck(),
    '0016-arrived-messages': arrivedMessages(dialect),
    '0017-confirmed-emails': confirmedEmails(dialect),
    '0018-sealed-messages': sealedMessages(),
    '0019-withdrawn-applications': withdrawnApplications(dialect),
    '0020-guarantor-documents': guarantorDocuments(),
    '0021-vault-marks': vaultMarks(dialect),
    '0022-restores': restores(dialect),
    '0023-traceparents': traceparents(),
    '0024-sign-ins-of-members': signInsOfMembers(dialect),
    '0025-new-passwords': newPasswords(dialect),
    '0026-plainer-names': plainerNames(),
    '0027-search-digests': searchDigests(),
    '0028-internal-notes': internalNotes(dialect),
    '0029-hand-overs': handOvers(dialect),
    '0030-duties': duties(),
    '0031-document-checks': documentChecks(dialect),
    '0032-duplicates': duplicates(dialect),
    '0033-saved-views': savedViews(dialect),
    '0034-reports': reports(dialect),
    '0035-service-levels': serviceLevels(dialect),
    '0036-letters': letters(dialect),
    '0037-planned-versions': plannedVersions(dialect),
    '0038-lenders-people': lendersPeople(dialect),
    '0039-price-lists': priceLists(dialect),
    '0040-subsidy-schemes': subsidySchemes(dialect),
    '0041-lead-owners': leadOwners(dialect),
    '0042-quotes-to-share': quotesToShare(dialect),
    '0043-terminals': terminals(dialect),
    '0044-lead-contacts': leadContacts(dialect),
    '0046-stock-changes': stockChanges(),
    '0047-terminal-settings': terminalSettings(dialect),
    '0048-opened-links': openedLinks(dialect),
    '0049-notice-channels': noticeChannels(dialect),
    '0052-events': events(dialect),
    '0053-connected-systems': connectedSystems(dialect),
    '0054-provider-sign-ins': providerSignIns(dialect),
    '0055-dealer-branches': dealerBranches(dialect),
  } satisfies Record<string, Migration>;
}

export type MigrationName = keyof ReturnType<typeof migrations>;
