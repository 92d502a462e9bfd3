import {
  type LeadFormProps,
  LeadForm,
} from '#renderer/features/dealer-desk/leads/form/lead-form.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { SideDrawer } from '#renderer/ui/dialogs/side-drawer.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

/** A lead's form next to the list or the page that it was opened from. */
export function LeadDrawer({
  isAgain = false,
  onClose,
  ...form
}: LeadFormProps & {
  /** Whether it was removed meanwhile, and is about to be restored. */
  readonly isAgain?: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <SideDrawer
      title={t(form.opened === null ? 'leads.add' : 'leads.editTitle')}
      closeLabel={t('work.closeMessage')}
      onClose={onClose}
    >
      {isAgain && <Remark tone="warning">{t('leads.removedMeanwhile')}</Remark>}
      <LeadForm key={form.id} {...form} />
    </SideDrawer>
  );
}
