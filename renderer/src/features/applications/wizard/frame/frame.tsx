import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PlainFrame } from '#renderer/features/applications/shared/plain-frame.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useSession } from '#renderer/platform/context/platform-context.tsx';

/** The page around an application. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { search, hash } = useLocation();
  const { userId } = useSession();
  return (
    <PlainFrame
      path={`/apply${search}${hash}`}
      way={
        userId === null
          ? { to: '/apply-loan', label: t('apply.back') }
          : { to: '/consumer-profile', label: t('apply.leave') }
      }
    >
      {children}
    </PlainFrame>
  );
}
