import type { ApplicationId, MembershipId } from '#domain/ids.ts';
import { createHmac } from 'node:crypto';
import type { BodyOf, ReplyOf } from '#contract/gateway.ts';
import type { answerChecks } from '#contract/operators/documents.ts';
import type { Stated } from '#domain/lending/document-checks.ts';
import { CHECK_IDS, CHECK_OUTCOMES, statedFor } from '#domain/lending/document-checks.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';
import { rowsOf, together } from '#gateway/foundation/store/together.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { openGuarantor, readGuarantor } from '#gateway/lending/applications/guarantors.ts';
import { sealedSections, sectionsFrom } from '#gateway/lending/applications/sealed-sections.ts';

type Answers = BodyOf<typeof answerChecks>['answers'];
type FoundCheck = ReplyOf<typeof answerChecks>['checks'][number];
type CheckRow = {
  readonly document_id: string;
  readonly check_name: string;
  readonly outcome: string;
  readonly answer_digest: string;
};

/** What documents of an application are compared with, and the key that it was sealed with. */
export type Comparing = { readonly key: Buffer; readonly stated: Stated };

/** Whether an answer is still the one that was compared; without the key, the digest says nothing of it. */
const digestFor = ({ key, stated }: Comparing, check: Answers[number]['check']): string =>
  createHmac('sha256', key)
    .update(`check\n${check}\n${JSON.stringify(statedFor(check, stated))}`)
    .digest('base64url');

/** The checks of every document of an application, or of one of them. */
const readChecks = (
  runner: Runner,
  whose: { readonly application: ApplicationId } | { readonly document: string },
): Reading<CheckRow[]> =>
  rowsOf(
    runner
      .selectFrom('document_checks')
      .select(['document_id', 'check_name', 'outcome', 'answer_digest'])
      .where((eb) =>
        'document' in whose
          ? eb('document_id', '=', whose.document)
          : eb(
              'document_id',
              'in',
              eb
                .selectFrom('documents')
                .select('documents.id')
                .where('documents.application_id', '=', whose.application),
            ),
      ),
  );

function foundFrom(rows: readonly CheckRow[], comparing: Comparing): FoundCheck[] {
  return rows.flatMap((row) => {
    const check = CHECK_IDS.find((each) => each === row.check_name);
    const outcome = CHECK_OUTCOMES.find((each) => each === row.outcome);
    // Of a newer release, beside which this one still runs.
    if (check === undefined || outcome === undefined) return [];
    return [{ check, outcome, isOutdated: row.answer_digest !== digestFor(comparing, check) }];
  });
}

/** What an application says and what was found of its documents, by their IDs. */
export async function readComparing(
  keys: DataKeys,
  runner: Runner,
  applicationId: ApplicationId,
  /** That document alone; null for all of them. */
  document: string | null,
): Promise<Comparing & { readonly found: ReadonlyMap<string, readonly FoundCheck[]> }> {
  const whose = document === null ? { application: applicationId } : { document };
  const [key, sections, guarantor, rows] = await together(runner, (on) =>
    Promise.all([
      keys.reading(runner, ownerOf(applicationId))(on),
      sealedSections(runner, applicationId)(on),
      readGuarantor(runner, applicationId)(on),
      readChecks(runner, whose)(on),
    ]),
  );
  if (key === null) throw new Error('the application has no data key');
  const comparing = {
    key,
    stated: {
      sections: sectionsFrom(sections, key, applicationId),
      guarantorName: guarantor === null ? null : openGuarantor(key, applicationId, guarantor).name,
    },
  };
  const byDocument = Map.groupBy(rows, (row) => row.document_id);
  return {
    ...comparing,
    found: new Map(Array.from(byDocument, ([id, own]) => [id, foundFrom(own, comparing)] as const)),
  };
}

/** Keeps what an operator found, in the place of what was found before. */
export async function keepChecks(
  { runner, at }: Pick<Change, 'runner' | 'at'>,
  comparing: Comparing,
  document: string,
  { answers, by }: { readonly answers: Answers; readonly by: MembershipId },
): Promise<void> {
  const rows = answers.map(({ check, outcome }) => ({
    document_id: document,
    check_name: check,
    outcome,
    answer_digest: digestFor(comparing, check),
    answered_by: by,
    answered_at: at,
  }));
  await write(
    runner,
    runner
      .insertInto('document_checks')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['document_id', 'check_name']).doUpdateSet((eb) => ({
          outcome: eb.ref('excluded.outcome'),
          answer_digest: eb.ref('excluded.answer_digest'),
          answered_by: eb.ref('excluded.answered_by'),
          answered_at: eb.ref('excluded.answered_at'),
        })),
      ),
  );
}

/** Forgets what was found of a document whose bytes are gone. */
export async function dropChecks(runner: Runner, document: string): Promise<void> {
  await write(runner, runner.deleteFrom('document_checks').where('document_id', '=', document));
}
