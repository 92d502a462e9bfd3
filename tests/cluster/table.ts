/** The table of `docs/operations/proof.md`. */
import type { Findings } from '#tests/cluster/check.ts';
import type { Heard, Kind } from '#tests/cluster/journal.ts';

export type Result = {
  readonly name: string;
  /** Until everything was well again. */
  readonly seconds: number;
  readonly heard: readonly Heard[];
  /** Seconds without a confirmed write: through the gateways, and of a bare client of the primary. */
  readonly gap: number;
  readonly bareGap: number;
  readonly findings: Findings;
};

export const HEAD = [
  '| Fault | Acknowledged | Lost | Twice | Half done | Longest gap, s | The cluster’s own, s | 503, 503 unknown, no answer, other |',
  '| ----- | -----------: | ---: | ----: | --------: | -------------: | -------------------: | ---------------------------------: |',
];

export function rowOf({ name, heard, gap, bareGap, findings }: Result): string {
  const count = (...kinds: readonly Kind[]) =>
    heard.filter(({ kind }) => kinds.includes(kind)).length;
  const { lost, twice, half } = findings;
  const others = [count('refused'), count('unknown'), count('silent'), count('wrong', 'declined')];
  const cells = [
    name,
    count('done'),
    lost.length,
    twice.length,
    half.length,
    gap.toFixed(1),
    bareGap.toFixed(1),
    others.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}
