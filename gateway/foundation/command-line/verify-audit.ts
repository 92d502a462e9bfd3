import type { KeyObject } from 'node:crypto';
import type { CheckpointName } from '#gateway/foundation/audit/audit-report.ts';
import {
  auditPublicKey,
  publicKeyText,
  readPublicKey,
} from '#gateway/foundation/audit/signing-key.ts';
import { readAuditNotes } from '#gateway/foundation/audit/audit-notes.ts';
import { succeed } from '#contract/result.ts';
import { fileApart } from '#gateway/foundation/sealing/file-apart.ts';
import { verifyAudit } from '#gateway/foundation/audit/verify.ts';
import { command, giveUp } from '#gateway/foundation/command-line/command-line.ts';
import { configurationOrGiveUp } from '#gateway/foundation/command-line/what-commands-need.ts';
import type { Configuration } from '#gateway/foundation/configuration/configuration.ts';
import { describeFailure } from '#gateway/foundation/telemetry/log.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import { readMasterKeys } from '#gateway/foundation/sealing/read-master-keys.ts';
import { openStoreToRead } from '#gateway/foundation/store/open-store.ts';
import type { Store } from '#gateway/foundation/store/store.ts';

const CHECKPOINT = /^(?<seq>\d{1,15}):(?<hash>[\da-f]{64})$/;

function readCheckpoint(text: string): CheckpointName {
  const parts = CHECKPOINT.exec(text)?.groups;
  if (parts === undefined) return giveUp('--checkpoint must be a number, a colon and a hash');
  return { seq: Number(parts['seq']), hash: parts['hash'] ?? '' };
}

async function storedPublicKey(place: Configuration, store: Store): Promise<KeyObject | null> {
  const masterKeys = await readMasterKeys(place);
  if (!masterKeys.ok) return giveUp(masterKeys.failure);
  return auditPublicKey(dataKeys(store.records, masterKeys.value), store.records.db);
}

async function printReport(
  store: Store,
  key: KeyObject | null,
  known: CheckpointName | null,
  notes: string,
) {
  const noted = await readAuditNotes(notes);
  const report = await verifyAudit(store.records.db, key, known, noted);
  const count = noted.heads.length + (noted.checkpoint === null ? 0 : 1);
  const { entries, chains, removed, checkpoints, lastCheckpoint: last } = report;
  const lines = [
    `entries: ${entries} in ${chains} chains`,
    `checkpoints: ${checkpoints}`,
    `chains removed by retention: ${removed}`,
    `compared with ${count} notes in ${notes}`,
    ...(last === null ? [] : [`last checkpoint: ${last.seq}:${last.hash}`]),
    ...(key === null ? [] : [`public key: ${publicKeyText(key)}`]),
    report.problem === null ? 'the audit is whole' : `PROBLEM: ${report.problem}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = report.problem === null ? 0 : 1;
}

/** Reads the whole audit, even while gateways run, and prints what it found. See docs/operations/keys.md. */
export const verifyAuditCommand = command({
  words: '',
  options: {
    'public-key': {
      type: 'string',
      value: 'KEY',
      help: 'check signatures with a key that was kept elsewhere; needs no master keys',
    },
    checkpoint: {
      type: 'string',
      value: 'NUMBER:HASH',
      help: 'ask for a checkpoint that was noted elsewhere',
    },
    notes: {
      type: 'string',
      value: 'FILE',
      help: 'compare with what a gateway noted outside the database (by default GATEWAY_AUDIT_NOTES_FILE)',
    },
  },
  takes: { least: 0, most: 0 },
  async run({ 'public-key': keyText, checkpoint, notes }) {
    const given = keyText === undefined ? null : readPublicKey(keyText);
    if (keyText !== undefined && given === null) giveUp('--public-key is not a public key');
    const known = checkpoint === undefined ? null : readCheckpoint(checkpoint);
    const configuration = configurationOrGiveUp();
    const notesFile =
      notes === undefined ? fileApart(configuration, 'GATEWAY_AUDIT_NOTES_FILE') : succeed(notes);
    if (!notesFile.ok) giveUp(notesFile.failure);
    try {
      const store = openStoreToRead(configuration);
      const key = given ?? (await storedPublicKey(configuration, store));
      await printReport(store, key, known, notesFile.value);
      await store.close();
    } catch (error) {
      giveUp(`the audit cannot be read: ${JSON.stringify(describeFailure(error))}`);
    }
  },
});
