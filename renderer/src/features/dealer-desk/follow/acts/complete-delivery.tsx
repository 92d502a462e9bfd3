import { makeStyles } from '@griffel/react';
import { type SubmitEvent, useId, useState } from 'react';
import { DOCUMENTS_AFTER_SANCTION, type DocumentKind } from '#domain/lending/documents.ts';
import type { SeenDelivery } from '#renderer/features/dealer-desk/follow/acts/report-invoice.tsx';
import { documentInWords } from '#renderer/features/dealer-desk/follow/follow-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FieldError } from '#renderer/ui/basics/field.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import type { Acting } from '#renderer/ui/staff/use-act.ts';

const useStyles = makeStyles({
  papers: { display: 'flex', flexDirection: 'column', minWidth: 0 },
});

type Paper = (typeof DOCUMENTS_AFTER_SANCTION)[number];

/** Says which vehicle documents are there. */
export function CompleteDelivery({
  seen,
  documents,
  acting: { busy, act },
}: {
  readonly seen: SeenDelivery;
  /** The ones already in the application. */
  readonly documents: readonly DocumentKind[];
  readonly acting: Acting;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const id = useId();
  const [ticked, setTicked] = useState<readonly Paper[]>([]);
  const [isEmpty, setEmpty] = useState(false);

  async function complete(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setEmpty(ticked.length === 0);
    if (ticked.length === 0) return;
    await act(
      'completeDelivery',
      (requestId) => ({ requestId, ...seen, documents: [...ticked] }),
      t('following.act.completeDone'),
    );
  }
  const there = (kind: Paper) => documents.includes(kind);
  return (
    <Form onSubmit={complete}>
      <p>{t('following.act.documentsWhy')}</p>
      <div
        role="group"
        aria-labelledby={id}
        aria-describedby={isEmpty ? `${id}-error` : undefined}
        className={styles.papers}
      >
        <strong id={id}>{t('following.act.papers')}</strong>
        {DOCUMENTS_AFTER_SANCTION.map((kind) => (
          <TickBox
            key={kind}
            label={labelOf(kind)}
            ticked={ticked.includes(kind)}
            onChange={(isTicked) => {
              setEmpty(false);
              setTicked(
                DOCUMENTS_AFTER_SANCTION.filter((other) =>
                  other === kind ? isTicked : ticked.includes(other),
                ),
              );
            }}
          />
        ))}
        <FieldError id={`${id}-error`} text={isEmpty ? t('following.error.papers') : undefined} />
      </div>
      <FormActions>
        <Button type="submit" kind="primary" busy={busy}>
          {t('following.act.complete')}
        </Button>
      </FormActions>
    </Form>
  );

  function labelOf(kind: Paper): string {
    const name = documentInWords(kind, translator);
    return there(kind) ? t('following.act.sentAlready', { name }) : name;
  }
}
