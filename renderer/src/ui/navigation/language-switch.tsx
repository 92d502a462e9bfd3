import { Link } from '@fluentui/react-components';
import { useOtherLanguages } from '#renderer/ui/navigation/use-other-languages.ts';

/**
 * The page in the other languages, each under its own name: a link, or a button where the language changes in place.
 */
export function LanguageSwitch({
  path,
  className,
}: {
  /** Path of the page, or of its replacement if it has no address. */
  readonly path: string;
  readonly className: string;
}) {
  return useOtherLanguages(path).map(({ language, name, ...way }) =>
    'address' in way ? (
      <a
        key={language}
        href={way.address}
        hrefLang={language}
        lang={language}
        className={className}
      >
        {name}
      </a>
    ) : (
      <Link
        key={language}
        as="button"
        type="button"
        lang={language}
        className={className}
        onClick={way.choose}
      >
        {name}
      </Link>
    ),
  );
}
