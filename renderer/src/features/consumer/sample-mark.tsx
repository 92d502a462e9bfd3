import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  mark: {
    display: 'inline-block',
    padding: `0.125rem ${space.s}`,
    border: `1px dashed ${token.colorNeutralStrokeAccessible}`,
    borderRadius: token.borderRadiusCircular,
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    fontWeight: token.fontWeightSemibold,
  },
});

/** Marks figures as what they are: nobody's. */
export function SampleMark() {
  return <span className={useStyles().mark}>{useTranslation().t('consumer.sampleData')}</span>;
}
