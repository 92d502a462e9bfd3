import type { OtherLanguage } from '#renderer/ui/navigation/use-other-languages.ts';

/** A language by its own name: a link to the page in it, or a button that changes to it in place. */
export function LanguageWay({
  way,
  className,
  menu,
}: {
  readonly way: OtherLanguage;
  readonly className: string;
  /** The id of the menu that it stands in, which a choice closes. */
  readonly menu?: string;
}) {
  const { language, name } = way;
  return 'address' in way ? (
    <a href={way.address} hrefLang={language} lang={language} className={className}>
      {name}
    </a>
  ) : (
    <button
      type="button"
      lang={language}
      className={className}
      popoverTarget={menu}
      popoverTargetAction="hide"
      onClick={way.choose}
    >
      {name}
    </button>
  );
}
