import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fail, succeed } from '#contract/result.ts';
import { PART_BYTES, bytesOfPart } from '#domain/lending/documents.ts';
import {
  type PendingUpload,
  isOfBorrower,
  readKept,
} from '#renderer/ui/files/upload/pending-upload.ts';
import { openUploadDesk } from '#renderer/ui/files/upload/upload-desk.ts';
import { type DeskEffects } from '#renderer/ui/files/upload/upload-effects.ts';
import { missingParts } from '#renderer/ui/files/upload/upload-plan.ts';

const DOCUMENT = 'c7f0f2a4-6a51-4f0e-9d8c-3f2f5d1f6a10';
const OLD = { document: 'd8a1b3c5-7b62-4a1f-8e9d-4a3b6e2a7b21', version: 3 };
const UNREACHABLE = fail({ kind: 'unreachable' } as const);
const BYTES = 3 * PART_BYTES + 1;

const UPLOAD: PendingUpload = {
  begin: {
    requestId: 'request-of-sixteen',
    number: 'LA0000000001',
    version: 1,
    kind: 'bank-statement',
    bytes: BYTES,
    sha256: 'a'.repeat(64),
    fileName: 'statement.pdf',
  },
  finishId: 'finish-of-sixteen-',
  document: null,
  replaces: [],
  content: new Uint8Array(BYTES),
};

/** How a request fails: it does not arrive, or its answer does not. */
type Trouble = 'none' | 'request' | 'answer';

/** A desk whose gateway fails as given, and then works. */
function scene({
  troubles = [],
  changes = {},
}: { troubles?: Trouble[]; changes?: Partial<DeskEffects> } = {}) {
  const there = new Set<number>();
  const log: string[] = [];
  const device = new Map<string, PendingUpload>();
  const left = [...troubles];
  const via = async <Value>(what: string, answer: () => Value) => {
    const trouble = left.shift() ?? 'none';
    if (trouble === 'request') return UNREACHABLE;
    log.push(what);
    const value = answer();
    return trouble === 'answer' ? UNREACHABLE : value;
  };
  const status = { document: DOCUMENT, state: 'CLEAN', version: 3, reason: null, message: null };
  const desk = openUploadDesk({
    begin: (announced) =>
      via(`begin ${isOfBorrower(announced) ? announced.version : 'as dealer'}`, () =>
        succeed({ document: DOCUMENT, partBytes: PART_BYTES, parts: [...there] } as const),
      ),
    uploadPart: ({ part, bytes }) =>
      via(`part ${part}`, () => {
        expect(bytes.byteLength).toBe(bytesOfPart(BYTES, part));
        there.add(part);
        return succeed({ part });
      }),
    finish: () =>
      via('finish', () => {
        const missing = missingParts(BYTES, [...there]);
        const current = { state: 'UPLOADING', missing };
        return missing.length > 0
          ? fail({ kind: 'refused', status: 409, current } as const)
          : succeed({ ...status, state: 'CLEAN' } as const);
      }),
    remove: ({ document }) =>
      via(`remove ${document}`, () => succeed({ ...status, state: 'PURGED' } as const)),
    newId: () => crypto.randomUUID(),
    keep: async (id, upload) => {
      device.set(id, upload);
      return true;
    },
    update: async (id, upload) => {
      device.set(id, upload);
    },
    drop: async (id) => {
      device.delete(id);
    },
    untilOnline: async () => {},
    alone: (_, work) => work(),
    ...changes,
  });
  const ended = () =>
    expect
      .poll(() => desk.current().uploads.filter(({ stage }) => stage.at !== 'failed'))
      .toEqual([]);
  return { desk, there, log, device, ended };
}

test('a document is sent in parts, checked, and then forgotten by the device', async () => {
  const { desk, log, device, ended } = scene();
  await desk.send(UPLOAD);
  await ended();
  expect(log).toEqual(['begin 1', 'part 1', 'part 2', 'part 3', 'part 4', 'finish']);
  expect(desk.current().settled).toEqual({ kind: 'bank-statement', state: 'CLEAN' });
  expect(device.size).toBe(0);
});

test('whatever is lost on the way, every part arrives and the document ends checked', async () => {
  const trouble = fc.constantFrom<Trouble[]>('none', 'request', 'answer');
  await fc.assert(
    fc.asyncProperty(fc.array(trouble, { maxLength: 12 }), async (troubles) => {
      const { desk, there, device, ended } = scene({ troubles });
      await desk.send(UPLOAD);
      await ended();
      expect(missingParts(BYTES, [...there])).toEqual([]);
      expect(desk.current().settled?.state).toBe('CLEAN');
      expect(device.size).toBe(0);
    }),
    { numRuns: 20 },
  );
});

test('after the page was closed, only what is missing is sent', async () => {
  const { desk, there, log, ended } = scene();
  [1, 3].forEach((part) => there.add(part));
  desk.restore([{ id: 'kept', upload: { ...UPLOAD, document: DOCUMENT } }]);
  await ended();
  expect(log).toEqual(['begin 1', 'part 2', 'part 4', 'finish']);
});

test('a paused document stays on the device, and resumes on request', async () => {
  const { desk, log, device, ended } = scene({
    changes: { untilOnline: () => new Promise(() => {}) },
    troubles: ['none', 'none', 'request'],
  });
  await desk.send(UPLOAD);
  await expect.poll(() => desk.current().uploads[0]?.stage.at).toBe('offline');
  const id = desk.current().uploads[0]?.id ?? '';
  desk.pause(id);
  expect(desk.current().uploads[0]?.stage.at).toBe('paused');
  expect(device.get(id)?.document).toBe(DOCUMENT);
  await expect.poll(() => log).toEqual(['begin 1', 'part 1']);
  desk.resume(id);
  await ended();
  expect(log.slice(2)).toEqual(['begin 1', 'part 2', 'part 3', 'part 4', 'finish']);
});

test('an application that changed meanwhile is no obstacle, unless it is closed', async () => {
  const stale = (state: string) =>
    fail({ kind: 'refused', status: 409, current: { state, version: 5 } } as const);
  const asked: (number | null)[] = [];
  const answers = [stale('DRAFT')];
  const { desk, ended } = scene({
    changes: {
      begin: async (announced) => {
        asked.push(isOfBorrower(announced) ? announced.version : null);
        return answers.shift() ?? succeed({ document: DOCUMENT, partBytes: PART_BYTES, parts: [] });
      },
    },
  });
  await desk.send(UPLOAD);
  await ended();
  expect(asked).toEqual([1, 5]);

  const closed = scene({ changes: { begin: async () => stale('IN_REVIEW') } });
  await closed.desk.send(UPLOAD);
  await closed.ended();
  expect(closed.desk.current().uploads.map(({ stage }) => stage.at)).toEqual(['failed']);
  expect(closed.device.size).toBe(1);
});

test('a gateway that was sent too much is not waited for by the hour: the document stays here', async () => {
  const tooMuch = fail({ kind: 'refused', status: 429, retryAfterSeconds: 3000 } as const);
  const answers = [tooMuch];
  const { desk, device, ended } = scene({
    changes: {
      begin: async () =>
        answers.shift() ?? succeed({ document: DOCUMENT, partBytes: PART_BYTES, parts: [] }),
    },
  });
  await desk.send(UPLOAD);
  await ended();
  const [upload] = desk.current().uploads;
  expect(upload?.stage).toEqual({ at: 'failed', failure: tooMuch.failure });
  expect(device.size).toBe(1);
  desk.resume(upload?.id ?? '');
  await expect.poll(() => desk.current().settled?.state).toBe('CLEAN');
});

test('what it replaces is removed once it is accepted, and not when it is refused', async () => {
  const fine = scene();
  await fine.desk.send({ ...UPLOAD, replaces: [OLD] });
  await fine.ended();
  expect(fine.log.at(-1)).toBe(`remove ${OLD.document}`);

  const refused = scene({
    changes: {
      finish: async () =>
        succeed({
          document: DOCUMENT,
          state: 'REFUSED',
          version: 3,
          reason: 'unknown-format',
          message: null,
        }),
    },
  });
  await refused.desk.send({ ...UPLOAD, replaces: [OLD] });
  await refused.ended();
  expect(refused.log.at(-1)).toBe('part 4');
});

test('a document that was withdrawn elsewhere is forgotten here', async () => {
  const { desk, device, ended } = scene({
    changes: {
      uploadPart: async () =>
        fail({ kind: 'refused', status: 409, current: { state: 'PURGED', version: 2 } }),
    },
  });
  await desk.send(UPLOAD);
  await ended();
  expect(desk.current()).toEqual({ uploads: [], settled: null });
  expect(device.size).toBe(0);
});

test('nothing is sent or kept for somebody who signed out', async () => {
  const { desk, log, device } = scene({ troubles: ['request'] });
  const sending = desk.send(UPLOAD);
  desk.stop();
  await sending;
  expect(desk.current().uploads).toEqual([]);
  expect(log).toEqual([]);
  expect(device.size).toBe(0);
  await desk.send(UPLOAD);
  expect(device.size).toBe(0);
});

test('a dealer has no version to bring up to date, and its documents are not the borrower’s to resume', async () => {
  const { requestId, kind, bytes, sha256 } = UPLOAD.begin;
  const number = 'LA0000000001';
  const begin = { requestId, number, kind: 'invoice', bytes, sha256 } as const;
  const refusal = {
    kind: 'refused',
    status: 409,
    current: { state: 'DRAFT', version: 5 },
  } as const;
  expect(kind).not.toBe('invoice');
  const { desk } = scene({ changes: { begin: () => Promise.resolve(fail(refusal)) } });
  const upload: PendingUpload = { ...UPLOAD, begin };
  await desk.send(upload);
  await expect
    .poll(() => desk.current().uploads.map(({ stage }) => stage))
    .toEqual([{ at: 'failed', failure: refusal }]);
  expect(readKept(upload, number, 'dealer')).toEqual(upload);
  expect(readKept(upload, number, 'borrower')).toBeNull();
  expect(readKept(UPLOAD, number, 'dealer')).toBeNull();
});
