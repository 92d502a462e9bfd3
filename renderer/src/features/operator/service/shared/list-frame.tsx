import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';

const useStyles = makeStyles({
  view: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  intro: { maxWidth: '75ch', color: token.colorNeutralForeground2 },
  filter: { maxWidth: '20rem' },
});

/** A list below a sentence that says what it is, with the choice of what it shows. */
export function ListFrame<Filter extends string>({
  intro,
  filter,
  options,
  onFilter,
  children,
}: {
  readonly intro: string;
  readonly filter: Filter;
  readonly options: readonly { readonly value: Filter; readonly label: string }[];
  readonly onFilter: (filter: Filter) => void;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.view}>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.filter}>
        <ChoiceField
          label={t('service.list.show')}
          value={filter}
          options={options}
          onChange={onFilter}
        />
      </div>
      {children}
    </div>
  );
}
