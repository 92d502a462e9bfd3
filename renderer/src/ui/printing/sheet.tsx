import { makeStyles, mergeClasses } from '@griffel/react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '#domain/languages.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import type { SaveSheetProps } from '#renderer/platform/context/host-parts.ts';
import { onPaper, onScreen } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    // Flex containers break badly across pages.
    [onPaper]: { display: 'block', fontSize: '10pt', '& > * + *': { marginTop: space.s } },
  },
  onlyOnPaper: { [onScreen]: { display: 'none' } },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.m,
    paddingBottom: space.xs,
    borderBottom: `1px solid ${token.colorNeutralStroke1}`,
    [onScreen]: { display: 'none' },
  },
});

/**
 * A sheet of paper: printed without the page around it, headed by brand, title and day. `onlyOnPaper` hides it on
 * screen. Print it with `usePrintedSheet`.
 */
export function Sheet({
  sheet,
  title,
  day,
  onlyOnPaper = false,
  children,
}: {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly title: string;
  /** The formatted day of the sheet. */
  readonly day: string;
  readonly onlyOnPaper?: boolean;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <div ref={sheet} className={mergeClasses(styles.sheet, onlyOnPaper && styles.onlyOnPaper)}>
      <div className={styles.head}>
        <strong>
          {useBrand().name}: {title}
        </strong>
        <span>{day}</span>
      </div>
      {children}
    </div>
  );
}

/**
 * A sheet's ref, its day (in the page's language, unless the sheet has its own), and `alone`, which runs a function
 * (printing or saving as a file) while only the sheet would be printed.
 */
export function usePrintedSheet(own?: Language): {
  readonly sheet: RefObject<HTMLDivElement | null>;
  readonly day: string;
  readonly alone: SaveSheetProps['alone'];
} {
  const sheet = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState('');
  const page = useTranslation();
  const language = own ?? page.language;

  useEffect(() => {
    // The browser's own print command prints the open sheets, as the button prints its own.
    const begin = () => {
      if (printing() === 'one') return;
      document.documentElement.dataset['printing'] = 'all';
      flushSync(() => setDay(dayInWords(indianToday(), language)));
      sheet.current?.setAttribute('data-printed', '');
    };
    const end = () => {
      if (printing() !== 'one') stopPrinting();
      if (printing() === undefined) sheet.current?.removeAttribute('data-printed');
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [language]);

  async function alone<Value>(act: () => Promise<Value>): Promise<Value> {
    flushSync(() => setDay(dayInWords(indianToday(), language)));
    document.documentElement.dataset['printing'] = 'one';
    sheet.current?.setAttribute('data-printed', '');
    try {
      return await act();
    } finally {
      stopPrinting();
      sheet.current?.removeAttribute('data-printed');
    }
  }
  return { sheet, day, alone };
}

/** Whether one sheet is being printed by its button, or all open ones by the browser's command. */
function printing(): string | undefined {
  return document.documentElement.dataset['printing'];
}

function stopPrinting(): void {
  delete document.documentElement.dataset['printing'];
}
