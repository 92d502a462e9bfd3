import { dirname, join } from 'node:path';
import { packedFiles } from '#scripts/desktop/archive.ts';
import { fuseProblems } from '#scripts/desktop/fuses.ts';
import { contentProblems, weights } from '#scripts/desktop/package-contents.ts';

/**
 * Lists and weighs the archive of a packed program, and reads its fuses. Throws with everything that is wrong; gives the
 * weights otherwise.
 */
export async function inspectPackage(
  executable: string,
  purpose: 'shipped' | 'tested',
): Promise<ReturnType<typeof weights>> {
  const { platform, arch } = process;
  const resources = platform === 'darwin' ? '../Resources' : 'resources';
  const files = packedFiles(join(dirname(executable), resources, 'app.asar'));
  const problems = [
    ...contentProblems(files, { platform, arch }),
    ...(await fuseProblems(executable, purpose)),
  ];
  if (problems.length > 0) throw new Error(`${executable}:\n${problems.join('\n')}`);
  return weights(files);
}
