import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { SERVICE_STEPS, type ServiceLevels as Levels } from '#domain/lending/service-levels.ts';
import {
  type SetLevels,
  clockOf,
} from '#renderer/features/operator/catalogue/service-levels/typed-levels.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { Facts } from '#renderer/ui/text/facts.tsx';

const useStyles = makeStyles({ heading: { fontSize: '1.25rem' } });

const loadDialog = async () =>
  (await import('#renderer/features/operator/catalogue/service-levels/levels-dialog.tsx'))
    .LevelsDialog;

function factsOf(
  { t, language }: Translator,
  { hours, warnHours, opens, closes, holidays }: Levels,
) {
  const frame = (count: number | null) =>
    count === null ? t('serviceLevels.noFrame') : t('serviceLevels.hours', { count });
  return [
    ...SERVICE_STEPS.map((step) => ({
      label: t(`serviceLevels.step.${step}`),
      value: frame(hours[step]),
    })),
    { label: t('serviceLevels.warn'), value: t('serviceLevels.hours', { count: warnHours }) },
    {
      label: t('serviceLevels.working'),
      value: t('serviceLevels.from', { opens: clockOf(opens), closes: clockOf(closes) }),
    },
    {
      label: t('serviceLevels.holidays'),
      value:
        holidays.length === 0
          ? t('serviceLevels.noHolidays')
          : holidays.map((day) => dayInWords(day, language)).join(', '),
    },
  ];
}

/** How soon each step is to be taken, and when the service works. */
export function ServiceLevels() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('readServiceLevels', {});
  return (
    <Panel>
      <Stack gap="m" as="section">
        <h2 className={styles.heading}>{t('serviceLevels.title')}</h2>
        <p>{t('serviceLevels.intro')}</p>
        {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
        {data === undefined && error === null && <p role="status">{t('shell.working')}</p>}
        {data !== undefined && <Frames set={data} />}
      </Stack>
    </Panel>
  );
}

function Frames({ set }: { readonly set: SetLevels }) {
  const translator = useTranslation();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <Facts facts={factsOf(translator, set.levels)} />
      <IfMay call="saveServiceLevels">
        <FormActions>
          <PageButton onClick={() => setChanging(true)}>
            {translator.t('serviceLevels.change')}
          </PageButton>
        </FormActions>
      </IfMay>
      {isChanging && (
        <OpenedPart load={loadDialog} props={{ set, onClose: () => setChanging(false) }} />
      )}
    </>
  );
}
