/**
 * The process behind `launchAuthEmulator`: Firebase's own Auth emulator from firebase-tools, and nothing else of it. Its
 * packages are those of scripts/emulator, which leave out what firebase-tools' other commands load.
 * Prints one JSON line when it answers, and ends when its standard input closes, so it never outlives its parent.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';

/** The parts of the emulator's API that a sign-in by phone code needs; the browser's SDK calls recaptchaConfig. */
const KEPT_PATHS =
  /^\/v1\/(?:accounts:(?:sendVerificationCode|signInWithPhoneNumber|lookup|signUp|update|delete)|token|projects|recaptchaParams)$|^\/v2\/(?:recaptchaConfig|passwordPolicy)$|^\/emulator\/v1\/projects\/\{targetProjectId\}\/(?:accounts|verificationCodes|config)$/;
/** In firebase-tools: refuse requests for any other project. */
const SINGLE_PROJECT_MODE_ERROR = 2;

const launch = z
  .object({
    host: z.string(),
    port: z.number(),
    projectId: z.string().startsWith('demo-'),
    /** The folder of its packages. */
    packages: z.string(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

const createApp = z.custom<
  (projectId: string, mode: number) => Promise<Parameters<typeof createServer>[1]>
>((value) => typeof value === 'function');
const requireModule = createRequire(join(launch.packages, 'package.json'));
const specification = z
  .object({ default: z.object({ paths: z.custom<Record<string, { parameters?: object[] }>>() }) })
  .parse(requireModule('firebase-tools/lib/emulator/auth/apiSpec'));

// The emulator compiles validators for each of its 80 paths at start, which takes eight seconds. For these, and without
// the parameters that every Google API has and that are not sent here, it takes half of one.
for (const [path, item] of Object.entries(specification.default.paths)) {
  if (!KEPT_PATHS.test(path)) delete specification.default.paths[path];
  else item.parameters = item.parameters?.filter((one) => !('$ref' in one)) ?? [];
}

// Those that are left are compiled when a request first wants them: an option that the emulator does not pass on.
const options = z
  .custom<{ compileOptions: (given: object) => object }>((value) => typeof value === 'object')
  .parse(requireModule('exegesis/lib/options'));
const { compileOptions } = options;
options.compileOptions = (given) =>
  compileOptions({ ...given, lazyCompileValidationSchemas: true });

const emulator = z
  .object({ createApp })
  .parse(requireModule('firebase-tools/lib/emulator/auth/server'));
const server = createServer(await emulator.createApp(launch.projectId, SINGLE_PROJECT_MODE_ERROR));

function stop(): void {
  server.close(() => process.exit(0));
  server.closeAllConnections();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.stdin.on('end', stop).on('error', stop).resume();

server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
server.listen(launch.port, launch.host, () => {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : launch.port;
  process.stdout.write(`${JSON.stringify({ event: 'listening', port })}\n`);
});
