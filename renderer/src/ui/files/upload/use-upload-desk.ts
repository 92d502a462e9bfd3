import { useState, useSyncExternalStore } from 'react';
import {
  type Announcement,
  type Sender,
  isOfBorrower,
  isOfGuarantor,
  readKept,
} from '#renderer/ui/files/upload/pending-upload.ts';
import {
  type DeskState,
  type UploadDesk,
  openUploadDesk,
} from '#renderer/ui/files/upload/upload-desk.ts';
import { dropFile, filesOf, keepFile, updateFile } from '#renderer/platform/personal-files.ts';
import type { Platform } from '#renderer/platform/platform.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';

/** Desks outlive the step that shows them, so that a document is sent while its owner fills in the next step. */
const desks = new WeakMap<Platform, Map<string, UploadDesk>>();

function untilOnline(mostMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, mostMs);
    window.addEventListener('online', done);
  });
}

async function alone(id: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`upload ${id}`, work);
}

const beginBy = (platform: Platform) => (announced: Announcement) => {
  if (isOfGuarantor(announced)) return platform.call('beginDocumentAsGuarantor', announced);
  return isOfBorrower(announced)
    ? platform.call('beginDocument', announced)
    : platform.call('beginDocumentAsDealer', announced);
};

function openDesk(
  platform: Platform,
  userId: string | null,
  number: string,
  sender: Sender,
): UploadDesk {
  const desk = openUploadDesk({
    begin: beginBy(platform),
    finish: (body) => platform.call('finishDocument', body),
    remove: (body) => platform.call('removeDocument', body),
    uploadPart: platform.uploadPart,
    newId: () => crypto.randomUUID(),
    keep: async (id, upload) => userId !== null && keepFile(userId, id, upload),
    update: async (id, upload) => {
      if (userId !== null) await updateFile(userId, id, upload);
    },
    drop: dropFile,
    untilOnline,
    alone,
  });
  // No one's: the page of an ended session is still shown.
  if (userId === null) return desk;
  void filesOf(userId).then((files) =>
    desk.restore(
      files.flatMap(({ id, value }) => {
        const upload = readKept(value, number, sender);
        return upload === null ? [] : [{ id, upload }];
      }),
    ),
  );
  return desk;
}

function deskOf(
  platform: Platform,
  userId: string | null,
  number: string,
  sender: Sender,
): UploadDesk {
  const known = desks.get(platform) ?? new Map<string, UploadDesk>();
  desks.set(platform, known);
  const key = `${userId ?? ''} ${number} ${sender}`;
  const there = known.get(key);
  if (there !== undefined) return there;
  const desk = openDesk(platform, userId, number, sender);
  known.set(key, desk);
  const stopFollowing = platform.session.subscribe(() => {
    if (platform.session.current().userId === userId) return;
    stopFollowing();
    known.delete(key);
    desk.stop();
  });
  return desk;
}

/** A desk of a guarantor: what it sends ends with the page, and is not kept on a device that may be somebody else's. */
function openGuarantorsDesk(platform: Platform, pass: string): UploadDesk {
  return openUploadDesk({
    begin: beginBy(platform),
    finish: (body) => platform.call('finishDocumentAsGuarantor', { ...body, pass }),
    remove: (body) => platform.call('removeDocumentAsGuarantor', { ...body, pass }),
    uploadPart: (part) => platform.uploadPart({ ...part, pass }),
    newId: () => crypto.randomUUID(),
    keep: () => Promise.resolve(false),
    update: () => Promise.resolve(),
    drop: () => Promise.resolve(),
    untilOnline,
    alone: (_, work) => work(),
  });
}

/** The uploads of a guarantor with this pass. */
export function useGuarantorsDesk(pass: string): { readonly desk: UploadDesk } & DeskState {
  const platform = usePlatform();
  const [desk] = useState(() => openGuarantorsDesk(platform, pass));
  const state = useSyncExternalStore(desk.subscribe, desk.current);
  return { desk, ...state };
}

/** The uploads of an application of the signed-in person. */
export function useUploadDesk(
  number: string,
  sender: Sender = 'borrower',
): { readonly desk: UploadDesk } & DeskState {
  const platform = usePlatform();
  const { userId } = useSession();
  const desk = deskOf(platform, userId, number, sender);
  const state = useSyncExternalStore(desk.subscribe, desk.current);
  return { desk, ...state };
}
