import { Badge } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

const useStyles = makeStyles({ mark: { flexShrink: 0, whiteSpace: 'nowrap' } });

/** Marks figures as a sample. */
export function SampleMark() {
  return (
    <Badge appearance="outline" color="informative" size="large" className={useStyles().mark}>
      {useTranslation().t('consumer.sampleData')}
    </Badge>
  );
}
