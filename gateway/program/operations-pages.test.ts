import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCommand } from '#gateway/command/command-names.ts';
import { COMMANDS } from '#gateway/command/commands.ts';
import { settings } from '#gateway/foundation/configuration/configuration-reference.ts';
import { isSecret } from '#gateway/foundation/configuration/secret-files.ts';
import { documentedMetrics, isKnownSeries } from '#gateway/testing/documented-metrics.ts';

/** What whoever runs the service follows to the letter. */
const PAGES = ['docs/operations', 'docs/applications'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`),
);

const filesIn = (folder: string, isMeant: (file: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isMeant(file) && !file.includes('.test.'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

/** Of the gateway; of what is built, packed and started by scripts; and those that OpenTelemetry's exporter reads itself. */
function readSettings(): ReadonlySet<string> {
  const ofGateway = settings().flatMap(({ name }) =>
    isSecret(name) ? [name, `${name}_FILE`] : [name],
  );
  const others = [
    ...['main', 'scripts', 'sample-lender'].flatMap((folder) =>
      filesIn(folder, (file) => /\.m?ts$/.test(file)),
    ),
    ...['rinsetu', 'rinsetu-web'].map((file) => readFileSync(`deploy/server/${file}`, 'utf8')),
  ].flatMap((text) => text.match(/\b[A-Z]+(?:_[A-Z0-9]+)+\b/g) ?? []);
  return new Set([...ofGateway, ...others, 'OTEL_EXPORTER_OTLP_HEADERS']);
}

const KNOWN_SETTINGS = readSettings();
const GATEWAY_CODE = filesIn('gateway', (file) => file.endsWith('.ts')).join('\n');

const SETTING =
  /\b(?:GATEWAY|DATABASE|DOCUMENTS|SMTP|CLAMD|FIREBASE|OTEL|PORTAL|RINSETU|SAMPLE_LENDER)_[A-Z0-9_]*[A-Z0-9]\b(?!_)/g;

/** Commands in code, without what a shell does with them. */
function commandsIn(page: string): readonly string[] {
  const spans = [...page.matchAll(/`(rinsetu [^`]+)`/g)].map(([, code = '']) => code);
  const lines = [...page.matchAll(/```sh\n([^]*?)```/g)]
    .flatMap(([, code = '']) => code.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.startsWith('rinsetu '));
  return [...spans, ...lines].map((each) => each.replace(/\s(?:[#|>]|&&).*$/, '').trim());
}

/** Why a command is none; null for one that can be typed. */
async function whyUnknown(written: string): Promise<string | null> {
  const words = written.split(/\s+/).slice(1);
  if (words[0] === '--help') return null;
  const found = findCommand(words);
  if (found === null) return 'there is no such command';
  const { options } = await COMMANDS[found.name]();
  const unknown = found.args
    .filter((word) => word.startsWith('--') && word !== '--help')
    .map((word) => word.slice(2).replace(/=.*$/, ''))
    .find((option) => !(option in options));
  return unknown === undefined ? null : `it has no option --${unknown}`;
}

describe.each(PAGES)('%s names only what there is', (file) => {
  const page = readFileSync(file, 'utf8');

  it('its commands of rinsetu exist, with their options', async () => {
    const problems = commandsIn(page).map(async (written) => {
      const why = await whyUnknown(written);
      return why === null ? [] : [`${written}: ${why}`];
    });
    expect((await Promise.all(problems)).flat()).toEqual([]);
  });

  it('its settings exist', () => {
    const named = (page.match(SETTING) ?? []).filter((name) => !KNOWN_SETTINGS.has(name));
    expect(named).toEqual([]);
  });

  it('its metrics exist', () => {
    const known = documentedMetrics();
    const named = (page.match(/\bgateway_[a-z_]+[a-z]\b/g) ?? []).filter(
      (name) => !known.has(name) && !isKnownSeries(name),
    );
    expect(named).toEqual([]);
  });

  it('its log lines exist', () => {
    const named = [...page.matchAll(/"event":"([\w-]+)"/g)].map(([, event = '']) => event);
    // A job's line has the job's name.
    const unknown = named.filter(
      (event) =>
        !GATEWAY_CODE.includes(`event: '${event}'`) && !GATEWAY_CODE.includes(`name: '${event}'`),
    );
    expect(unknown).toEqual([]);
  });

  it('its systemd units exist', () => {
    const units = new Set(
      ['deploy/systemd', 'resources/linux'].flatMap((folder) => readdirSync(folder)),
    );
    const named = [...page.matchAll(/\b(rinsetu-\w+)(@\d*|\.timer|\.service)/g)]
      .map(([, name = '', kind = '']) => name + (kind.startsWith('@') ? '@.service' : kind))
      .filter((unit) => !units.has(unit));
    expect(named).toEqual([]);
  });
});

it('a command, an option or a setting that is misspelt is found', async () => {
  expect(await whyUnknown('rinsetu backup --keep 7')).toBeNull();
  expect(await whyUnknown('rinsetu key make FILE --add')).toBeNull();
  expect(await whyUnknown('rinsetu back-up')).toBe('there is no such command');
  expect(await whyUnknown('rinsetu backup --kept 7')).toBe('it has no option --kept');
  expect(
    commandsIn('Run `rinsetu check`.\n```sh\nrinsetu migrate --plan   # first\n```\n'),
  ).toEqual(['rinsetu check', 'rinsetu migrate --plan']);
  expect(KNOWN_SETTINGS.has('GATEWAY_BACKUP_DIR')).toBe(true);
  expect(KNOWN_SETTINGS.has('GATEWAY_BACKUP_FOLDER')).toBe(false);
});
