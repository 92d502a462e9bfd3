import type { ReactNode } from 'react';
import { directionOf } from '#domain/languages.ts';
import { directionWithin } from '#renderer/i18n/isolated.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** A value beside its name. Where lines begin at the right, a number or a name in Latin letters keeps its own order. */
export function Isolated({ children }: { readonly children: ReactNode }) {
  const { language } = useTranslation();
  return typeof children === 'string' && directionOf(language) === 'rtl' ? (
    <bdi dir={directionWithin(children)}>{children}</bdi>
  ) : (
    children
  );
}
