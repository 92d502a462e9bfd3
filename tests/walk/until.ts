import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds within which an answer must arrive, even after a kill or while another server takes over the database. */
const PATIENCE = 120_000;
const PAUSE = 100;

/** Waits until something is so. Throws with its name when it takes too long. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | null>,
  patience = PATIENCE,
): Promise<Found> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > deadline) throw new Error(`this has not come: ${what}`);
    await wait(PAUSE);
  }
}
