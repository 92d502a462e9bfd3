/** Starts the reference gateway: `node gateway/index.ts`. */
import { lowerPoolPriority } from '#gateway/foundation/process/pool-priority.ts';

// Before anything else is loaded: some packages start the pool as soon as they are imported.
await lowerPoolPriority();
await import('#gateway/program/start-gateway.ts');
