import { kindsAskedOf, type DocumentKind } from '#domain/lending/documents.ts';
import type { MatchedProduct } from '#domain/lending/matching/match.ts';
import { PURPOSE_NAMES, PURPOSES } from '#domain/lending/notifications/notices.ts';
import { isFieldId, missingFields, fieldOf, type Sections } from '#domain/lending/sections.ts';
import {
  type AnswerId,
  choiceOf,
  FORM_FIELDS,
} from '#renderer/features/applications/wizard/draft/fields.ts';
import { agrees, consentKey } from '#renderer/features/applications/wizard/draft/agreements.ts';
import type { Answers, Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { answersIn, isConflict } from '#renderer/features/applications/wizard/draft/merge.ts';
import { theirText } from '#renderer/features/applications/wizard/draft/their-text.ts';
import {
  canonical,
  readText,
  withValues,
} from '#renderer/features/applications/wizard/draft/values.ts';
import { STEPS, type Step } from '#renderer/features/applications/wizard/steps/steps.ts';

/** Something that is still to be done before the application can be sent. */
export type Left =
  | { readonly kind: 'lenders' }
  | { readonly kind: 'consent'; readonly key: string }
  | { readonly kind: 'field'; readonly id: AnswerId; readonly why: 'empty' | 'wrong' | 'conflict' }
  | { readonly kind: 'document'; readonly document: string }
  | { readonly kind: 'guarantor' };

/** The products that were chosen, as they are offered now. */
export function chosenProducts(state: Answers): readonly MatchedProduct[] {
  const { matched = [] } = state.application.match ?? {};
  return matched.filter(
    ({ lender, product }) => textNow(state, choiceOf(lender.id)) === product.id,
  );
}

/** Whether the answer was changed here and, to something else, on another device. */
export function isInConflict({ application, unsaved }: Answers, id: AnswerId): boolean {
  const mine = unsaved[id];
  return mine !== undefined && isConflict(id, theirText(application, id), mine);
}

/** The sections as they will be once everything here is saved, without what the gateway would not accept. */
export function presentSections(state: Answers): Sections {
  const changed = FORM_FIELDS.flatMap((id) => {
    const mine = state.unsaved[id];
    if (mine === undefined || isInConflict(state, id)) return [];
    const reading = readText(id, mine.text);
    return [[id, reading.ok ? reading.value : null] as const];
  });
  return withValues(state.application.sections, Object.fromEntries(changed));
}

/** The answer shown: the one given here, or else the gateway's. */
export function textNow({ application, unsaved }: Answers, id: AnswerId): string {
  return unsaved[id]?.text ?? theirText(application, id);
}

export function documentsAsked(state: Answers): readonly DocumentKind[] {
  const chosen = chosenProducts(state);
  const hasGuarantor = needsGuarantor(state) || state.application.guarantor?.state === 'CONSENTED';
  return [
    ...new Set(
      chosen.flatMap(({ documents }) => kindsAskedOf(documents.beforeSanction, hasGuarantor)),
    ),
  ];
}

export const needsGuarantor = (state: Answers): boolean =>
  chosenProducts(state).some(({ guarantorNeeded }) => guarantorNeeded);

/** Everything that is left, in the order of the steps. `ready` are the documents that passed their check; null while unknown. */
export function whatIsLeft(state: Answers, ready: ReadonlySet<string> | null): readonly Left[] {
  const chosen = chosenProducts(state);
  const { guarantor } = state.application;
  return [
    ...(chosen.length === 0 ? [{ kind: 'lenders' } as const] : []),
    ...answersIn(state.unsaved)
      .filter((id) => !isFieldId(id) && isInConflict(state, id))
      .map((id) => ({ kind: 'field', id, why: 'conflict' }) as const),
    ...consentsLeft(state, chosen),
    ...fieldsLeft(state),
    ...documentsAsked(state)
      .filter((document) => ready !== null && !ready.has(document))
      .map((document) => ({ kind: 'document', document }) as const),
    ...(needsGuarantor(state) && guarantor?.state !== 'CONSENTED'
      ? [{ kind: 'guarantor' } as const]
      : []),
  ];
}

function consentsLeft(state: Answers, chosen: readonly MatchedProduct[]): Left[] {
  return PURPOSE_NAMES.filter((purpose) => PURPOSES[purpose].isRequired)
    .flatMap((purpose) =>
      PURPOSES[purpose].isPerLender
        ? chosen.map(({ lender }) => consentKey(purpose, lender.id))
        : [consentKey(purpose, null)],
    )
    .filter((key) => !agrees(state, key))
    .map((key) => ({ kind: 'consent', key }));
}

function fieldsLeft(state: Answers): Left[] {
  const empty = new Set<string>(missingFields(presentSections(state)));
  return FORM_FIELDS.flatMap((id): Left[] => {
    const mine = state.unsaved[id];
    if (isInConflict(state, id)) return [{ kind: 'field', id, why: 'conflict' }];
    if (mine !== undefined && canonical(id, mine.text) === null) {
      return [{ kind: 'field', id, why: 'wrong' }];
    }
    return empty.has(id) ? [{ kind: 'field', id, why: 'empty' }] : [];
  });
}

/** Where it is done. */
export function stepOf(left: Left): Step {
  switch (left.kind) {
    case 'lenders':
      return 'lenders';
    case 'consent':
      return 'consents';
    case 'field':
      return isFieldId(left.id) ? fieldOf(left.id).section : 'lenders';
    case 'document':
    case 'guarantor':
      return 'documents';
  }
}

export const leftIn = (left: readonly Left[], step: Step): readonly Left[] =>
  left.filter((one) => stepOf(one) === step);

/** Answers of a step that the gateway would not take, or that another device changed. */
export const toCorrectIn = (left: readonly Left[], step: Step): readonly Left[] =>
  leftIn(left, step).filter((one) => one.kind === 'field' && one.why !== 'empty');

type Listed = { readonly documents: readonly { readonly kind: string; readonly state: string }[] };

/** The kinds of documents that passed their check. */
export const readyIn = ({ documents }: Listed): ReadonlySet<string> =>
  new Set(
    documents
      .filter(({ state }) => state === 'CLEAN' || state === 'VERIFIED')
      .map(({ kind }) => kind),
  );

/** Steps in which there is something to do. The last two are only about the others. */
const STEPS_TO_FILL = STEPS.filter((step) => step !== 'review' && step !== 'send');

/**
 * The steps that are not finished. What a step asks for may depend on the lenders that were chosen, or is not known yet:
 * it counts as unfinished until then, so that the number never rises by going on.
 */
export function stepsLeft(left: readonly Left[], knowsDocuments: boolean): readonly Step[] {
  const unknown: readonly Step[] =
    leftIn(left, 'lenders').length > 0
      ? ['consents', 'documents']
      : knowsDocuments
        ? []
        : ['documents'];
  return STEPS_TO_FILL.filter((step) => unknown.includes(step) || leftIn(left, step).length > 0);
}

/** How many of the parts of an application are done: the one count of it on every page. */
export const partsDone = (unfinished: readonly Step[]) => ({
  done: STEPS_TO_FILL.length - unfinished.length,
  parts: STEPS_TO_FILL.length,
});

/** The steps that are not finished by what the gateway has. `listed` are the documents; undefined while unknown. */
export function stepsLeftOf(application: Application, listed: Listed | undefined): readonly Step[] {
  const ready = listed === undefined ? null : readyIn(listed);
  const left = whatIsLeft({ application, unsaved: {}, agreed: {} }, ready);
  return stepsLeft(left, listed !== undefined);
}

/** What the gateway lists as missing: `section.field`, `document:kind`, `consent:purpose`, `guarantor`. */
export function leftFrom(code: string): Left | null {
  if (isFieldId(code)) return { kind: 'field', id: code, why: 'empty' };
  if (code === 'guarantor') return { kind: 'guarantor' };
  if (code.startsWith('consent:')) return { kind: 'consent', key: code.slice('consent:'.length) };
  if (code.startsWith('document:')) {
    return { kind: 'document', document: code.slice('document:'.length) };
  }
  return null;
}
