import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import type { PricedModel } from '#domain/lending/price-list.ts';
import { onRoadPriceOf } from '#domain/lending/quote.ts';
import { aprRangeOf, rangesOf } from '#domain/lending/quote-ranges.ts';
import type { Compared } from '#renderer/features/dealer-desk/quote/present/compared.ts';
import { rangeInWords } from '#renderer/features/dealer-desk/quote/present/range-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import { space, token } from '#renderer/theme/token.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inWholeRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  sides: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    gap: space.m,
  },
  vehicle: {
    minWidth: 0,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke1}`,
    borderRadius: token.borderRadius2XLarge,
  },
  name: { margin: 0, fontSize: token.fontSizeBase500, overflowWrap: 'anywhere' },
  facts: { margin: 0 },
  fact: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space.m}`,
    padding: `${space.xs} 0`,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
  },
  label: { color: token.colorNeutralForeground2 },
  value: {
    margin: 0,
    fontSize: token.fontSizeBase500,
    fontWeight: token.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
});

type Vehicle = Compared & {
  /** As the price list has it; null where it is not on the list. */
  readonly listed: PricedModel | null;
};

/** Vehicles beside each other, on a narrow screen one below the other. */
export function SideBySide({ vehicles }: { readonly vehicles: readonly Vehicle[] }) {
  const styles = useStyles();
  return (
    <div className={styles.sides}>
      {vehicles.map((vehicle, at) => (
        <OneVehicle key={at} vehicle={vehicle} />
      ))}
    </div>
  );
}

function OneVehicle({ vehicle }: { readonly vehicle: Vehicle }) {
  const styles = useStyles();
  const translator = useTranslation();
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.vehicle}>
      <h3 id={title} className={styles.name}>
        {vehicle.terms.model}
      </h3>
      <dl className={styles.facts}>
        {factsOf(vehicle, translator).map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Fact = { readonly label: string; readonly value: string };

function factsOf({ terms, figures, listed }: Vehicle, translator: Translator): readonly Fact[] {
  const { t } = translator;
  const apr = figures === null ? null : aprRangeOf(figures);
  const unknown = t('fromDealer.compare.unknown');
  return [
    { label: t('fromDealer.onRoad'), value: inWholeRupees(onRoadPriceOf(terms)) },
    { label: t('fromDealer.down'), value: inWholeRupees(terms.downPayment) },
    ...(figures?.tenors ?? []).flatMap((tenor) => factsOfTenor(tenor, translator)),
    {
      label: t('fromDealer.compare.apr'),
      value: apr === null ? unknown : rangeInWords(t, apr, formatPercent),
    },
    { label: t('fromDealer.compare.battery'), value: listed?.battery ?? unknown },
    {
      label: t('fromDealer.compare.range'),
      value:
        listed?.rangeKm == null ? unknown : t('fromDealer.compare.km', { count: listed.rangeKm }),
    },
  ];
}

function factsOfTenor(
  tenor: Parameters<typeof rangesOf>[0],
  { t, language }: Translator,
): readonly Fact[] {
  const months = monthsInWords(tenor.months, language);
  const ranges = rangesOf(tenor);
  const aMonth = t('fromDealer.compare.aMonth', { months });
  if (ranges === null) return [{ label: aMonth, value: t('quoteSheet.cell.notFor') }];
  return [
    { label: aMonth, value: rangeInWords(t, ranges.instalment, inWholeRupees) },
    {
      label: t('fromDealer.compare.total', { months }),
      value: rangeInWords(t, ranges.totalPaid, inWholeRupees),
    },
  ];
}
