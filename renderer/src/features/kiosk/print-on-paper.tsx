import { useState } from 'react';
import type { PrintOutcome } from '#contract/printing.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import type { PrintOnPaperProps } from '#renderer/platform/host-parts.ts';
import { usePlatform } from '#renderer/platform/platform-context.tsx';
import { Button } from '#renderer/ui/button.tsx';

/** Prints a sheet on the terminal's printer, and says so: no dialogue does. */
export function PrintOnPaper({ alone }: PrintOnPaperProps) {
  const { t } = useTranslation();
  const { print } = usePlatform();
  const [busy, work] = useState(false);
  const [outcome, tell] = useState<PrintOutcome | null>(null);

  async function printSheet(): Promise<void> {
    tell(null);
    work(true);
    tell(await alone(print).catch(() => 'failed' as const));
    work(false);
  }

  return (
    <>
      <Button busy={busy} onClick={() => void printSheet()}>
        {t(busy ? 'paper.printing' : 'paper.print')}
      </Button>
      <p role={outcome === 'failed' ? 'alert' : 'status'}>
        {outcome !== null && t(`paper.${outcome}`)}
      </p>
    </>
  );
}
