import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { indianDayOf } from '#domain/days.ts';
import { duplicateInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import type { Duplicate } from '#renderer/features/dealer-desk/shared/save-lead.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useButtonClass } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({
  note: { display: 'flex', flexDirection: 'column', gap: space.s, outlineStyle: 'none' },
});

/** Says that another open lead has the same number, before there are two. */
export function DuplicateNote({
  duplicate,
  busy,
  onBoth,
}: {
  readonly duplicate: Duplicate;
  readonly busy: boolean;
  readonly onBoth: () => void;
}) {
  const translator = useTranslation();
  const { t, language } = translator;
  const { lead, name, branch, createdAt } = duplicate;
  const branches = useBranches();
  const note = useRef<HTMLDivElement>(null);
  const link = useButtonClass('secondary');
  useEffect(() => note.current?.focus(), []);
  const day = dayInWords(indianDayOf(createdAt), language);
  return (
    <div ref={note} role="alert" tabIndex={-1} className={useStyles().note}>
      <Remark tone="warning">
        {duplicateInWords(translator, branches, { name, branch, day })}
      </Remark>
      <FormActions>
        {lead !== null && name !== null && (
          <a href={fragmentOf({ view: 'lead', lead })} className={link}>
            {t('leads.duplicate.open', { name })}
          </a>
        )}
        <Button busy={busy} onClick={onBoth}>
          {t('leads.duplicate.both')}
        </Button>
      </FormActions>
    </div>
  );
}
