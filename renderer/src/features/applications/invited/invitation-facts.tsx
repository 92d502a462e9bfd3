import type { ShownInvitation } from '#renderer/features/applications/invited/accept.ts';
import { inRupees, inWholeRupees } from '#renderer/ui/text/rupees.ts';
import { dayInWords, momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { nameIn } from '#domain/languages.ts';

type Counter = NonNullable<ShownInvitation['quote']>['counters'][number];

/** Who invites the customer to apply, for which vehicle, and at what prices. */
export function InvitationFacts({ invitation }: { readonly invitation: ShownInvitation }) {
  const { t, language } = useTranslation();
  const { dealer, quote, vehicleKind, expiresAt } = invitation;
  const facts = [
    ...(vehicleKind === null
      ? []
      : [{ label: t('invited.vehicle'), value: t(`matching.kind.${vehicleKind}`) }]),
    ...(quote === null
      ? []
      : [
          { label: t('invited.model'), value: quote.model },
          { label: t('invited.price'), value: inRupees(quote.exShowroomPrice) },
          { label: t('invited.onRoad'), value: inRupees(quote.onRoadPrice) },
          { label: t('invited.down'), value: inRupees(quote.downPayment) },
          { label: t('invited.validUntil'), value: dayInWords(quote.validUntil, language) },
        ]),
  ];
  const counterInWords = ({ lender, product, amount }: Counter) => ({
    label: listInWords([nameIn(lender, language), nameIn(product, language)], language),
    value: inWholeRupees(amount),
  });
  return (
    <>
      <h1>{t('invited.title', { dealer: nameIn(dealer.names, language) })}</h1>
      <p>{t('invited.text', { dealer: nameIn(dealer.names, language) })}</p>
      {quote !== null && <p>{t('invited.quoted')}</p>}
      {facts.length > 0 && <Facts facts={facts} />}
      {quote !== null && quote.counters.length > 0 && (
        <>
          <h2>{t('invited.counter')}</h2>
          <p>{t('invited.counterText')}</p>
          <Facts facts={quote.counters.map(counterInWords)} />
        </>
      )}
      <p>{t('invited.until', { moment: momentInWords(new Date(expiresAt), language) })}</p>
      <h2>{t('invited.questions')}</h2>
    </>
  );
}
