/** The releases of the gateway, oldest first; the last is this one. Each is listed, also one that leaves the schema as it was. */
export const RELEASES = ['0.1.0'] as const;
export type Release = (typeof RELEASES)[number];

export const THIS_RELEASE: string = RELEASES.at(-1) ?? '';

/** The release before another; the first has none, and gives itself. */
export function releaseBefore(release: string, releases: readonly string[] = RELEASES): string {
  const index = releases.indexOf(release);
  if (index < 0) throw new Error(`${release} is not listed as a release`);
  return releases[index - 1] ?? release;
}

/** Whether a release is another one or came after it. Both are written as three numbers. */
export function isFrom(release: string, oldest: string): boolean {
  const numbers = (text: string) => text.split('.').map(Number);
  const [mine, others] = [numbers(release), numbers(oldest)];
  for (const [index, other] of others.entries()) {
    const difference = (mine[index] ?? 0) - other;
    if (difference !== 0) return difference > 0;
  }
  return true;
}
