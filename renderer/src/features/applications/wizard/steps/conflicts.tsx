import { makeStyles } from '@griffel/react';
import {
  useDraftState,
  useOpenDraft,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import type { AnswerId } from '#renderer/features/applications/wizard/draft/fields.ts';
import { theirText } from '#renderer/features/applications/wizard/draft/their-text.ts';
import { isInConflict, textNow } from '#renderer/features/applications/wizard/steps/left.ts';
import {
  nameOfAnswer,
  useShownText,
} from '#renderer/features/applications/wizard/steps/shown-text.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { startEdge } from '#renderer/theme/edge.ts';
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
    ...startEdge('4px', token.portalAccent),
    borderRadius: token.borderRadiusMedium,
  },
  decision: { display: 'flex', flexDirection: 'column', gap: space.xs },
  title: { fontSize: token.fontSizeBase500 },
});

/** Answers that were changed here and on another device: both values, and the person decides. */
export function Conflicts({ ids }: { readonly ids: readonly AnswerId[] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const state = useDraftState();
  const inConflict = ids.filter((id) => isInConflict(state, id));
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

function Decision({ id }: { readonly id: AnswerId }) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const draft = useOpenDraft();
  const state = useDraftState();
  const shown = useShownText();
  const value = (text: string) => shown(id, text) ?? t('apply.conflict.empty');
  const name = nameOfAnswer(translator, state.application, id);
  return (
    <div role="group" aria-label={name} className={styles.decision}>
      <p>
        <strong>{name}</strong>
      </p>
      <p>{t('apply.conflict.here', { value: value(textNow(state, id)) })}</p>
      <p>{t('apply.conflict.there', { value: value(theirText(state.application, id)) })}</p>
      <FormActions>
        <Button onClick={() => draft.decide(id, 'mine')}>{t('apply.conflict.keepHere')}</Button>
        <Button onClick={() => draft.decide(id, 'theirs')}>{t('apply.conflict.keepThere')}</Button>
      </FormActions>
    </div>
  );
}
