import { useId, useState } from 'react';
import {
  type Impact,
  impactInWords,
} from '#renderer/features/operator/catalogue/decide/impact-list.tsx';
import type { Settle } from '#renderer/features/operator/catalogue/decide/state-panel.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Question } from '#renderer/ui/dialogs/question.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

type Decision = 'publish' | 'refuse';

/** Publishes what a colleague has proposed, or sends it back. The proposer cannot, and is shown why. */
export function DecideProposed({
  impact,
  settle,
}: {
  readonly impact: Impact;
  readonly settle: Settle;
}) {
  const translator = useTranslation();
  const { t } = translator;
  const { busy, change } = useChange();
  const [asked, setAsked] = useState<Decision | null>(null);
  const reason = useId();
  const { isMine, published } = impact;
  const { productId, version } = impact.product;

  async function decide(decision: Decision): Promise<void> {
    const answer = await change('decideProduct', (requestId) => ({
      requestId,
      productId,
      version,
      seen: impact.changedAt,
      decision,
    }));
    settle(answer, t(`product.done.${decision}`, { version }));
  }

  const texts = {
    publish: [
      published === null
        ? t('product.publish.first')
        : t('product.publish.text', { version, before: published.version }),
      ...impactInWords(translator, impact),
    ].join(' '),
    refuse: t('product.refuse.text', { version }),
  };
  return (
    <>
      {isMine && <p id={reason}>{t('product.needsSomebodyElse')}</p>}
      <FormActions>
        {(['publish', 'refuse'] as const).map((decision) => (
          <Button
            key={decision}
            kind={decision === 'publish' ? 'primary' : 'secondary'}
            busy={busy || isMine}
            aria-describedby={isMine ? reason : undefined}
            onClick={() => setAsked(decision)}
          >
            {t(`product.${decision}.button`)}
          </Button>
        ))}
      </FormActions>
      {asked !== null && (
        <Question
          title={t(`product.${asked}.title`, { version })}
          text={texts[asked]}
          no={t('catalogue.cancel')}
          yes={t(`product.${asked}.yes`)}
          onAnswer={(yes) => {
            setAsked(null);
            if (yes) void decide(asked);
          }}
        />
      )}
    </>
  );
}
