import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Paise } from '#domain/money/money.ts';
import { CaseChanges } from '#renderer/features/lender/case/case-changes.tsx';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { OfferForm, offerRules } from '#renderer/features/lender/offer/offer-form.tsx';
import { OfferPreview } from '#renderer/features/lender/offer/offer-preview.tsx';
import { limitsOf } from '#renderer/features/lender/offer/offer-problems.ts';
import {
  type TypedOffer,
  enteredOffer,
  publishedOffer,
} from '#renderer/features/lender/offer/typed-offer.ts';
import { needsSecond, useOffering } from '#renderer/features/lender/offer/use-offering.ts';
import { weekdayAndMomentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { Remark } from '#renderer/ui/text/remark.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: token.fontSizeBase500, outlineStyle: 'none' },
});

type Asked = { readonly amount: Paise; readonly months: number };

/**
 * Makes an offer in two steps: its terms, then the key facts statement that they give, which is sent as it was read. What
 * is typed stays in this tab until it is sent.
 */
export function MakeOffer({
  opened,
  asked,
  start,
  onStarted,
  onClose,
  onSent,
}: {
  readonly opened: OpenedCase;
  readonly asked: Asked;
  /** What the form begins with in the place of what was typed before; null for that, or else the published terms. */
  readonly start: TypedOffer | null;
  /** The form has taken it over, and keeps it. */
  readonly onStarted: () => void;
  readonly onClose: () => void;
  readonly onSent: (text: string) => void;
}) {
  const { t, language } = useTranslation();
  const { product } = opened;
  const [limits] = useState(() => limitsOf(product, asked, Date.now()));
  const published = publishedOffer(product, asked);
  const form = useForm<TypedOffer>({
    resolver: offerRules(limits),
    defaultValues: published,
  });
  const forget = useDraft(`lender-offer-${opened.number}-draft`, form);
  const { reset } = form;
  useEffect(() => {
    if (start === null) return;
    reset(start, { keepDefaultValues: true });
    onStarted();
  }, [start, reset, onStarted]);
  const { shown, busy, outcome, changedFrom, preview, send, change } = useOffering(opened, form);
  const isShown = shown !== null;
  const isForSecond = shown !== null && needsSecond(opened, shown.entered.amount);
  const step = isShown ? 'previewTitle' : 'title';

  async function show(typed: TypedOffer): Promise<void> {
    const entered = enteredOffer(typed, product);
    if (entered !== null) await preview(entered);
  }
  async function sendIt(): Promise<void> {
    const sent = await send();
    if (sent === null) return;
    forget();
    const moment = weekdayAndMomentInWords(sent.validUntil - 1, language);
    onSent(sent.isDrafted ? t('lenderDraft.kept') : t('lenderOffer.sent', { moment }));
  }
  return (
    <Stack gap="m" as="section">
      <StepTitle key={step} text={t(`lenderOffer.${step}`)} />
      {changedFrom !== null && (
        <CaseChanges
          before={changedFrom}
          after={opened}
          {...(isShown && { text: t('lenderOffer.statementChanged') })}
        />
      )}
      <OutcomeMessage outcome={outcome} />
      {opened.draft !== null && opened.secondPerson.offersAbove !== null && (
        <Remark tone="warning">{t('lenderDraft.waitsAlready')}</Remark>
      )}
      {isShown ? (
        <OfferPreview
          shown={shown}
          intro={t(isForSecond ? 'lenderDraft.previewIntro' : 'lenderOffer.previewIntro')}
          send={t(isForSecond ? 'lenderDraft.keep' : 'lenderOffer.send')}
          change={t('lenderOffer.change')}
          busy={busy}
          onSend={() => void sendIt()}
          onChange={change}
        />
      ) : (
        <OfferForm
          form={form}
          limits={limits}
          busy={busy}
          onShow={show}
          onClear={() => {
            form.reset(published);
            forget();
          }}
          onClose={onClose}
        />
      )}
    </Stack>
  );
}

/** Takes the focus when its step begins. */
function StepTitle({ text }: { readonly text: string }) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.title}>
      {text}
    </h2>
  );
}
