import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PlatformContext } from '#renderer/platform/platform-context.tsx';
import type { Platform } from '#renderer/platform/platform.ts';

/** What every feature may ask for: the words and the platform. */
export function Providers({
  translator,
  platform,
  children,
}: {
  readonly translator: I18n;
  readonly platform: Platform;
  readonly children: ReactNode;
}) {
  return (
    <I18nextProvider i18n={translator}>
      <PlatformContext value={platform}>{children}</PlatformContext>
    </I18nextProvider>
  );
}
