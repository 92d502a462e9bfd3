import { command } from '#gateway/foundation/command-line/command-line.ts';
import { configurationReference } from '#gateway/foundation/configuration/configuration-reference.ts';
import { readConfiguration } from '#gateway/foundation/configuration/configuration.ts';
import type { Finding } from '#gateway/upkeep/check/finding.ts';
import { wrong } from '#gateway/upkeep/check/finding.ts';
import { runChecks } from '#gateway/upkeep/check/run-checks.ts';

/** What is worst comes first. */
const LEVELS = ['error', 'warning', 'ok'] as const;
const WIDTH = Math.max(...LEVELS.map((level) => level.length));

/** One line for each finding, and another for what to do. */
export function asText(findings: readonly Finding[]): string {
  const indent = ' '.repeat(WIDTH + 2);
  const sorted = LEVELS.flatMap((level) => findings.filter((each) => each.level === level));
  const lines = sorted.flatMap(({ level, about, says, todo }) => [
    `${level.padEnd(WIDTH)}  ${about}: ${says}`,
    ...(todo === null ? [] : [`${indent}-> ${todo}`]),
  ]);
  const count = (level: Finding['level']) => findings.filter((each) => each.level === level).length;
  return `${lines.join('\n')}\n\nerrors: ${count('error')}, warnings: ${count('warning')}, in order: ${count('ok')}\n`;
}

async function findingsOf(env: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  const read = readConfiguration(env);
  if (read.ok) return runChecks(read.value);
  return read.failure.map((problem) => {
    const [name = '', ...says] = problem.split(' ');
    return wrong(name, says.join(' '), 'correct it; the gateway does not start with it');
  });
}

/** Ends with 1 if there are errors. */
export const checkCommand = command({
  words: '',
  options: {
    json: { type: 'boolean', default: false, help: 'as JSON, for programs' },
    settings: {
      type: 'boolean',
      default: false,
      help: 'only print what settings there are, and what each is for',
    },
  },
  takes: { least: 0, most: 0 },
  async run({ json, settings }) {
    if (settings) {
      process.stdout.write(configurationReference());
      return;
    }
    const findings = await findingsOf(process.env);
    process.stdout.write(json ? `${JSON.stringify(findings, null, 2)}\n` : asText(findings));
    if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
  },
});
