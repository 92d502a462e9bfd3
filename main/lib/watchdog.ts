export type WatchdogEffects = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Starts a program of the system and does not wait for it. */
  readonly run: (tool: string, args: readonly string[]) => void;
  readonly repeat: (act: () => void, milliseconds: number) => void;
};

/**
 * Tells systemd's watchdog that this process still answers, three times within the limit that the unit sets. Without a watchdog
 * it does nothing. Node has no sockets of the kind that systemd listens on, so systemd's own tool sends the message.
 */
export function reportAlive({ environment, run, repeat }: WatchdogEffects): void {
  const limitMs = Number(environment['WATCHDOG_USEC']) / 1000;
  if (environment['NOTIFY_SOCKET'] === undefined || !(limitMs > 0)) return;
  const report = () => run('systemd-notify', ['WATCHDOG=1']);
  report();
  repeat(report, limitMs / 3);
}
