import { NameDialog } from '#renderer/features/lender/offer/templates/name-dialog.tsx';
import type { Template } from '#renderer/features/lender/offer/templates/template-terms.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** Gives a template another name. */
export function RenameDialog({
  template: { template, version, name, terms },
  onClose,
}: {
  readonly template: Template;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <NameDialog
      title={t('lenderTemplates.renameOf', { name })}
      intro={t('lenderTemplates.renameIntro')}
      hint={t('lenderTemplates.renameHint')}
      draft={`rename-template-${template}-draft`}
      name={name}
      kept={() => ({ seen: { template, version }, terms })}
      onClose={onClose}
    />
  );
}
