/**
 * `npm run subscriber -- --secret SECRET`: a system that subscribes to events, to try a subscription with. It checks the
 * signature of each event, and prints it once. `--port 8790`; `--answer 500` has it refuse everything with that status.
 */
import { parseArgs } from 'node:util';
import { startSubscriber } from '#gateway/testing/servers/subscriber.ts';

const { values } = parseArgs({
  options: {
    secret: { type: 'string', multiple: true, default: [] },
    port: { type: 'string', default: '8790' },
    answer: { type: 'string' },
  },
});
const { secret, port, answer } = values;
if (secret.length === 0) {
  process.stderr.write('--secret SECRET is missing: the one that the console has shown.\n');
  process.exit(2);
}
const subscriber = await startSubscriber({
  secrets: () => secret,
  now: () => Date.now(),
  port: Number(port),
  onEvent: (event) => process.stdout.write(`${JSON.stringify(event)}\n`),
});
if (answer !== undefined) subscriber.behave(() => Number(answer));
process.stderr.write(`Events are taken at ${subscriber.url}.\n`);
