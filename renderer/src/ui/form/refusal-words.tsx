import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { InItsOwnWords } from '#renderer/ui/form/own-words.tsx';

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
    import('#renderer/ui/form/say-refusal.tsx')
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
