/**
 * `npm run package:inspect -- [--tested] [--stand-in] [executable]`: what the package holds and weighs, and how its fuses
 * are. Ends with 1 when anything is not as it should be, also when it holds the stand-in of the tests and that was not asked
 * for. Without a path, the one that `npm run package` has left.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PackageProblems, inspectPackage } from '#scripts/desktop/package-report.ts';
import { packedExecutable } from '#scripts/desktop/packaging.ts';
import { OUT } from '#scripts/lib/places.ts';

const { values, positionals } = parseArgs({
  options: {
    tested: { type: 'boolean', default: false },
    'stand-in': { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const purpose = values.tested ? 'tested' : 'shipped';
const holds = values['stand-in'] ? 'stand-in' : 'electron';
const [executable = packedExecutable(OUT[purpose])] = positionals;

if (!existsSync(executable)) end(`There is no package at ${executable}. npm run package makes it.`);
try {
  for (const { part, files, bytes } of await inspectPackage(executable, purpose, holds)) {
    console.log(
      `${part.padEnd(14)} ${String(files).padStart(4)} files ${String(bytes).padStart(9)} bytes`,
    );
  }
} catch (error) {
  if (error instanceof PackageProblems) end(error.message);
  throw error;
}
console.log(`${executable} holds what it should, and its fuses are those of a ${purpose} program.`);

/** Ends with what is wrong, and without a stack: it is the package's fault, not the program's. */
function end(why: string): never {
  console.error(why);
  process.exit(1);
}
