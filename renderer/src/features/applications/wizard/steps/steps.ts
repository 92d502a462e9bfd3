import { SECTION_NAMES, type SectionName } from '#domain/lending/sections.ts';

/** The steps of an application, in order. Each has its fragment in the address. */
export const STEPS = [
  'lenders',
  'consents',
  ...SECTION_NAMES,
  'documents',
  'review',
  'send',
] as const;
export type Step = (typeof STEPS)[number];

export const stepAt = (hash: string): Step | undefined => STEPS.find((step) => `#${step}` === hash);

export const stepNumber = (step: Step): number => STEPS.indexOf(step) + 1;

/** The one before or after. */
export const beside = (step: Step, by: 1 | -1): Step | undefined => STEPS[STEPS.indexOf(step) + by];

export const isSection = (step: Step): step is SectionName =>
  SECTION_NAMES.some((name) => name === step);
