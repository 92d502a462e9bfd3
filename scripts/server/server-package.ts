/** The packages of the server: what is in them, and where an installation puts it. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDebianPackage } from '#scripts/lib/debian/build-package.ts';
import type { ControlFields } from '#scripts/lib/debian/control-file.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';
import { run } from '#scripts/lib/run.ts';
import { assembleSampleLender, assembleServer } from '#scripts/server/assemble-server.ts';

const NAME = 'rinsetu-server';
const SAMPLE_LENDER = 'rinsetu-sample-lender';
/** Node's own binary and the native parts are for this one. */
const ARCHITECTURE = 'amd64';

export type ServerPackaging = {
  readonly output: string;
  readonly version: string;
  /** As dpkg-deb takes it. Debian knows zstd since version 12. */
  readonly compression?: readonly string[];
  readonly tarball?: boolean;
  readonly sampleLender?: boolean;
};

export type ServerPackages = { readonly server: string; readonly sampleLender: string | null };

const FIELDS = {
  architecture: ARCHITECTURE,
  maintainer: 'RinSetu <support@rinsetu.example>',
  vendor: 'RinSetu',
  url: 'https://rinsetu.example',
  section: 'web',
  priority: 'optional',
} as const;

/** What whoever runs a server reads there, with its links in order. */
const DOCUMENTS = ['operations', 'applications', 'configuration.md', 'matching.md'];

const inCheckout = (path: string) => join(CHECKOUT, path);

/** Makes the packages; the sites must be built. Gives the Debian packages: the server's, and the sample lender's if asked for. */
export async function packServer(packaging: ServerPackaging): Promise<ServerPackages> {
  const { output, version, compression = ['-Zzstd', '-z9'] } = packaging;
  const { tarball = false, sampleLender = false } = packaging;
  await mkdir(output, { recursive: true });
  const folder = join(output, NAME);
  await assembleServer(folder, version);
  const file = join(output, `${NAME}_${version}_${ARCHITECTURE}.deb`);
  await buildDebianPackage(fieldsOfServer(version), contentsOfServer(folder), {
    file,
    compression,
  });
  if (tarball) await makeTarball(folder, version, output);
  await rm(folder, { recursive: true });
  const lender = sampleLender ? await packSampleLender(output, version, compression) : null;
  return { server: file, sampleLender: lender };
}

const fieldsOfServer = (version: string): ControlFields => ({
  ...FIELDS,
  name: NAME,
  version,
  description: `lending portal: gateway, pages and the command to run them
It has all programs and its own Node.js, and asks for no compiler and no package registry.

How a server comes into service with it is in /usr/share/doc/${NAME}/operations/README.md.`,
  depends: ['adduser', 'libc6 (>= 2.28)', 'libstdc++6', 'util-linux'],
  recommends: ['nginx', 'postgresql'],
});

const contentsOfServer = (folder: string) => ({
  files: [
    { from: folder, to: '/usr/lib/rinsetu' },
    { from: inCheckout('deploy/server/rinsetu'), to: '/usr/bin/rinsetu' },
    { from: inCheckout('deploy/server/rinsetu-web'), to: '/usr/bin/rinsetu-web' },
    { from: inCheckout('deploy/server/gateway.env'), to: '/etc/rinsetu/gateway.env' },
    { from: inCheckout('deploy/server/portal.json'), to: '/etc/rinsetu/portal.json' },
    { from: inCheckout('deploy/systemd'), to: '/lib/systemd/system' },
    { from: inCheckout('deploy/nginx'), to: '/usr/share/rinsetu/nginx' },
    { from: inCheckout('deploy/server/sample-brand'), to: '/usr/share/rinsetu/sample-brand' },
    { from: inCheckout('deploy/pgbackrest'), to: '/usr/share/rinsetu/pgbackrest' },
    { from: inCheckout('deploy/cluster'), to: '/usr/share/rinsetu/cluster' },
    { from: inCheckout('deploy/alerts.yml'), to: '/usr/share/rinsetu/alerts.yml' },
    {
      from: inCheckout('deploy/grafana-dashboard.json'),
      to: '/usr/share/rinsetu/grafana-dashboard.json',
    },
    ...DOCUMENTS.map((page) => ({
      from: inCheckout(join('docs', page)),
      to: join('/usr/share/doc', NAME, page),
    })),
    { from: inCheckout('LICENSE'), to: `/usr/share/doc/${NAME}/copyright` },
  ],
  scripts: {
    postinst: inCheckout('deploy/server/postinst'),
    prerm: inCheckout('deploy/server/prerm'),
    postrm: inCheckout('deploy/server/postrm'),
  },
  conffiles: ['/etc/rinsetu/gateway.env', '/etc/rinsetu/portal.json'],
  folders: { '/etc/rinsetu/credentials': 0o700 },
});

async function packSampleLender(
  output: string,
  version: string,
  compression: readonly string[],
): Promise<string> {
  const folder = join(output, SAMPLE_LENDER);
  await assembleSampleLender(folder, version);
  const fields = {
    ...FIELDS,
    name: SAMPLE_LENDER,
    version,
    description: `four fictional lenders for trials of ${NAME}
They receive the gateway's messages and answer them. Nothing starts them but a person.`,
    depends: [`${NAME} (= ${version})`],
    recommends: [],
  };
  const own = (name: string) => inCheckout(join('deploy/sample-lender', name));
  const unit = `${SAMPLE_LENDER}.service`;
  const contents = {
    files: [
      { from: folder, to: `/usr/lib/${SAMPLE_LENDER}` },
      { from: own(unit), to: `/lib/systemd/system/${unit}` },
      {
        from: inCheckout('resources/sample-catalogue.json'),
        to: `/usr/share/${SAMPLE_LENDER}/catalogue.json`,
      },
    ],
    scripts: { postinst: own('postinst'), prerm: own('prerm'), postrm: own('postrm') },
  };
  const file = join(output, `${SAMPLE_LENDER}_${version}_all.deb`);
  await buildDebianPackage({ ...fields, architecture: 'all' }, contents, { file, compression });
  await rm(folder, { recursive: true });
  return file;
}

/** The same programs for other Linux systems, with the samples of settings, units and nginx's part beside them. */
async function makeTarball(folder: string, version: string, output: string): Promise<void> {
  const name = `${NAME}_${version}_${ARCHITECTURE}`;
  await run('tar', [
    '--create',
    '--gzip',
    `--file=${join(output, `${name}.tar.gz`)}`,
    '--owner=root:0',
    '--group=root:0',
    '--mode=u=rwX,go=rX',
    '--sort=name',
    `--transform=s,^${NAME},${name},;s,^deploy,${name}/deploy,`,
    `--directory=${output}`,
    NAME,
    `--directory=${CHECKOUT}`,
    'deploy/server',
    'deploy/systemd',
    'deploy/nginx',
    'deploy/pgbackrest',
    'deploy/cluster',
  ]);
}
