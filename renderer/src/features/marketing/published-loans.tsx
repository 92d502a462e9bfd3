import { nameIn } from '#domain/languages.ts';
import type { PublishedOffer } from '#domain/lending/matching/published-offers.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { usePublishedOffers } from '#renderer/platform/queries/use-published-offers.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Card, CardGrid } from '#renderer/ui/layout/card.tsx';
import { Section } from '#renderer/ui/layout/section.tsx';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

/** What each published product offers in rupees: prerendered, and renewed once the page is used. */
export function PublishedLoans() {
  const translator = useTranslation();
  const { t, language } = translator;
  const published = usePublishedOffers();
  if (typeof published === 'string') {
    return <Section heading={t('published.heading')} paragraphs={[t(`published.${published}`)]} />;
  }
  const { middle, offers } = published;
  const intro = t('published.intro', { amount: inRupees(middle.amount), months: middle.months });
  return (
    <Section heading={t('published.heading')} paragraphs={[intro]}>
      <CardGrid across="two">
        {offers.map((offer) => (
          <Card
            key={offer.product.id}
            title={nameIn(offer.lender.names, language)}
            text={nameIn(offer.product.names, language)}
          >
            <Facts facts={factsOf(offer, translator)} />
          </Card>
        ))}
      </CardGrid>
      <FormActions>
        <ButtonLink to="/loan-eligibility#match">{t('published.check')}</ButtonLink>
      </FormActions>
    </Section>
  );
}

function factsOf(
  { amount, tenure, vehicleKinds, example }: PublishedOffer,
  { t, language }: Translator,
) {
  const kinds = vehicleKinds.map((kind) => t(`published.kind.${kind}`));
  return [
    {
      label: t('published.amount'),
      value: t('published.range', { min: inRupees(amount.min), max: inRupees(amount.max) }),
    },
    { label: t('published.tenure'), value: t('published.monthRange', tenure) },
    {
      label: t('published.apr'),
      value: example === null ? t('published.unfit') : formatPercent(example.apr),
    },
    {
      label: t('published.emi'),
      value: example === null ? t('published.unfit') : inRupees(example.instalment),
    },
    {
      label: t('published.vehicles'),
      value: new Intl.ListFormat(language, { type: 'conjunction' }).format(kinds),
    },
  ];
}
