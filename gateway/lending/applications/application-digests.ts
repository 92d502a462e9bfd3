/** By what the same number is found in two applications: keyed digests, as those of the search (decision 52). */
import type { ApplicationId } from '#domain/ids.ts';
import type { Sections } from '#domain/lending/sections.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import type { DataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { Records, Runner } from '#gateway/foundation/store/records.ts';
import { timeOf } from '#gateway/foundation/store/times.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';
import { ownerOf } from '#gateway/lending/applications/find-application.ts';
import { guarantorOf, openGuarantor } from '#gateway/lending/applications/guarantors.ts';
import { openSections } from '#gateway/lending/applications/sealed-sections.ts';

/** Letters of an IFSC that name the bank: numbers of accounts are its own. */
const BANK = 4;

/** What an application says that another one may say as well. */
export type Telling = {
  readonly sections: Sections;
  readonly mobileNumber: string;
  /** null where there is no guarantor. */
  readonly guarantorsNumber: string | null;
};

function valuesOf({ sections: { identity, bank }, mobileNumber, guarantorsNumber }: Telling) {
  const { accountNumber, ifsc } = bank;
  const account =
    typeof accountNumber === 'string' && typeof ifsc === 'string'
      ? `account\n${ifsc.slice(0, BANK)}\n${accountNumber}`
      : null;
  const pan = typeof identity.pan === 'string' ? `pan\n${identity.pan}` : null;
  // A guarantor's number is the same as another's own.
  const phone = (number: string) => `phone\n${number}`;
  return [
    ['pan', pan],
    ['account', account],
    ['phone', phone(mobileNumber)],
    ['guarantors-phone', guarantorsNumber === null ? null : phone(guarantorsNumber)],
  ] as const;
}

/** Keeps the digests of an application, in the place of those before. The caller notes when. */
export async function keepDigests(
  { runner }: Pick<Change, 'runner'>,
  keys: Pick<DataKeys, 'lookupDigests'>,
  applicationId: ApplicationId,
  telling: Telling,
): Promise<void> {
  const known = valuesOf(telling).flatMap(([kind, value]) =>
    value === null ? [] : [{ kind, value }],
  );
  const digests = await keys.lookupDigests(
    runner,
    known.map(({ value }) => value),
  );
  await dropDigests(runner, applicationId);
  const rows = known.map(({ kind }, at) => ({
    application_id: applicationId,
    kind,
    digest: digests[at] ?? '',
  }));
  await write(runner, runner.insertInto('application_digests').values(rows));
}

export async function dropDigests(runner: Runner, applicationId: ApplicationId): Promise<void> {
  await write(
    runner,
    runner.deleteFrom('application_digests').where('application_id', '=', applicationId),
  );
}

type FillDeps = {
  readonly records: Records;
  readonly keys: Pick<DataKeys, 'find' | 'lookupDigests'>;
};

/** Digests of applications that were sent before there were any, or to a gateway of the release before; gives of how many. */
export const fillDigests = ({ records, keys }: FillDeps, batch: number): Promise<number> =>
  records.transact(async (runner) => {
    const query = runner
      .selectFrom('applications')
      .select(['id', 'user_id'])
      .where('submitted_at', 'is not', null)
      .where('digested_at', 'is', null)
      .limit(batch);
    const rows = await records.claim(query).execute();
    const at = rows.length === 0 ? 0 : await timeOf(records, runner);
    for (const { id, user_id: userId } of rows) {
      const key = userId === null ? null : await keys.find(runner, ownerOf(id));
      const account =
        userId === null
          ? undefined
          : await runner
              .selectFrom('accounts')
              .select('mobile_number')
              .where('user_id', '=', userId)
              .executeTakeFirst();
      if (key !== null && account !== undefined) {
        const guarantor = await guarantorOf(runner, id);
        await keepDigests({ runner }, keys, id, {
          sections: await openSections(runner, key, id),
          mobileNumber: account.mobile_number,
          guarantorsNumber:
            guarantor?.state === 'CONSENTED'
              ? openGuarantor(key, id, guarantor).mobileNumber
              : null,
        });
      }
      await runner
        .updateTable('applications')
        .set({ digested_at: at })
        .where('id', '=', id)
        .execute();
    }
    return rows.length;
  });
