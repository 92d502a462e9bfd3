import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import {
  readConfiguration,
  SETTINGS_SHAPE,
} from '#gateway/foundation/configuration/configuration.ts';
import { isSecret } from '#gateway/foundation/configuration/secret-files.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { parseSiteSettings } from '#scripts/server/site/site-settings.ts';

/** What is read of each service; other names are left as they are. */
const service = z.looseObject({
  image: z.string(),
  build: z
    .object({
      context: z.string(),
      dockerfile: z.string(),
      args: z.record(z.string(), z.string()),
      additional_contexts: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z
    .record(
      z.string(),
      z.object({
        condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
      }),
    )
    .default({}),
  healthcheck: z.looseObject({}).optional(),
  restart: z.string().default('no'),
  read_only: z.boolean().default(false),
});
const file = z.object({
  services: z.record(z.string(), service),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
  volumes: z.record(z.string(), z.null()),
});

const FOLDER = join(CHECKOUT, 'deploy');
const SECRETS = '/run/secrets/';
const { services, secrets, volumes } = file.parse(
  parse(await readFile(join(FOLDER, 'compose.yaml'), 'utf8'), { merge: true }),
);
const all = Object.entries(services);
const ours = all.filter(([, { image }]) => image === 'rinsetu-server');

describe('deploy/compose.yaml', () => {
  it('has all that a portal needs', () => {
    expect(Object.keys(services).toSorted()).toEqual([
      'bucket',
      'clamd',
      'database',
      'documents',
      'gateway-1',
      'gateway-2',
      'mail',
      'migrate',
      'web',
    ]);
  });

  it('takes the images of others by a version', () => {
    const taken = all.filter(([, { build }]) => build === undefined);
    expect(taken.length).toBeGreaterThan(3);
    for (const [name, { image }] of taken) expect(image, name).toMatch(/^docker\.io\/[\w/-]+:v?\d/);
  });

  it('builds its own images from files and arguments that are there', async () => {
    const built = all.flatMap(([, { build }]) => (build === undefined ? [] : [build]));
    expect(built.length).toBeGreaterThan(1);
    for (const { context, dockerfile, args, additional_contexts: contexts } of built) {
      // The package is made first; the Containerfile is named from there.
      expect(resolve(FOLDER, context)).toBe(join(CHECKOUT, 'out/package/server'));
      const containerfile = await readFile(resolve(FOLDER, context, dockerfile), 'utf8');
      for (const [argument, value] of Object.entries(args)) {
        expect(containerfile).toContain(`ARG ${argument}=${value}\n`);
      }
      for (const [name, folder] of Object.entries(contexts)) {
        expect(containerfile).toContain(`COPY --from=${name} `);
        expect(existsSync(resolve(FOLDER, folder)), folder).toBe(true);
      }
    }
  });

  it('names only settings that the gateway has, with values that it accepts', () => {
    for (const [name, { environment }] of ours) {
      for (const setting of Object.keys(environment)) {
        const secret = setting.replace(/_FILE$/, '');
        const isKnown = setting in SETTINGS_SHAPE || isSecret(secret);
        expect(isKnown, `${name}: ${setting}`).toBe(true);
      }
      const plain = Object.entries(environment).filter(
        ([setting]) => !isSecret(setting.replace(/_FILE$/, '')),
      );
      expect(readConfiguration(Object.fromEntries(plain)), name).toMatchObject({ ok: true });
    }
  });

  it('gives each program the secrets that it names, and no other', () => {
    for (const [name, { environment, secrets: given }] of all) {
      const named = Object.values(environment).flatMap(
        (value) => /^\/run\/secrets\/(.*)$/.exec(value)?.[1] ?? [],
      );
      for (const secret of named) expect(given, name).toContain(secret);
      for (const secret of given) expect(Object.keys(secrets), name).toContain(secret);
    }
    for (const [name, { environment, secrets: given }] of ours) {
      const named = Object.values(environment).filter((value) => value.startsWith(SECRETS));
      expect(given.map((secret) => SECRETS + secret).toSorted(), name).toEqual(named.toSorted());
    }
    const migrating = ours.filter(([, each]) => each.secrets.includes('database-migration-url'));
    expect(migrating.map(([name]) => name)).toEqual(['migrate']);
  });

  it('has its secrets made by docs/operations/server.md, and uses each', async () => {
    const page = await readFile(join(CHECKOUT, 'docs/operations/server.md'), 'utf8');
    for (const [name, { file: path }] of Object.entries(secrets)) {
      expect(path).toBe(`./secrets/${name}`);
      expect(page).toMatch(new RegExp(` > ${name}$`, 'm'));
      expect(
        all.some(([, { secrets: given }]) => given.includes(name)),
        name,
      ).toBe(true);
    }
  });

  it('mounts folders that are named and files that exist', async () => {
    const mounted = all.flatMap(([, each]) => each.volumes.map((volume) => volume.split(':')[0]));
    const isThere = (from = '') =>
      from.startsWith('./') ? existsSync(resolve(FOLDER, from)) : from in volumes;
    expect(mounted.filter((from) => !isThere(from))).toEqual([]);
    expect(mounted).toEqual(expect.arrayContaining(Object.keys(volumes)));
    const portal = parseSiteSettings(await readFile(join(FOLDER, 'image/web/portal.json'), 'utf8'));
    expect(portal).toMatchObject({ ok: true });
  });

  it('waits for what is there, and migrates before any gateway starts', () => {
    const waiting = all.flatMap(([name, each]) =>
      Object.entries(each.depends_on).map(([other, { condition }]) => ({ name, other, condition })),
    );
    const never = waiting.filter(({ other, condition }) => {
      const awaited = services[other];
      if (awaited === undefined) return true;
      if (condition === 'service_healthy') return awaited.healthcheck?.['test'] === undefined;
      // What always starts again never has been completed.
      return condition === 'service_completed_successfully' && awaited.restart === 'always';
    });
    expect(never).toEqual([]);
    for (const name of ['gateway-1', 'gateway-2']) {
      expect(services[name]?.depends_on).toMatchObject({
        migrate: { condition: 'service_completed_successfully' },
      });
      expect(services[name]?.environment).toMatchObject({ GATEWAY_MIGRATE: 'step' });
    }
  });

  it('lets our own programs write only where they must', () => {
    for (const [, each] of [...ours, ['web', services['web']] as const]) {
      expect(each).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
  });
});
