import { changeReasonIn } from '#domain/lending/answers.ts';
import { isAcceptedState } from '#domain/lending/states/lender-case-states.ts';
import { makeStyles } from '@griffel/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { LENDER_ASK_REASONS } from '#contract/lenders/calls.ts';
import {
  DOCUMENTS_BEFORE_SANCTION,
  type DocumentKind,
  isTimely,
  kindsAskedOf,
} from '#domain/lending/documents.ts';
import type { ActProps } from '#renderer/features/lender/case/acts/reasoned-acts.tsx';
import { seenOf } from '#renderer/features/lender/case/opened-case.ts';
import { useAct } from '#renderer/features/lender/case/use-act.tsx';
import { documentInWords } from '#renderer/features/lender/shared/case-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FieldError } from '#renderer/ui/basics/field.tsx';
import { SideDrawer } from '#renderer/ui/dialogs/side-drawer.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';

/** What to request and why, as chosen so far. */
export type Asking = { readonly documents: readonly DocumentKind[]; readonly reason: string };

const useStyles = makeStyles({
  kinds: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  intro: { marginBottom: space.m },
});

/** Asks the borrower for documents, with a reason. The choice is restored when it is opened again. */
export function AskDrawer({
  opened,
  asking,
  onClose,
  onDone,
}: Omit<ActProps, 'onClose'> & {
  readonly asking: Asking;
  readonly onClose: (asking: Asking) => void;
}) {
  const styles = useStyles();
  const words = useTranslation();
  const { t } = words;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { busy, act, message } = useAct(opened);
  const [ticked, setTicked] = useState(asking.documents);
  /** How often it was sent without a document since one was ticked. */
  const [misses, setMisses] = useState(0);
  const isEmpty = misses > 0;
  const form = useForm({ defaultValues: { reason: asking.reason } });
  const typed = useWatch({ control: form.control, name: 'reason' });
  const chosen = LENDER_ASK_REASONS.find((each) => each === typed);
  const spoken = opened.content?.language ?? 'en';
  const close = () => onClose({ documents: ticked, reason: typed });
  const { product, content, state } = opened;
  const kinds = kindsAskedOf(DOCUMENTS_BEFORE_SANCTION, content?.guarantor !== null).filter(
    (kind) => isTimely(kind, product.documents.beforeSanction, isAcceptedState(state)),
  );

  // The first that is wrong may be far above the button.
  useEffect(() => {
    if (misses > 0) group.current?.querySelector('input')?.focus();
  }, [misses]);

  async function ask(): Promise<void> {
    const isNothing = ticked.length === 0;
    setMisses(isNothing ? misses + 1 : 0);
    if (chosen === undefined) {
      form.setError(
        'reason',
        { message: 'lenderActs.askForMore.reasonMissing' },
        { shouldFocus: !isNothing },
      );
    }
    if (chosen === undefined || ticked.length === 0) return;
    const done = await act('reportStatus', (requestId) => ({
      requestId,
      ...seenOf(opened),
      status: 'ACTION_REQUIRED',
      documents: [...ticked],
      reason: chosen,
    }));
    if (done !== null) onDone(t('lenderActs.askForMore.done'));
  }
  function tick(kind: DocumentKind, isTicked: boolean): void {
    setMisses(0);
    setTicked(kinds.filter((each) => (each === kind ? isTicked : ticked.includes(each))));
  }
  return (
    <SideDrawer
      title={t('lenderActs.askForMore.name')}
      closeLabel={t('lenderActs.close')}
      onClose={close}
    >
      <p className={styles.intro}>{t('lenderActs.askForMore.text')}</p>
      <Form onSubmit={form.handleSubmit(ask)}>
        <div
          ref={group}
          role="group"
          aria-labelledby={id}
          aria-describedby={isEmpty ? `${id}-error` : undefined}
          className={styles.kinds}
        >
          <strong id={id}>{t('lenderActs.askForMore.documents')}</strong>
          {kinds.map((kind) => (
            <TickBox
              key={kind}
              label={documentInWords(kind, words)}
              ticked={ticked.includes(kind)}
              onChange={(isTicked) => tick(kind, isTicked)}
            />
          ))}
          <FieldError
            id={`${id}-error`}
            text={isEmpty ? t('lenderActs.askForMore.documentsMissing') : undefined}
          />
        </div>
        <RadioField
          form={form}
          name="reason"
          label={t('lenderActs.askForMore.reason')}
          stacked
          options={LENDER_ASK_REASONS.map((value) => ({
            value,
            label: t(`lenderActs.askForMore.reasons.${value}`),
          }))}
        />
        {chosen !== undefined && (
          <p>
            {t('lenderActs.askForMore.reads')} <q lang={spoken}>{changeReasonIn(chosen, spoken)}</q>
          </p>
        )}
        {message}
        <FormActions>
          <Button type="submit" kind="primary" busy={busy}>
            {t('lenderActs.askForMore.send')}
          </Button>
          <Button onClick={close}>{t('lenderActs.cancel')}</Button>
        </FormActions>
      </Form>
    </SideDrawer>
  );
}
