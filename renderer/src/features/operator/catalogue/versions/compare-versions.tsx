import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReplyOf } from '#contract/gateway.ts';
import type { productVersions } from '#contract/operators/catalogue.ts';
import { TermTable } from '#renderer/features/operator/catalogue/terms/change-table.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { TitledPart } from '#renderer/ui/layout/titled-part.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';

const useStyles = makeStyles({
  choice: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 18rem))',
    alignItems: 'end',
    gap: space.m,
  },
});

/** Two versions field by field, in the words of the form; which two is in the address. */
export function CompareVersions({
  productId,
  versions,
  compared,
}: {
  readonly productId: string;
  /** The newest first. */
  readonly versions: readonly ReplyOf<typeof productVersions>['versions'][number][];
  readonly compared: readonly [number, number] | null;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isWhole, setWhole] = useState(false);
  const numbers = versions.map(({ product }) => product.version);
  const known = (version: number | undefined) => numbers.find((each) => each === version);
  const before = known(compared?.[0]) ?? numbers[1];
  const after = known(compared?.[1]) ?? numbers[0];
  const productOf = (version: number | undefined) =>
    versions.find(({ product }) => product.version === version)?.product;
  const [older, newer] = [productOf(before), productOf(after)];
  const choose = (chosen: readonly [number, number]) =>
    void navigate(
      { hash: fragmentOf({ view: 'versions', productId, compared: chosen }) },
      { replace: true },
    );
  const options = versions.map(({ product, state }) => ({
    value: String(product.version),
    label: `${t('versions.name', { version: product.version })} (${t(`catalogue.state.${state}`)})`,
  }));
  return (
    <TitledPart title={t('versions.compare.title')}>
      {older === undefined || newer === undefined ? (
        <p>{t('versions.compare.one')}</p>
      ) : (
        <>
          <div className={styles.choice}>
            <ChoiceField
              label={t('versions.compare.before')}
              value={String(older.version)}
              options={options}
              onChange={(chosen) => choose([Number(chosen), newer.version])}
            />
            <ChoiceField
              label={t('versions.compare.after')}
              value={String(newer.version)}
              options={options}
              onChange={(chosen) => choose([older.version, Number(chosen)])}
            />
            <TickBox label={t('versions.compare.whole')} ticked={isWhole} onChange={setWhole} />
          </div>
          {older.version === newer.version ? (
            <p role="status">{t('versions.compare.same')}</p>
          ) : (
            <TermTable
              before={older}
              after={newer}
              isWhole={isWhole}
              none={t('versions.compare.none')}
              caption={t('versions.compare.caption', {
                before: older.version,
                after: newer.version,
              })}
              columns={[
                t('versions.name', { version: older.version }),
                t('versions.name', { version: newer.version }),
              ]}
            />
          )}
        </>
      )}
    </TitledPart>
  );
}
