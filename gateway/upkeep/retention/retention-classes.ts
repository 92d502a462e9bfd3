/** How long each class of data is kept. Only the queries here ask the database what is due. */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { DAY_MS } from '#domain/days.ts';
import { ENDED_CASE_STATES } from '#domain/lending/states/lender-case-states.ts';
import type { Retained } from '#domain/lending/retained.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Tables } from '#gateway/foundation/store/tables.ts';

type Applications = ExpressionBuilder<Tables, 'applications'>;

/** Asked by a list and not for each application, so that only documents that are still there are read. */
const hasDocuments = (eb: Applications) =>
  eb(
    'applications.id',
    'in',
    eb
      .selectFrom('documents')
      .select('application_id')
      .where('documents.state', '<>', sql.lit('PURGED')),
  );

/** Nobody has touched its documents. */
const areDocumentsIdle = (eb: Applications, before: number) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('documents')
        .select('id')
        .whereRef('documents.application_id', '=', 'applications.id')
        .where('documents.changed_at', '>', before)
        .where('documents.state', '<>', sql.lit('PURGED')),
    ),
  );

/** Nobody has touched the application, nor its documents. */
const isIdle = (eb: Applications, before: number) =>
  eb.and([eb('applications.changed_at', '<=', before), areDocumentsIdle(eb, before)]);

const casesOf = (eb: Applications) =>
  eb
    .selectFrom('lender_cases')
    .select('lender_id')
    .whereRef('lender_cases.application_id', '=', 'applications.id');

/** `before`: what happened up to then, in milliseconds since 1970, is due. */
type Due = (eb: Applications, before: number) => Expression<SqlBool>;

type RetentionClass = {
  readonly setting: keyof Configuration & `GATEWAY_RETENTION_${string}`;
  /** In words, for people who run the service. */
  readonly what: string;
  readonly isDue: Due;
};

export const RETENTION_CLASSES = {
  drafts: {
    setting: 'GATEWAY_RETENTION_DRAFT_DAYS',
    what: 'drafts and corrections before hand-over that nobody touched: they expire, their sections and documents go',
    isDue: (eb, before) =>
      eb.and([
        eb('state', 'in', ['DRAFT', 'ACTION_REQUIRED']),
        eb.or([eb('state', '=', 'DRAFT'), eb('returns_to', '=', 'IN_REVIEW')]),
        isIdle(eb, before),
      ]),
  },
  deliveredDocuments: {
    setting: 'GATEWAY_RETENTION_DELIVERED_DOCUMENTS_DAYS',
    what: 'applications whose lenders all have their documents, and none was touched since: the documents go',
    isDue: (eb, before) =>
      eb.and([
        hasDocuments(eb),
        eb.exists(casesOf(eb).where('acknowledged_at', '<=', before)),
        eb.not(eb.exists(casesOf(eb).where('acknowledged_at', '>', before))),
        eb.not(
          eb.exists(
            casesOf(eb)
              .where('acknowledged_at', 'is', null)
              .where('lender_cases.state', 'not in', ENDED_CASE_STATES),
          ),
        ),
        // What a lender asked for later is there as long.
        areDocumentsIdle(eb, before),
      ]),
  },
  idleDocuments: {
    setting: 'GATEWAY_RETENTION_IDLE_DOCUMENTS_DAYS',
    what: 'applications that nobody touched: their documents go',
    isDue: (eb, before) => eb.and([hasDocuments(eb), isIdle(eb, before)]),
  },
  records: {
    setting: 'GATEWAY_RETENTION_RECORD_DAYS',
    what: 'closed applications: all of them goes, with consents and audit',
    isDue: (eb, before) => eb('closed_at', '<=', before),
  },
} as const satisfies Readonly<Record<string, RetentionClass>>;

export type RetentionName = keyof typeof RETENTION_CLASSES;
export const RETENTION_NAMES = [
  'drafts',
  'deliveredDocuments',
  'idleDocuments',
  'records',
] as const satisfies readonly RetentionName[];

/** For how many days each class is kept. */
export type RetentionTerms = Readonly<Record<Retained, number>>;

export type RetentionDays = Readonly<Record<RetentionName, number>>;

export const retentionDays = (configuration: Configuration): RetentionDays => ({
  drafts: configuration[RETENTION_CLASSES.drafts.setting],
  deliveredDocuments: configuration[RETENTION_CLASSES.deliveredDocuments.setting],
  idleDocuments: configuration[RETENTION_CLASSES.idleDocuments.setting],
  records: configuration[RETENTION_CLASSES.records.setting],
});

export const retentionTerms = (configuration: Configuration): RetentionTerms => ({
  ...retentionDays(configuration),
  grievances: configuration.GATEWAY_RETENTION_RECORD_DAYS,
  notifications: configuration.GATEWAY_RETENTION_RECORD_DAYS,
  leads: configuration.GATEWAY_RETENTION_LEAD_DAYS,
});

/** The applications of a class that are due at a moment. */
export const dueApplications = (
  runner: Runner,
  name: RetentionName,
  days: RetentionDays,
  now: number,
) => {
  const isDue: Due = RETENTION_CLASSES[name].isDue;
  return runner.selectFrom('applications').where((eb) => isDue(eb, now - days[name] * DAY_MS));
};

/** How many applications of each class are due. Changes nothing. */
export async function countDue(
  runner: Runner,
  days: RetentionDays,
  now: number,
): Promise<Record<RetentionName, number>> {
  const counts = { drafts: 0, deliveredDocuments: 0, idleDocuments: 0, records: 0 };
  for (const name of RETENTION_NAMES) {
    const { count } = await dueApplications(runner, name, days, now)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[name] = count;
  }
  return counts;
}
