import { NameDialog } from '#renderer/features/lender/offer/templates/name-dialog.tsx';
import type { Template } from '#renderer/features/lender/offer/templates/template-terms.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

/** Keeps terms under a name, or in the place of those that have this name. */
export function TemplateDialog({
  terms,
  onClose,
}: {
  readonly terms: Template['terms'];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { data } = useCallQuery('offerTemplates', {});
  return (
    <NameDialog
      title={t('lenderTemplates.keep')}
      intro={t('lenderTemplates.keepIntro')}
      hint={t('lenderTemplates.nameHint')}
      draft="offer-template-draft"
      name=""
      kept={(name) => {
        const same = data?.templates.find((each) => each.name === name.trim());
        const seen = same === undefined ? null : { template: same.template, version: same.version };
        return { seen, terms };
      }}
      onClose={onClose}
    />
  );
}
