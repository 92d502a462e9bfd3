import type { ReactNode } from 'react';
import { useMediaQueryOrder } from '#renderer/app/use-media-query-order.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { TranslatorContext } from '#renderer/i18n/use-translation.ts';
import { PlatformContext } from '#renderer/platform/platform-context.tsx';
import type { Platform } from '#renderer/platform/platform.ts';

/** What every feature may ask for: the words, the platform, and styles in their order. */
export function Providers({
  translator,
  platform,
  children,
}: {
  readonly translator: Translator;
  readonly platform: Platform;
  readonly children: ReactNode;
}) {
  useMediaQueryOrder();
  return (
    <TranslatorContext value={translator}>
      <PlatformContext value={platform}>{children}</PlatformContext>
    </TranslatorContext>
  );
}
