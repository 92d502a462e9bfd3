import type { Letter } from '#renderer/ui/staff/page-actions.tsx';

/** The letters of each page, which `?` lists. */
export const LETTERS = {
  queue: {
    down: 'J',
    up: 'K',
    tick: 'X',
    claim: 'C',
    release: 'R',
    assign: 'A',
    filters: 'F',
    save: 'S',
    export: 'E',
  },
  application: {
    next: 'J',
    previous: 'K',
    goOn: 'N',
    back: 'U',
    claim: 'C',
    // R turns a page of a document.
    release: 'L',
    assign: 'A',
    putOff: 'P',
    // The next document to check, its masking, and whether it is right.
    document: 'D',
    masked: 'M',
    verify: 'V',
    write: 'W',
    handOver: 'H',
    corrections: 'O',
    reject: 'T',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Letter>>>>;
