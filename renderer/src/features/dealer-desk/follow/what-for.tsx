import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { numberInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';
import { nameIn } from '#domain/languages.ts';

/** Whose application it is, and for what: as far as the dealer may know it. */
export function WhatFor({
  application: { number, lead, quote, lender },
}: {
  readonly application: FollowedApplication;
}) {
  const { t, language } = useTranslation();
  return (
    <Facts
      facts={[
        {
          label: t('following.customer'),
          value:
            lead === null
              ? t('following.noLead')
              : `${lead.name}, ${numberInWords(lead.mobileNumber)}`,
        },
        { label: t('following.number'), value: number },
        {
          label: t('following.vehicle'),
          value:
            quote === null
              ? t('following.noQuote')
              : t('following.vehicleOf', {
                  model: quote.model,
                  price: inWholeRupees(quote.onRoadPrice),
                }),
        },
        ...(quote === null
          ? []
          : [{ label: t('following.loan'), value: inWholeRupees(quote.loanAmount) }]),
        {
          label: t('following.lender'),
          value: lender === null ? t('following.noLender') : nameIn(lender, language),
        },
      ]}
    />
  );
}
