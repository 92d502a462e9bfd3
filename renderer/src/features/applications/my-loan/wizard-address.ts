import type { SectionName } from '#domain/lending/sections.ts';

/** Where the steps of an application are filled in; the fragment stays in the browser. */
export const addressOfStep = (number: string, step?: SectionName): string =>
  step === undefined ? `/apply#${number}` : `/apply#${number}/${step}`;
