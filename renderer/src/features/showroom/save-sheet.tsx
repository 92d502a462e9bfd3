import { useState } from 'react';
import type { SaveOutcome } from '#contract/printing.ts';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import type { SaveSheetProps } from '#renderer/platform/host-parts.ts';
import { usePlatform } from '#renderer/platform/platform-context.tsx';
import { Button } from '#renderer/ui/button.tsx';

/** Saves a sheet as a PDF where the person says. */
export function SaveSheet({ name, alone }: SaveSheetProps) {
  const { t } = useTranslation();
  const { host } = usePlatform();
  const [busy, work] = useState(false);
  const [outcome, tell] = useState<SaveOutcome | null>(null);
  if (host?.can.savePdf !== true) return null;

  async function save(savePdf: (name: string) => Promise<SaveOutcome>): Promise<void> {
    tell(null);
    work(true);
    tell(await alone(() => savePdf(name)).catch(() => 'failed' as const));
    work(false);
  }

  return (
    <>
      <Button busy={busy} onClick={() => void save(host.savePdf)}>
        {t(busy ? 'sheetFile.saving' : 'sheetFile.save')}
      </Button>
      <p role={outcome === 'failed' ? 'alert' : 'status'}>
        {(outcome === 'saved' || outcome === 'failed') && t(`sheetFile.${outcome}`)}
      </p>
    </>
  );
}
