import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type Impact,
  impactInWords,
} from '#renderer/features/operator/catalogue/decide/impact-list.tsx';
import type { Settle } from '#renderer/features/operator/catalogue/decide/state-panel.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useChange } from '#renderer/platform/queries/use-change.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Question } from '#renderer/ui/dialogs/question.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

/** Versions never change, so a change makes a new one; a published version can be retired. */
export function ChangePublished({
  impact,
  settle,
}: {
  readonly impact: Impact;
  readonly settle: Settle;
}) {
  const translator = useTranslation();
  const { t } = translator;
  const navigate = useNavigate();
  const { busy, change } = useChange();
  const [isAsking, setAsking] = useState(false);
  const { product, state, newestVersion } = impact;
  const { productId, version } = product;

  async function draft(): Promise<void> {
    const next = newestVersion + 1;
    const answer = await change('draftProduct', (requestId) => ({
      requestId,
      product: { ...product, version: next },
      seen: null,
    }));
    if (settle(answer, t('product.done.draft', { version: next }))) {
      void navigate({ hash: fragmentOf({ view: 'product', productId, version: next }) });
    }
  }

  async function retire(): Promise<void> {
    const answer = await change('retireProduct', (requestId) => ({
      requestId,
      productId,
      version,
    }));
    settle(answer, t('product.done.retire', { version }));
  }

  return (
    <>
      <FormActions>
        <Button kind="primary" busy={busy} onClick={() => void draft()}>
          {t('product.newVersion')}
        </Button>
        {state === 'PUBLISHED' && (
          <Button busy={busy} onClick={() => setAsking(true)}>
            {t('product.retire.button')}
          </Button>
        )}
      </FormActions>
      {isAsking && (
        <Question
          title={t('product.retire.title', { version })}
          text={[t('product.retire.text'), ...impactInWords(translator, impact)].join(' ')}
          no={t('catalogue.cancel')}
          yes={t('product.retire.yes')}
          onAnswer={(yes) => {
            setAsking(false);
            if (yes) void retire();
          }}
        />
      )}
    </>
  );
}
