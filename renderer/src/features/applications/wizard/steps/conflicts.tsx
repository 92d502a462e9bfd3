import { makeStyles } from '@griffel/react';
import type { SectionName } from '#domain/lending/sections.ts';
import {
  useDraftState,
  useOpenDraft,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import { type FieldId, fieldsOf } from '#renderer/features/applications/wizard/draft/fields.ts';
import { isConflict } from '#renderer/features/applications/wizard/draft/merge.ts';
import { textIn } from '#renderer/features/applications/wizard/draft/values.ts';
import { useShownText } from '#renderer/features/applications/wizard/steps/review/shown-text.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({
  live: { ':empty': { display: 'none' } },
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    borderLeft: `4px solid ${token.portalAccent}`,
    borderRadius: token.borderRadiusMedium,
  },
  decision: { display: 'flex', flexDirection: 'column', gap: space.xs },
  title: { fontSize: token.fontSizeBase500 },
});

/** Fields that were changed here and on another device: both values, and the person decides. */
export function Conflicts({ section }: { readonly section: SectionName }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { application, unsaved } = useDraftState();
  const inConflict = fieldsOf(section).filter((id) => {
    const mine = unsaved[id];
    return mine !== undefined && isConflict(id, textIn(application.sections, id), mine);
  });
  return (
    <div role="alert" className={styles.live}>
      {inConflict.length > 0 && (
        <div className={styles.box}>
          <h2 className={styles.title}>{t('apply.conflict.title')}</h2>
          <p>{t('apply.conflict.text')}</p>
          {inConflict.map((id) => (
            <Decision key={id} id={id} />
          ))}
        </div>
      )}
    </div>
  );
}

function Decision({ id }: { readonly id: FieldId }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const draft = useOpenDraft();
  const { application, unsaved } = useDraftState();
  const shown = useShownText();
  const value = (text: string) => shown(id, text) ?? t('apply.conflict.empty');
  const field = t(`apply.field.${id}`);
  return (
    <div role="group" aria-label={field} className={styles.decision}>
      <p>
        <strong>{field}</strong>
      </p>
      <p>{t('apply.conflict.here', { value: value(unsaved[id]?.text ?? '') })}</p>
      <p>{t('apply.conflict.there', { value: value(textIn(application.sections, id)) })}</p>
      <FormActions>
        <Button onClick={() => draft.decide(id, 'mine')}>{t('apply.conflict.keepHere')}</Button>
        <Button onClick={() => draft.decide(id, 'theirs')}>{t('apply.conflict.keepThere')}</Button>
      </FormActions>
    </div>
  );
}
