import { OnMyPhone } from '#renderer/features/kiosk/pages/on-my-phone.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Page as Frame } from '#renderer/ui/layout/page.tsx';

export function Page() {
  const { t } = useTranslation();
  return (
    <Frame title={t('kiosk.phone')} intro={t('terminal.phoneIntro')}>
      <OnMyPhone />
    </Frame>
  );
}
