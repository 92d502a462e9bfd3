import { type ReactNode, useEffect, useState } from 'react';
import { GATEWAY_LANGUAGE } from '#domain/languages.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/**
 * Why the gateway refused, in the page's language. The words are fetched with a refusal that is shown: most visits see none,
 * and public pages have no room for them.
 */
export function RefusalWords({
  code,
  message,
}: {
  readonly code: string;
  readonly message: string | undefined;
}) {
  const { language } = useTranslation();
  const [said, setSaid] = useState<ReactNode>(null);
  useEffect(() => {
    let isShown = true;
    import('#renderer/ui/failures/say-refusal.tsx')
      .then(({ sayRefusal }) => sayRefusal(language, code, message))
      .then(
        (words) => isShown && setSaid(words),
        () => isShown && setSaid(<InItsOwnWords message={message} />),
      );
    return () => {
      isShown = false;
    };
  }, [language, code, message]);
  return said;
}

/** What the gateway says itself, in its language. */
export function InItsOwnWords({ message }: { readonly message: string | undefined }) {
  return message === undefined ? null : <span lang={GATEWAY_LANGUAGE}> {message}</span>;
}
