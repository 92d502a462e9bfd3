import type { Row } from '#renderer/features/operator/queue/steady-rows.ts';
import type { Selection } from '#renderer/features/operator/queue/several/use-selection.ts';
import type { ClaimAct, Claims } from '#renderer/features/operator/queue/use-claims.ts';

/** What a cell of the queue is shown with. */
export type CellProps = {
  readonly row: Row;
  readonly at: number;
  readonly claims: Claims;
  readonly lenderName: (lenderId: string) => string;
  /** Where an application is opened. */
  readonly addressOf: (number: string) => string;
  readonly onOpened: (number: string) => void;
  /** null where nothing can be done to several at once. */
  readonly selection: Pick<Selection, 'has' | 'toggle'> | null;
  readonly onAct: (act: ClaimAct, row: Row) => void;
};
