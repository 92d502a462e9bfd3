/** Starts the reference gateway: `node gateway/index.ts`. */
import { lowerPoolPriority } from '#gateway/pool-priority.ts';

// Before anything else is loaded: some packages start the pool as soon as they are imported.
await lowerPoolPriority();
await import('#gateway/start-gateway.ts');
