import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readImports } from './imports.ts';

/**
 * Where the pages judge a refusal by its status: one status stands for many reasons, and `refusedAs` asks for the reason.
 * Each of these has one.
 */
const BY_STATUS = new Map([
  ['renderer/src/features/auth/recover.tsx', 'a provider’s gateway answers it, without codes'],
  [
    'renderer/src/features/auth/recovery/use-set-password.tsx',
    'a provider’s gateway answers it, without codes',
  ],
  ['renderer/src/ui/failures/failure-words.ts', 'words for codes of a later release'],
  ['renderer/src/ui/files/upload/send-upload.ts', 'what to send again later, whatever the reason'],
  ['renderer/src/app/session/session-watch.ts', 'what to ask again later, whatever the reason'],
]);

/** A comparison of `status` with the number of a refusal, or a choice by it. */
const JUDGES = /\bstatus\s*(?:[!=]==|[<>]=?)\s*[45]\d\d\b|\[(?:failure|refusal)\.status\]/u;

describe('A page', () => {
  it('asks for the code of a refusal, not for its status', () => {
    const judging = [...readImports().keys()].filter(
      (file) =>
        /^renderer\/src\/(?:app|features|ui)\//u.test(file) &&
        !/\.test\.tsx?$|\/testing\//u.test(file) &&
        JUDGES.test(readFileSync(file, 'utf8')),
    );
    expect(judging.toSorted()).toEqual([...BY_STATUS.keys()].toSorted());
  });

  it('is found out by each way to judge by status', () => {
    expect('if (failure.status === 409) return;').toMatch(JUDGES);
    expect('const isGone = status !== 404;').toMatch(JUDGES);
    expect('const isOver = refusal?.status < 429;').toMatch(JUDGES);
    expect('const text = words[failure.status];').toMatch(JUDGES);
    expect('refusedAs(failure, "link-ended", { status: 404 })').not.toMatch(JUDGES);
  });
});
