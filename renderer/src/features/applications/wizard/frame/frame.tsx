import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PlainFrame } from '#renderer/features/applications/shared/plain-frame.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** The page around an application. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { search, hash } = useLocation();
  return (
    <PlainFrame
      path={`/apply${search}${hash}`}
      way={{ to: '/consumer-profile', label: t('apply.leave') }}
    >
      {children}
    </PlainFrame>
  );
}
