import { useState } from 'react';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Question } from '#renderer/ui/dialogs/question.tsx';

/** Drops what was typed and was not taken, once it is confirmed. */
export function DropEntry({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const kept = useKept();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="subtle" onClick={() => setAsking(true)}>
        {t('kept.drop')}
      </Button>
      {isAsking && (
        <Question
          title={t('kept.dropTitle')}
          text={t('kept.dropText')}
          no={t('kept.dropNo')}
          yes={t('kept.drop')}
          onAnswer={(yes) => {
            setAsking(false);
            if (yes) void kept?.computer.dismissWrite(id);
          }}
        />
      )}
    </>
  );
}
