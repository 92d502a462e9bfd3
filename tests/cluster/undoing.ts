/** What ends the parts that were started, last first, even where one of them fails or is not started yet. */
export function newUndoing() {
  const steps: (() => Promise<unknown>)[] = [];
  let undone: Promise<void> | null = null;
  const undoAll = async () => {
    for (const step of steps.toReversed()) await step().catch(() => undefined);
  };
  return {
    later(step: () => Promise<unknown>): void {
      if (undone === null) steps.push(step);
      else void step().catch(() => undefined);
    },
    undo(): Promise<void> {
      undone ??= undoAll();
      return undone;
    },
  };
}
