import { LanguageMenu } from '#renderer/ui/navigation/language-menu.tsx';
import { LanguageWay } from '#renderer/ui/navigation/language-way.tsx';
import { useOtherLanguages } from '#renderer/ui/navigation/use-other-languages.ts';

/**
 * The page in the other languages, each under its own name: a link, or a button where the language changes in place. More than
 * one are in a menu.
 */
export function LanguageSwitch({
  path,
  className,
}: {
  /** Path of the page, or of its replacement if it has no address. */
  readonly path: string;
  readonly className: string;
}) {
  const others = useOtherLanguages(path);
  if (others.length > 1) return <LanguageMenu others={others} className={className} />;
  return others.map((way) => <LanguageWay key={way.language} way={way} className={className} />);
}
