/** People who upload, in a thread of their own: what they cost their machine must not delay who measures beside them. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { noisyPicture, PHONE_PICTURE, uploadUntil } from '#gateway/bench/applications.ts';

const terms = z.parse(
  z.object({ url: z.string(), people: z.number(), seconds: z.number() }),
  workerData,
);
const picture = await noisyPicture(PHONE_PICTURE, 10);
parentPort?.postMessage({ bytes: picture.byteLength });
const until = performance.now() + terms.seconds * 1000;
const sent = await Promise.all(
  Array.from({ length: terms.people }, (_, person) =>
    uploadUntil(terms.url, person, picture, until),
  ),
);
parentPort?.postMessage({ sent: sent.reduce((sum, each) => sum + each, 0) });
