import { useRef, useState } from 'react';
import {
  NameDialog,
  type Named,
  namedAs,
} from '#renderer/features/operator/terminals/name-dialog.tsx';
import { newCode } from '#renderer/features/operator/terminals/new-code.ts';
import { TerminalCode } from '#renderer/features/operator/terminals/terminal-code.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

const EMPTY: Named = { name: '', branch: '', dealerId: '' };

/** Adds a terminal, and shows the code for its first start. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  // The same one again where an answer was lost, so that the terminal is added once.
  const made = useRef<Awaited<ReturnType<typeof newCode>> | null>(null);
  /** The form closes once it is sent, and the code takes its place. */
  const isAdded = useRef(false);
  const [added, setAdded] = useState<{ readonly name: string; readonly code: string } | null>(null);
  if (added !== null) return <TerminalCode {...added} onClose={onClose} />;
  return (
    <NameDialog
      title={t('terminals.add')}
      intro={t('terminals.addIntro')}
      yes={t('terminals.addYes')}
      draft="terminal-new-draft"
      known={EMPTY}
      send={async (act, named) => {
        const { code, codeDigest } = (made.current ??= await newCode());
        const done = await act('addTerminal', (requestId) => ({
          requestId,
          ...namedAs(named),
          codeDigest,
        }));
        if (done !== null) {
          isAdded.current = true;
          setAdded({ name: named.name, code });
        }
        return done;
      }}
      onDone={() => {}}
      onClose={() => {
        if (!isAdded.current) onClose();
      }}
    />
  );
}
