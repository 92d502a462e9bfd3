import { makeStyles } from '@griffel/react';
import {
  type PricedModel,
  chassisNumbersOf,
  coloursOf,
  keyOfModel,
  nameOfModel,
  pricesOn,
} from '#domain/lending/price-list.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  small: {
    display: 'block',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    fontWeight: token.fontWeightRegular,
  },
});

/** The models of a list whose name, battery or stock has what is searched for, by name. */
export function PriceTable({
  models,
  search,
  onEdit,
}: {
  readonly models: readonly PricedModel[];
  readonly search: string;
  /** null where it is only read. */
  readonly onEdit: ((model: PricedModel) => void) | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const today = indianToday();
  const found = models
    .filter((model) => isFound(model, search))
    .toSorted((one, other) => keyOfModel(one).localeCompare(keyOfModel(other)));
  if (found.length === 0) {
    return <p role="status">{t(models.length === 0 ? 'prices.none' : 'prices.noneFound')}</p>;
  }
  return (
    <DataTable
      caption={t('desk.titles.prices')}
      manyColumns
      columns={[
        t('prices.field.model'),
        t('prices.field.price'),
        t('prices.field.registration'),
        t('prices.field.insurance'),
        t('prices.runningOffers'),
        t('prices.inStock'),
        ...(onEdit === null ? [] : [t('prices.act')]),
      ]}
      rows={found.map((model) => {
        const name = nameOfModel(model);
        const { discount, registration, insurance } = pricesOn(model, today, null);
        const details = [
          t(`matching.kind.${model.vehicleKind}`),
          ...(model.battery === null ? [] : [model.battery]),
          ...(model.rangeKm === null ? [] : [t('prices.km', { count: model.rangeKm })]),
        ];
        return {
          id: keyOfModel(model),
          cells: [
            <>
              {name}
              <span className={styles.small}>{details.join(', ')}</span>
            </>,
            inRupees(model.exShowroomPrice),
            inRupees(registration),
            inRupees(insurance),
            discount === 0 ? t('prices.no') : inRupees(discount),
            <>
              {chassisNumbersOf(model).length}
              <span className={styles.small}>{coloursOf(model)}</span>
            </>,
            ...(onEdit === null
              ? []
              : [
                  <Button
                    key="edit"
                    aria-label={t('prices.editOf', { name })}
                    onClick={() => onEdit(model)}
                  >
                    {t('prices.edit')}
                  </Button>,
                ]),
          ],
        };
      })}
    />
  );
}

function isFound(model: PricedModel, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [nameOfModel(model), model.battery ?? '', ...chassisNumbersOf(model)].some((text) =>
    text.toLowerCase().includes(wanted),
  );
}
