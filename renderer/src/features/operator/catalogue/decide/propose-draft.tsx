import { useId, useState } from 'react';
import type { Impact } from '#renderer/features/operator/catalogue/decide/impact-list.tsx';
import type { Settle } from '#renderer/features/operator/catalogue/decide/state-panel.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Question } from '#renderer/ui/dialogs/question.tsx';

/** Hands a saved draft to another operator to decide about. */
export function ProposeDraft({
  impact,
  isTyped,
  settle,
}: {
  readonly impact: Impact;
  /** Whether there is something that is not saved yet. */
  readonly isTyped: boolean;
  readonly settle: Settle;
}) {
  const { t } = useTranslation();
  const { busy, change } = useChange();
  const [isAsking, setAsking] = useState(false);
  const reason = useId();
  const { productId, version } = impact.product;

  async function propose(): Promise<void> {
    const answer = await change('proposeProduct', (requestId) => ({
      requestId,
      productId,
      version,
    }));
    settle(answer, t('product.done.propose', { version }));
  }

  return (
    <>
      {isTyped && <p id={reason}>{t('product.saveFirst')}</p>}
      <div>
        <Button
          busy={busy || isTyped}
          aria-describedby={isTyped ? reason : undefined}
          onClick={() => setAsking(true)}
        >
          {t('product.propose.button')}
        </Button>
      </div>
      {isAsking && (
        <Question
          title={t('product.propose.title', { version })}
          text={t('product.propose.text', { version })}
          no={t('catalogue.cancel')}
          yes={t('product.propose.yes')}
          onAnswer={(yes) => {
            setAsking(false);
            if (yes) void propose();
          }}
        />
      )}
    </>
  );
}
