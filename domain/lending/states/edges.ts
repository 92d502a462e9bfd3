/** Tables of states: what may happen to a record, from which states, to which one, and by whom. */

export type Edge<State extends string, Role extends string> = {
  readonly action: string;
  readonly from: readonly State[];
  readonly to: State;
  readonly who: readonly Role[];
  /** What else must hold, in words. */
  readonly when: string;
};

/** The edge that an action takes from a state; null where that state has none. */
export function edgeFrom<Found extends Pick<Edge<string, string>, 'action' | 'from'>>(
  edges: readonly Found[],
  action: string,
  from: string,
): Found | null {
  return (
    edges.find((edge) => edge.action === action && edge.from.some((state) => state === from)) ??
    null
  );
}
