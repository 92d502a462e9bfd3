import type { Telling } from '#renderer/features/operator/application/record/history-words.ts';
import {
  caseInWords,
  offerInWords,
} from '#renderer/features/operator/application/shared/application-words.ts';
import { Moment } from '#renderer/ui/text/moment.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { CostFold } from '#renderer/ui/cost/cost-breakdown.tsx';
import { loanIn } from '#renderer/ui/cost/cost-in-words.ts';
import { LabelledRows } from '#renderer/ui/tables/labelled-rows.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { nameIn } from '#domain/languages.ts';

/** How far the application is with each lender, and the offers that were made. */
export function Lenders({ telling }: { readonly telling: Telling }) {
  const { t, language } = useTranslation();
  const { words, lenderName, application } = telling;
  const { cases, offers, content } = application;
  const asked = (content?.match?.matched ?? []).filter(({ product }) =>
    cases.some(({ productId }) => productId === product.id),
  );
  return (
    <Stack gap="m">
      <h3>{t('review.record.cases')}</h3>
      {cases.length === 0 ? (
        <p>{t('review.record.noCases')}</p>
      ) : (
        <DataTable
          caption={t('review.record.cases')}
          columns={[
            t('review.record.lender'),
            t('review.record.product'),
            t('review.fact.state'),
            t('review.record.received'),
            t('review.record.changed'),
          ]}
          rows={cases.map((each) => ({
            id: each.lenderId,
            cells: [
              lenderName(each.lenderId),
              t('review.record.version', { product: each.productId, version: each.productVersion }),
              caseInWords(words, each.state),
              each.acknowledgedAt === null ? (
                t('review.record.notYet')
              ) : (
                <Moment key="acknowledged" at={each.acknowledgedAt} />
              ),
              <Moment key="changed" at={each.changedAt} />,
            ],
          }))}
        />
      )}
      {asked.map(({ lender, product, offer }) => (
        <CostFold
          key={product.id}
          loan={loanIn(offer, language)}
          of={t('review.record.askedOf', { lender: nameIn(lender.names, language) })}
          isNamed
        />
      ))}
      <h3>{t('review.record.offers')}</h3>
      {offers.length === 0 ? (
        <p>{t('review.record.noOffers')}</p>
      ) : (
        <DataTable
          caption={t('review.record.offers')}
          columns={[
            t('review.record.lender'),
            t('review.fact.state'),
            t('review.record.madeAt'),
            t('review.record.validUntil'),
          ]}
          rows={offers.map(({ offer, lenderId, state, madeAt, validUntil }) => ({
            id: offer,
            cells: [
              lenderName(lenderId),
              offerInWords(words, state),
              <Moment key="made" at={madeAt} />,
              // It is over with that moment.
              <Moment key="until" at={validUntil - 1} />,
            ],
          }))}
        />
      )}
      {offers.map(({ offer, lenderId, terms, madeAt }) =>
        terms === null ? null : (
          <CostFold
            key={offer}
            loan={loanIn(terms, language)}
            of={t('review.record.offerOf', {
              lender: lenderName(lenderId),
              moment: momentInWords(new Date(madeAt), language),
            })}
            isNamed
          />
        ),
      )}
      <Delivery telling={telling} />
    </Stack>
  );
}

function Delivery({ telling: { words, lenderName, application } }: { readonly telling: Telling }) {
  const { t, language } = words;
  const { delivery } = application;
  if (delivery === null) {
    return (
      <>
        <h3>{t('review.delivery.title')}</h3>
        <p>{t('review.delivery.none')}</p>
      </>
    );
  }
  const moment = (at: number) => momentInWords(new Date(at), language);
  return (
    <LabelledRows
      heading="h3"
      title={t('review.delivery.title')}
      rows={[
        [t('review.record.lender'), lenderName(delivery.lenderId)],
        [t('review.fact.state'), t(`review.delivery.state.${delivery.state}`)],
        [t('review.delivery.amount'), inRupees(delivery.amount)],
        [t('review.delivery.paid'), inRupees(delivery.paid)],
        [t('review.delivery.requested'), moment(delivery.requestedAt)],
        [t('review.delivery.changed'), moment(delivery.changedAt)],
      ]}
    />
  );
}
