import { makeStyles, mergeClasses } from '@griffel/react';
import { useDraftState } from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  note: {
    minHeight: '1.5em',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
  },
  unsaved: { color: token.colorNeutralForeground1, fontWeight: token.fontWeightSemibold },
});

/** Whether what was typed is saved. Announced politely; silent while saving. */
export function SavingNote({
  marksHere,
}: {
  /** Whether something is marked on this step. */
  readonly marksHere: boolean;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const {
    saving: { kind },
    unsaved,
  } = useDraftState();
  const isAllSaved = Object.keys(unsaved).length === 0;
  const partly = marksHere ? 'apply.saving.partly' : 'apply.saving.partlyElsewhere';
  const isTrouble = kind !== 'saved' && kind !== 'waiting' && kind !== 'saving';
  return (
    <p role="status" className={mergeClasses(styles.note, isTrouble && styles.unsaved)}>
      {kind !== 'saving' && t(kind === 'saved' && !isAllSaved ? partly : `apply.saving.${kind}`)}
    </p>
  );
}
