import { PrintRegular } from '@fluentui/react-icons/svg/print';
import { useState } from 'react';
import type { PrintOutcome } from '#contract/printing.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PrintOnPaperProps } from '#renderer/platform/context/host-parts.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** Prints a sheet on the terminal's printer and reports the outcome, since no system dialog does. */
export function PrintOnPaper({ alone }: PrintOnPaperProps) {
  const { t } = useTranslation();
  const { print } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PrintOutcome | null>(null);

  async function printSheet(): Promise<void> {
    setOutcome(null);
    setBusy(true);
    setOutcome(await alone(print).catch(() => 'failed' as const));
    setBusy(false);
  }

  return (
    <>
      <Button icon={<PrintRegular />} busy={busy} onClick={() => void printSheet()}>
        {t(busy ? 'paper.printing' : 'paper.print')}
      </Button>
      <OutcomeMessage
        outcome={
          outcome && {
            kind: outcome === 'failed' ? 'failure' : 'success',
            text: t(`paper.${outcome}`),
          }
        }
      />
    </>
  );
}
