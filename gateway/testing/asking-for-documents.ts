import { readyDocuments } from '#gateway/lending/documents/ready-documents.ts';
import { dataKeys } from '#gateway/foundation/sealing/data-keys.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { NOBODY_REACHED } from '#gateway/testing/mailing.ts';
import {
  TEST_MASTER_KEYS,
  TEST_OFFERING,
  TEST_RETENTION,
  testFigures,
  testGateway,
} from '#gateway/testing/test-gateway.ts';

/** The same store behind a gateway that asks for the documents that are really there. */
export const askingForDocuments = ({ store, tokens, clock, vault }: TestGateway) =>
  testGateway(
    store,
    tokens,
    {
      applications: {
        keys: dataKeys(store.records, TEST_MASTER_KEYS),
        offering: TEST_OFFERING,
        documents: { vault, isVaultOwn: () => true, scan: null },
        readyDocuments,
        reaching: NOBODY_REACHED,
        wakePrivacyJobs: () => {},
        retention: TEST_RETENTION,
        figures: testFigures(store),
        providers: [],
      },
    },
    clock,
  );
