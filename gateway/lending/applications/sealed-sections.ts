import type { ApplicationId } from '#domain/ids.ts';
import type { Expression } from 'kysely';
import * as z from 'zod/mini';
import type { SectionName, Sections, SectionValues } from '#domain/lending/sections.ts';
import { SECTION_NAMES, allSections, sections } from '#domain/lending/sections.ts';
import type { Change } from '#gateway/foundation/http/change-once.ts';
import { openText, sealText } from '#gateway/foundation/sealing/seal.ts';
import type { Runner } from '#gateway/foundation/store/records.ts';
import type { Reading } from '#gateway/foundation/store/together.ts';
import { rowsOf, together } from '#gateway/foundation/store/together.ts';
import { write } from '#gateway/foundation/store/without-answer.ts';

const placeOf = (applicationId: ApplicationId, section: string) => ({
  table: 'application_sections',
  row: `${applicationId}/${section}`,
  column: 'sealed',
});

/** Writes a section, sealed with the application's key. */
export async function keepSection(
  { runner, at }: Change,
  key: Buffer,
  applicationId: ApplicationId,
  section: SectionName,
  values: SectionValues,
): Promise<void> {
  const sealed = sealText(key, placeOf(applicationId, section), JSON.stringify(values));
  await write(
    runner,
    runner
      .insertInto('application_sections')
      .values({ application_id: applicationId, section, sealed, saved_at: at })
      .onConflict((conflict) =>
        conflict.columns(['application_id', 'section']).doUpdateSet({ sealed, saved_at: at }),
      ),
  );
}

export type SealedSection = { readonly section: string; readonly sealed: string };

/** The sections of an application, which a query may name. */
export const sealedSections = (
  runner: Runner,
  applicationId: ApplicationId | Expression<ApplicationId>,
): Reading<SealedSection[]> =>
  rowsOf(
    runner
      .selectFrom('application_sections')
      .select(['section', 'sealed'])
      .where('application_id', '=', applicationId),
  );

/** Every section as it was saved; one that nobody has begun is empty. */
export const openSections = async (
  runner: Runner,
  key: Buffer,
  applicationId: ApplicationId,
): Promise<Sections> =>
  sectionsFrom(await together(runner, sealedSections(runner, applicationId)), key, applicationId);

export function sectionsFrom(
  rows: readonly SealedSection[],
  key: Buffer,
  applicationId: ApplicationId,
): Sections {
  const sealed = new Map(rows.map((row) => [row.section, row.sealed]));
  const read = (name: SectionName): unknown => {
    const value = sealed.get(name);
    return value === undefined
      ? {}
      : JSON.parse(openText(key, placeOf(applicationId, name), value));
  };
  return z.parse(allSections, Object.fromEntries(SECTION_NAMES.map((name) => [name, read(name)])));
}

/** What `column` of the section `vehicle` says, where nothing else is needed. */
export const openVehicle = (
  key: Buffer,
  applicationId: ApplicationId,
  column: string,
): Sections['vehicle'] =>
  z.parse(sections.vehicle, JSON.parse(openText(key, placeOf(applicationId, 'vehicle'), column)));
