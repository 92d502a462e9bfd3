import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { EditLender } from '#renderer/features/operator/organisations/lender/edit-lender.tsx';
import { LenderAddress } from '#renderer/features/operator/organisations/lender/lender-address.tsx';
import { LenderKeys } from '#renderer/features/operator/organisations/lender/lender-keys.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { Fold } from '#renderer/ui/folds/fold.tsx';
import { LabelledRows } from '#renderer/ui/tables/labelled-rows.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import type { LenderSystem } from '#renderer/features/operator/organisations/lender/lender-system.ts';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { nameIn } from '#domain/languages.ts';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space.xl,
    [from.xl]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)' },
  },
});

/** A lender, and what waits for a decision there before the fold is opened. */
export function LenderCard({ system }: { readonly system: LenderSystem }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const { lender, url, proposal, keys } = system;
  const { grievanceOfficer: officer } = lender;
  const waiting =
    keys.filter(({ state }) => state === 'PROPOSED').length + (proposal === null ? 0 : 1);
  const name = nameIn(lender.names, language);
  const how = t(url === null ? 'organisations.byInbox' : 'organisations.bySystem');
  return (
    <Fold
      heading="h2"
      title={[
        name,
        how,
        ...(waiting === 0 ? [] : [t('organisations.waiting', { count: waiting })]),
      ].join(' · ')}
    >
      <div className={styles.columns}>
        <Stack gap="l">
          <LabelledRows
            heading="h3"
            title={t('organisations.read')}
            rows={[
              [t('organisations.id'), lender.id],
              [t('productTerms.nameEn'), lender.names.en],
              [t('productTerms.nameHi'), lender.names.hi],
              [
                t('organisations.kind'),
                t(`organisations.kinds.${lender.isSample ? 'sample' : 'real'}`),
              ],
              [t('organisations.website'), lender.website],
              [t('organisations.officerEn'), officer.names.en],
              [t('organisations.officerHi'), officer.names.hi],
              [t('organisations.email'), officer.email],
              [t('organisations.phone'), officer.phone],
            ]}
          />
          <IfMay call="saveLender">
            <div>
              <PageButton
                aria-label={t('organisations.about', { act: t('organisations.edit'), what: name })}
                onClick={() => setEditing(true)}
              >
                {t('organisations.edit')}
              </PageButton>
            </div>
          </IfMay>
        </Stack>
        <Stack gap="l">
          <LenderAddress system={system} />
          <LenderKeys system={system} />
        </Stack>
      </div>
      {isEditing && <EditLender saved={system} onClose={() => setEditing(false)} />}
    </Fold>
  );
}
