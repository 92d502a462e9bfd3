/** The states of a document, and every transition between them. Code and tests follow this table. */
import { edgeFrom } from '#domain/lending/states/edges.ts';

export const DOCUMENT_STATES = [
  'UPLOADING',
  'CHECKING',
  'CLEAN',
  'REFUSED',
  'VERIFIED',
  'RESUBMIT',
  'PURGED',
] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export type DocumentEdge = {
  readonly action: string;
  readonly from: readonly DocumentState[];
  readonly to: DocumentState;
  readonly who: readonly ('borrower' | 'guarantor' | 'dealer' | 'operator' | 'system')[];
  /** What else must hold, in words. */
  readonly when: string;
};

export const DOCUMENT_EDGES = [
  {
    action: 'finish',
    from: ['UPLOADING'],
    to: 'CHECKING',
    who: ['borrower', 'guarantor', 'dealer'],
    when: 'every part has arrived, and the application is open to changes, or takes this kind of document from its dealer; a guarantor’s own documents only from the guarantor, who has agreed',
  },
  {
    action: 'pass',
    from: ['CHECKING'],
    to: 'CLEAN',
    who: ['system'],
    when: 'it is what was announced, a picture or a PDF, and the scanner finds nothing in it',
  },
  {
    action: 'refuse',
    from: ['CHECKING'],
    to: 'REFUSED',
    who: ['system'],
    when: 'one of these checks fails',
  },
  {
    action: 'verify',
    from: ['CLEAN'],
    to: 'VERIFIED',
    who: ['operator'],
    when: 'if an Aadhaar number may be visible, the operator confirms that it is masked',
  },
  {
    action: 'askAgain',
    from: ['CLEAN'],
    to: 'RESUBMIT',
    who: ['operator'],
    when: 'with a reason',
  },
  {
    action: 'remove',
    from: ['UPLOADING', 'CHECKING', 'CLEAN', 'REFUSED', 'RESUBMIT'],
    to: 'PURGED',
    who: ['borrower', 'guarantor'],
    when: 'the application is open to changes; each removes their own',
  },
  {
    action: 'purge',
    from: ['UPLOADING', 'CHECKING', 'CLEAN', 'REFUSED', 'VERIFIED', 'RESUBMIT'],
    to: 'PURGED',
    who: ['system'],
    when: 'it is no longer needed, or it is of a guarantor who has withdrawn or was replaced',
  },
] as const satisfies readonly DocumentEdge[];

export type DocumentAction = (typeof DOCUMENT_EDGES)[number]['action'];

/** The edge that an action takes from a state; null where that state has none. */
export function documentEdge(action: DocumentAction, from: string): DocumentEdge | null {
  return edgeFrom<DocumentEdge>(DOCUMENT_EDGES, action, from);
}
