import { useState } from 'react';
import { TemplateCard } from '#renderer/features/operator/templates/template-card.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';

const loadDialog = async () =>
  (await import('#renderer/features/operator/templates/template-dialog.tsx')).TemplateDialog;

/** Templates of messages to borrowers. */
export function TemplatesView() {
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('letterTemplates', {});
  const [isAdding, setAdding] = useState(false);
  return (
    <Stack gap="l">
      <p>{t('templates.intro')}</p>
      <IfMay call="writeLetterTemplate">
        <FormActions>
          <PageButton kind="primary" onClick={() => setAdding(true)}>
            {t('templates.add')}
          </PageButton>
        </FormActions>
      </IfMay>
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {data === undefined && error === null && <p role="status">{t('shell.working')}</p>}
      {data?.templates.length === 0 && <p>{t('templates.none')}</p>}
      {data?.templates.map((template) => (
        <TemplateCard key={template.template} template={template} />
      ))}
      {isAdding && (
        <OpenedPart load={loadDialog} props={{ template: null, onClose: () => setAdding(false) }} />
      )}
    </Stack>
  );
}
