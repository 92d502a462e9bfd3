/** The gateway's and the sample lender's programs as one file each, for tests: Node starts that in less than half the time. */
import { join } from 'node:path';
import { OUT } from '#scripts/lib/places.ts';

export const PROGRAMS = [
  'gateway/index.ts',
  'gateway/command/rinsetu.ts',
  'gateway/program/demo/prepare-demo.ts',
  'sample-lender/index.ts',
  'sample-lender/make-keys.ts',
] as const;
export type BundledProgram = (typeof PROGRAMS)[number];

/** Where the bundle of a program is. */
export const bundleOf = (program: BundledProgram): string =>
  join(OUT.programs, program.replace(/\.ts$/, '.js'));
