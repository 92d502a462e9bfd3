import type { MigrationName } from '#gateway/foundation/store/schema/migrations.ts';
import type { Release } from '#gateway/foundation/store/schema/releases.ts';
import { RELEASES, releaseBefore } from '#gateway/foundation/store/schema/releases.ts';

/**
 * What one migration does. An expansion only adds: programs of the release before do not notice. A contraction removes
 * tables (`leads`) and columns (`leads.reason`) that programs of the release before no longer use.
 */
export type SchemaChange = {
  /** Where it first appeared. */
  readonly release: Release;
  /** For whoever runs `rinsetu migrate`. */
  readonly does: string;
  /** Absent for an expansion. */
  readonly removes?: readonly string[];
  /** It is no transaction, as `create index concurrently` wants it: it must bear being repeated after it broke off. */
  readonly isAlone?: true;
};

/** Every migration. What the first release has was made before anybody ran it, and is bound by no rule. */
export const SCHEMA_CHANGES: Readonly<Record<MigrationName, SchemaChange>> = {
  '0001-accounts-sessions-messages': {
    release: '0.1.0',
    does: 'adds accounts, sessions and contact messages',
  },
  '0002-limits-repeats-and-clean-up': {
    release: '0.1.0',
    does: 'adds limits and marks of repeated requests, and indexes for cleaning up',
  },
  '0003-sealing-and-audit': { release: '0.1.0', does: 'adds data keys and the audit' },
  '0004-memberships-and-catalogue': {
    release: '0.1.0',
    does: 'adds operators, lenders, dealers and products',
  },
  '0005-loan-applications': { release: '0.1.0', does: 'adds loan applications and consents' },
  '0006-documents': { release: '0.1.0', does: 'adds documents' },
  '0007-privacy': { release: '0.1.0', does: 'adds exports, erasures and checkpoints of the audit' },
  '0008-grievances': { release: '0.1.0', does: 'adds grievances' },
  '0009-lenders': { release: '0.1.0', does: 'adds lender cases, offers and messages to lenders' },
  '0010-review': { release: '0.1.0', does: 'adds due dates, and indexes for the queue' },
  '0011-continuation-links': {
    release: '0.1.0',
    does: 'adds links that continue an application on a phone',
  },
  '0012-leads': { release: '0.1.0', does: 'adds dealers’ leads, quotes and invitations' },
  '0013-chosen-products': { release: '0.1.0', does: 'adds what a borrower has chosen' },
  '0014-operators': { release: '0.1.0', does: 'adds what operators note, propose and follow' },
  '0015-documents-to-check': { release: '0.1.0', does: 'adds an index of unchecked documents' },
  '0016-arrived-messages': {
    release: '0.1.0',
    does: 'adds whether a message may have reached a lender',
  },
  '0017-confirmed-emails': { release: '0.1.0', does: 'adds codes that confirm an email' },
  '0018-sealed-messages': { release: '0.1.0', does: 'adds the sealed form of contact messages' },
  '0019-withdrawn-applications': {
    release: '0.1.0',
    does: 'adds which withdrawn applications are to be emptied',
  },
  '0020-guarantor-documents': {
    release: '0.1.0',
    does: 'adds which documents a guarantor’s consent names',
  },
  '0021-vault-marks': {
    release: '0.1.0',
    does: 'adds the mark that the vault of documents carries',
  },
  '0022-restores': { release: '0.1.0', does: 'adds when the database was restored from a backup' },
  '0023-traceparents': {
    release: '0.1.0',
    does: 'adds the trace of what queued a message or a notification',
  },
  '0024-sign-ins-of-members': { release: '0.1.0', does: 'adds when a member last signed in' },
  '0025-new-passwords': {
    release: '0.1.0',
    does: 'adds new passwords of staff that operators allow',
  },
  '0026-plainer-names': {
    release: '0.1.0',
    does: 'renames a state of notifications and a next step of leads',
  },
  '0027-search-digests': {
    release: '0.1.0',
    does: 'adds digests by which operators find chassis numbers and transfers',
  },
  '0028-internal-notes': { release: '0.1.0', does: 'adds operators’ notes of applications' },
  '0029-hand-overs': {
    release: '0.1.0',
    does: 'adds what operators put off, or leave to a second person',
  },
  '0030-duties': { release: '0.1.0', does: 'adds the duties of operators' },
  '0031-document-checks': {
    release: '0.1.0',
    does: 'adds what operators found of the checks of documents',
  },
  '0032-duplicates': {
    release: '0.1.0',
    does: 'adds digests by which the same number is found in two applications',
  },
  '0033-saved-views': { release: '0.1.0', does: 'adds operators’ views of the queue' },
  '0034-reports': { release: '0.1.0', does: 'adds counts of erasures, and indexes for reports' },
  '0035-service-levels': {
    release: '0.1.0',
    does: 'adds time frames of steps, and how long steps took',
  },
  '0036-letters': {
    release: '0.1.0',
    does: 'adds messages between the service and borrowers, and their templates',
  },
  '0037-planned-versions': {
    release: '0.1.0',
    does: 'adds from when to when versions of products count, and what the matching was asked, without a person',
  },
  '0038-lenders-people': {
    release: '0.1.0',
    does: 'adds what lenders’ people leave to a second one, note for each other, and keep under a name',
  },
  '0039-price-lists': { release: '0.1.0', does: 'adds price lists of dealers' },
  '0040-subsidy-schemes': { release: '0.1.0', does: 'adds subsidies that quotes may count on' },
  '0041-lead-owners': {
    release: '0.1.0',
    does: 'adds whose a lead is, how it came, what was quoted last, and notes',
  },
  '0042-quotes-to-share': {
    release: '0.1.0',
    does: 'adds numbers of quotes, links to them, and what dealers say of themselves',
  },
  '0043-terminals': { release: '0.1.0', does: 'adds terminals in branches, with their reports' },
  '0044-lead-contacts': {
    release: '0.1.0',
    does: 'adds calls to leads, and what showrooms put off',
  },
  '0046-stock-changes': {
    release: '0.1.0',
    does: 'adds why there is a version of a price list, such as a vehicle that was sold',
  },
  '0047-terminal-settings': {
    release: '0.1.0',
    does: 'adds settings that terminals take from the gateway, and in whose showroom they stand',
  },
  '0048-opened-links': {
    release: '0.1.0',
    does: 'adds when a customer first opened a link, and lets a vehicle be in one delivery only',
  },
  '0049-notice-channels': {
    release: '0.1.0',
    does: 'adds by which channels people want to be reached, and what became of each notice there',
  },
  '0052-events': { release: '0.1.0', does: 'adds what happens, for connected systems' },
  '0053-connected-systems': {
    release: '0.1.0',
    does: 'adds subscriptions and keys of other systems',
  },
  '0054-provider-sign-ins': {
    release: '0.1.0',
    does: 'adds signing in at identity providers, and memberships that their groups give',
  },
  '0055-dealer-branches': {
    release: '0.1.0',
    does: 'adds branches of dealers, and to which one leads and quotes belong',
  },
};

/** Tables and columns that are still there but that no program uses, with the first release of which this is true. */
export const NO_LONGER_USED: Readonly<Record<string, Release>> = {};

/** What contractions remove too early: the release before still uses it, or nobody has said that it does not. */
export function removedTooEarly(
  changes: Readonly<Record<string, Omit<SchemaChange, 'release'> & { readonly release: string }>>,
  noLongerUsed: Readonly<Record<string, string>>,
  releases: readonly string[] = RELEASES,
): readonly string[] {
  const isLeftBy = (removed: string, release: string) => {
    const since = noLongerUsed[removed];
    return since !== undefined && releases.indexOf(since) <= releases.indexOf(release);
  };
  return Object.entries(changes).flatMap(([name, { release, removes = [] }]) => {
    if (release === releases[0]) return [];
    const before = releaseBefore(release, releases);
    return removes
      .filter((removed) => !isLeftBy(removed, before))
      .map((removed) => `${name} removes ${removed}, which ${before} may still use`);
  });
}
