import { useEffect, useEffectEvent, useState } from 'react';
import type { TerminalStanding } from '#contract/terminals/at-terminal.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Host } from '#renderer/platform/platform.ts';

/** Says to staff how the terminal stands with the gateway. */
export function TerminalStandingLine({
  host,
  onLocked,
}: {
  readonly host: Host;
  readonly onLocked: () => void;
}) {
  const { t } = useTranslation();
  const [standing, setStanding] = useState<TerminalStanding | null>(null);
  const take = useEffectEvent((answer: Awaited<ReturnType<Host['terminalStanding']>>) => {
    if (answer.ok) setStanding(answer.value);
    else onLocked();
  });
  useEffect(() => {
    let isGone = false;
    void host.terminalStanding().then((answer) => {
      if (!isGone) take(answer);
    });
    return () => {
      isGone = true;
    };
  }, [host]);
  return <p role="status">{standing !== null && t(`staff.standing.${standing}`)}</p>;
}
