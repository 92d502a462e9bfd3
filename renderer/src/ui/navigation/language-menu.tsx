import { makeStyles, mergeClasses } from '@griffel/react';
import { useId } from 'react';
import { formOf } from '#renderer/i18n/language-forms.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { LanguageList, WITHOUT_POPOVERS } from '#renderer/ui/navigation/language-list.tsx';
import type { OtherLanguage } from '#renderer/ui/navigation/use-other-languages.ts';

const useStyles = makeStyles({
  button: {
    whiteSpace: 'nowrap',
    '::after': { content: '"▾"', display: 'inline-block', marginInlineStart: '0.25em' },
    // There the list is always shown.
    [WITHOUT_POPOVERS]: { display: 'none' },
  },
});

/** The other languages behind a button with the page's own. */
export function LanguageMenu({
  others,
  className,
}: {
  readonly others: readonly OtherLanguage[];
  /** Class of the button. */
  readonly className: string;
}) {
  const { t, language: spoken } = useTranslation();
  const styles = useStyles();
  const id = useId();
  const { name, comma } = formOf(spoken);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`${name}${comma} ${t('shell.language')}`}
        className={mergeClasses(className, styles.button)}
      >
        {name}
      </button>
      <LanguageList id={id} others={others} />
    </>
  );
}
