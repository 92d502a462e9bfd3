import { DocumentPdfRegular } from '@fluentui/react-icons/svg/document-pdf';
import { useState } from 'react';
import type { SaveOutcome } from '#contract/printing.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { SaveSheetProps } from '#renderer/platform/context/host-parts.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { Button } from '#renderer/ui/basics/button.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** Saves a sheet as a PDF where the person chooses. */
export function SaveSheet({ name, alone }: SaveSheetProps) {
  const { t } = useTranslation();
  const { host } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  if (host?.can.savePdf !== true) return null;

  async function save(savePdf: (name: string) => Promise<SaveOutcome>): Promise<void> {
    setOutcome(null);
    setBusy(true);
    setOutcome(await alone(() => savePdf(name)).catch(() => 'failed' as const));
    setBusy(false);
  }

  return (
    <>
      <Button icon={<DocumentPdfRegular />} busy={busy} onClick={() => void save(host.savePdf)}>
        {t(busy ? 'sheetFile.saving' : 'sheetFile.save')}
      </Button>
      <OutcomeMessage
        outcome={
          outcome === 'saved' || outcome === 'failed'
            ? {
                kind: outcome === 'failed' ? 'failure' : 'success',
                text: t(`sheetFile.${outcome}`),
              }
            : null
        }
      />
    </>
  );
}
