import { makeStyles } from '@griffel/react';
import { MAX_OPEN_OFFERS } from '#domain/lending/lender-acts.ts';
import type { OpenedCase } from '#renderer/features/lender/case/opened-case.ts';
import { MakeOffer } from '#renderer/features/lender/offer/make-offer.tsx';
import { OfferList } from '#renderer/features/lender/offer/offer-list.tsx';
import type { TypedOffer } from '#renderer/features/lender/offer/typed-offer.ts';
import { stateInWords } from '#renderer/features/lender/shared/case-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: token.fontSizeBase500 },
});

/** The offers that were made, and the one that is being made. */
export function CaseOffers({
  opened,
  isOffering,
  start,
  onStarted,
  onOffering,
  onBegin,
  onDone,
}: {
  readonly opened: OpenedCase;
  readonly isOffering: boolean;
  /** What the form of an offer begins with; null for what was typed there before. */
  readonly start: TypedOffer | null;
  /** The form has taken it over. */
  readonly onStarted: () => void;
  readonly onOffering: (isOpen: boolean) => void;
  readonly onBegin: () => void;
  readonly onDone: (text: string) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { content } = opened;
  return (
    <Stack>
      {isOffering && content !== null && (
        <MakeOffer
          opened={opened}
          asked={content.loan}
          start={start}
          onStarted={onStarted}
          onClose={() => onOffering(false)}
          onSent={(text) => {
            onOffering(false);
            onDone(text);
          }}
        />
      )}
      <Stack gap="m" as="section">
        <h2 className={styles.title}>{t('lenderOffer.list')}</h2>
        {opened.offers.length === 0 ? (
          <p>{t('lenderOffer.none')}</p>
        ) : (
          <OfferList opened={opened} onBegin={onBegin} onDone={onDone} />
        )}
        {!isOffering && <CannotOffer opened={opened} />}
      </Stack>
    </Stack>
  );
}

/** Why no offer can be made, where that is not plain from the state alone. */
function CannotOffer({ opened }: { readonly opened: OpenedCase }) {
  const words = useTranslation();
  const { t } = words;
  if (opened.acts.includes('makeOffer') || opened.waitsFor === null) return null;
  const open = opened.offers.filter(({ state }) => state === 'OPEN').length;
  return (
    <p>
      {open >= MAX_OPEN_OFFERS
        ? t('lenderOffer.tooMany')
        : t('lenderOffer.cannot', { state: stateInWords(opened, words) })}
    </p>
  );
}
