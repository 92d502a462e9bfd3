import { Provider_unstable as FluentContext } from '@fluentui/react-shared-contexts';
import { TextDirectionProvider } from '@griffel/react';
import { type ReactNode, useMemo } from 'react';
import { directionOf } from '#domain/languages.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/**
 * Tells Fluent and Griffel where lines begin in the language of the page. `FluentProvider` would do it for 19 KB more of HTML.
 */
export function Directed({ children }: { readonly children: ReactNode }) {
  const dir = directionOf(useTranslation().language);
  const fluent = useMemo(
    () => ({ dir, targetDocument: typeof document === 'object' ? document : undefined }),
    [dir],
  );
  return (
    <FluentContext value={fluent}>
      <TextDirectionProvider dir={dir}>{children}</TextDirectionProvider>
    </FluentContext>
  );
}
