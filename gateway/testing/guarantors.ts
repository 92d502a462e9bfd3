import { randomUUID } from 'node:crypto';
import {
  consentAsGuarantor,
  guarantee,
  openAsGuarantor,
  withdrawAsGuarantor,
} from '#contract/applications/consents.ts';
import {
  beginDocumentAsGuarantor,
  finishDocumentAsGuarantor,
  GUARANTOR_PASS_HEADER,
  listDocumentsAsGuarantor,
  pathOfPart,
} from '#contract/applications/documents.ts';
import type { BodyOf } from '#contract/gateway.ts';
import { PHONE_PROOF_HEADER } from '#contract/gateway.ts';
import type { DocumentOfGuarantor } from '#domain/lending/documents.ts';
import { needsMasking, partsOf } from '#domain/lending/documents.ts';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { GUARANTEED_PRODUCT } from '#gateway/testing/applications.ts';
import { partHeaders, partOf, sha256 } from '#gateway/testing/draft-application.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';

export const GUARANTOR_NUMBER = '9123456780';

/** It wants a guarantor, and two documents of theirs; none of the borrower's. */
export const GUARANTORS_PAPERS: ProductVersion = {
  ...GUARANTEED_PRODUCT,
  productId: 'papers-loan',
  documents: {
    beforeSanction: ['guarantor-aadhaar', 'guarantor-pan-or-form-60'],
    afterSanction: [],
  },
};

/** What somebody does with a guarantor's link, and with codes sent to this number. */
export function guarantorAt(gateway: TestGateway, link: string, number = GUARANTOR_NUMBER) {
  const proof = async () => ({
    [PHONE_PROOF_HEADER]: await gateway.tokens.tokenFor(number, gateway.clock.now),
  });
  const see = () => gateway.call(guarantee, { token: link, language: 'en' });
  const open = async () => gateway.call(openAsGuarantor, { token: link }, await proof());
  const begin = (
    pass: string,
    kind: DocumentOfGuarantor,
    bytes: Uint8Array,
    changes: Partial<BodyOf<typeof beginDocumentAsGuarantor>> = {},
  ) =>
    gateway.call(beginDocumentAsGuarantor, {
      requestId: randomUUID(),
      pass,
      kind,
      bytes: bytes.byteLength,
      sha256: sha256(bytes),
      fileName: 'seeded-paper.pdf',
      ...(needsMasking(kind) ? { isMasked: true } : {}),
      ...changes,
    });
  const sendPart = (
    document: string,
    part: number,
    bytes: Uint8Array,
    by: Readonly<Record<string, string>>,
  ) =>
    gateway.send(pathOfPart(document, part), {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { ...by, ...partHeaders(bytes) },
    });
  const finish = (pass: string, document: string) =>
    gateway.call(finishDocumentAsGuarantor, { requestId: randomUUID(), pass, document });

  return {
    proof,
    see,
    open,
    begin,
    sendPart,
    finish,
    async agree() {
      const { notice } = guarantee.reply.parse((await see()).json);
      return gateway.call(
        consentAsGuarantor,
        { requestId: randomUUID(), token: link, noticeHash: notice.hash, language: 'en' },
        await proof(),
      );
    },
    async pass(): Promise<string> {
      return openAsGuarantor.reply.parse((await open()).json).pass;
    },
    /** Sends a whole document and has it checked; gives its ID. */
    async upload(pass: string, kind: DocumentOfGuarantor, bytes: Uint8Array): Promise<string> {
      const begun = await begin(pass, kind, bytes);
      const { document } = beginDocumentAsGuarantor.reply.parse(begun.json);
      for (let part = 1; part <= partsOf(bytes.byteLength); part += 1) {
        await sendPart(document, part, partOf(bytes, part), { [GUARANTOR_PASS_HEADER]: pass });
      }
      finishDocumentAsGuarantor.reply.parse((await finish(pass, document)).json);
      return document;
    },
    list: (pass: string) => gateway.call(listDocumentsAsGuarantor, { pass }),
    withdraw: async () =>
      gateway.call(withdrawAsGuarantor, { requestId: randomUUID(), token: link }, await proof()),
  };
}
