import { makeStyles } from '@griffel/react';
import { useRef, useState } from 'react';
import type { ProductVersion } from '#domain/lending/catalogue/product.ts';
import { decisionOutcome } from '#renderer/features/operator/catalogue/decide/decision-words.ts';
import { ProductFields } from '#renderer/features/operator/catalogue/form/product-fields.tsx';
import { StaleNote } from '#renderer/features/operator/shared/stale-note.tsx';
import type { TypedProduct } from '#renderer/features/operator/catalogue/form/typed-product.ts';
import type { DraftFormState } from '#renderer/features/operator/catalogue/form/use-draft-form.ts';
import { ChangeTable } from '#renderer/features/operator/catalogue/terms/change-table.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';
import { Form } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { failureOutcome } from '#renderer/ui/staff/failure-words.ts';

const useStyles = makeStyles({
  fields: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    // What has the focus is not below the buttons.
    '& :is(input, textarea, button)': { scrollMarginBottom: '6rem' },
  },
  // In reach from every field of a long form.
  actions: {
    [from.lg]: { position: 'sticky', bottom: 0, zIndex: 1 },
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s,
    padding: `${space.s} 0`,
    backgroundColor: token.colorNeutralBackground1,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
  },
});

/** A draft to fill in, with everything that a product says. */
export function DraftForm({
  draft,
  saved,
  typed,
}: {
  readonly draft: DraftFormState;
  /** As the gateway has it. */
  readonly saved: ProductVersion;
  /** As typed; null while that cannot be read. */
  readonly typed: ProductVersion | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const showToast = useToasts();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const save = useRef<HTMLButtonElement>(null);
  const { form, isTyped, isSaving, isStale } = draft;

  async function submit(values: TypedProduct): Promise<void> {
    setOutcome(null);
    const answer = await draft.save(values);
    if (answer === null) return;
    if (answer.ok) showToast({ text: t('productForm.saved') });
    else setOutcome(decisionOutcome(t, answer.failure) ?? failureOutcome(t, answer.failure));
  }

  // The buttons of the note are gone then.
  const choosing = (choose: () => void) => () => {
    choose();
    save.current?.focus();
  };

  return (
    <Form onSubmit={form.handleSubmit(submit)}>
      {isStale && (
        <StaleNote
          text={t('productForm.stale')}
          onTake={choosing(draft.takeSaved)}
          onKeep={choosing(draft.keepMine)}
        >
          {typed !== null && <ChangeTable before={saved} after={typed} kind="typed" />}
        </StaleNote>
      )}
      <div
        className={styles.fields}
        // Of a field of several lines, browsers bring what is written there into view, below the buttons too.
        onFocus={({ target }) => {
          if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
        }}
      >
        <ProductFields form={form} />
      </div>
      <OutcomeMessage outcome={outcome} />
      <div className={styles.actions}>
        <Button ref={save} type="submit" kind="primary" busy={isSaving || isStale}>
          {t('productForm.save')}
        </Button>
        {isTyped && !isStale && (
          <Button
            onClick={() => {
              draft.takeSaved();
              // This button is gone then.
              save.current?.focus();
              showToast({ text: t('productForm.undone') });
            }}
          >
            {t('productForm.undo')}
          </Button>
        )}
      </div>
    </Form>
  );
}
