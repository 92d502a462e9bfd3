import { makeStyles } from '@griffel/react';
import type { Lead } from '#contract/dealers/leads.ts';
import { stateInWords, typedInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import {
  LEAD_FIELDS,
  type TypedLead,
  typedOf,
} from '#renderer/features/dealer-desk/leads/typed-lead.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { ChangedBox } from '#renderer/ui/staff/changed-box.tsx';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: space.l } });

/** Shows what a colleague changed in the meantime, and offers to restore the typed text. */
export function ConflictNote({
  before,
  now,
  mine,
  onMine,
}: {
  readonly before: Lead;
  readonly now: Lead;
  readonly mine: TypedLead;
  readonly onMine: () => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const [was, is] = [typedOf(before), typedOf(now)];
  const changed = LEAD_FIELDS.filter((field) => was[field] !== is[field]);
  return (
    <ChangedBox takesFocus>
      <p>{t('leads.conflict.text')}</p>
      <ul className={styles.list}>
        {before.status.state !== now.status.state && (
          <li>{t('leads.conflict.state', { state: stateInWords(translator, now.status) })}</li>
        )}
        {changed.map((field) => (
          <li key={field}>
            {t('leads.conflict.field', {
              field: t(`leads.field.${field}`),
              before: typedInWords(translator, field, was[field]),
              now: typedInWords(translator, field, is[field]),
            })}
          </li>
        ))}
      </ul>
      {LEAD_FIELDS.some((field) => mine[field] !== is[field]) && (
        <FormActions>
          <Button onClick={onMine}>{t('leads.conflict.mine')}</Button>
        </FormActions>
      )}
    </ChangedBox>
  );
}
