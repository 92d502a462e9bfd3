import type { ChangeReason, REJECTION_REASONS } from '#domain/lending/change-reasons.ts';
import type { DocumentKind } from '#domain/lending/documents.ts';
import type { SectionName } from '#domain/lending/sections.ts';
import type { Decision } from '#renderer/features/operator/application/shared/reviewed.ts';

/** What an operator has chosen and not sent yet. It survives reloads meanwhile. */
export type Choices = {
  readonly decision: Decision;
  readonly sections: readonly SectionName[];
  /** Kinds that were ticked or unticked; the others are as the documents suggest. */
  readonly kinds: Readonly<Partial<Record<DocumentKind, boolean>>>;
  readonly changeReason: ChangeReason | null;
  readonly rejectionReason: (typeof REJECTION_REASONS)[number] | null;
};

export const NOTHING_CHOSEN: Choices = {
  decision: 'handOver',
  sections: [],
  kinds: {},
  changeReason: null,
  rejectionReason: null,
};

/** The kinds that are ticked: the ones that have to be uploaded again, unless the operator says otherwise. */
export const tickedKinds = (
  all: readonly DocumentKind[],
  suggested: readonly DocumentKind[],
  { kinds }: Choices,
): readonly DocumentKind[] => all.filter((kind) => kinds[kind] ?? suggested.includes(kind));

export type ChoicesProps = {
  readonly choices: Choices;
  readonly onChoices: (changed: Partial<Choices>) => void;
};
