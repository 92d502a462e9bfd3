import type { Row } from '#renderer/features/operator/queue/steady-rows.ts';
import type { ClaimAct, Claims } from '#renderer/features/operator/queue/use-claims.ts';

/** What a cell of the queue is shown with. */
export type CellProps = {
  readonly row: Row;
  readonly at: number;
  readonly claims: Claims;
  readonly lenderName: (lenderId: string) => string;
  readonly onOpened: (number: string) => void;
  readonly onAct: (act: ClaimAct, row: Row) => void;
};
