import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROMTOOL = '/usr/bin/promtool';

/** Why tests with Prometheus' own tool are left out; null where Debian's package is there. */
export const promtoolLeftOut = existsSync(PROMTOOL) ? null : `there is no ${PROMTOOL}`;

/** Runs promtool in a folder; gives what it says, and throws with that when it finds something wrong. */
export async function promtool(args: readonly string[], folder: string): Promise<string> {
  const { stdout, stderr } = await run(PROMTOOL, [...args], { cwd: folder });
  return stdout + stderr;
}

/** Lets Prometheus read queries, as if each were a rule; throws when it cannot read one. */
export async function checkQueries(queries: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rinsetu-queries-'));
  const rules = queries.map((expr, index) => ({ record: `query_${index}`, expr }));
  // JSON is YAML.
  await writeFile(join(folder, 'rules.yml'), JSON.stringify({ groups: [{ name: 'all', rules }] }));
  try {
    return await promtool(['check', 'rules', 'rules.yml'], folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
