import { LocationRegular } from '@fluentui/react-icons/svg/location';
import { makeStyles } from '@griffel/react';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { JobTiles } from '#renderer/features/kiosk/job-tiles.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { lowScreen, upright } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Logo } from '#renderer/ui/pictures/logo.tsx';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import { useChooseLanguage } from '#renderer/i18n/choose-language.ts';
import { nameOfLanguage } from '#renderer/i18n/language-forms.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100vh - var(--terminalBar))',
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.m,
    padding: `${space.l} ${space.gutter}`,
    [lowScreen]: { padding: `${space.s} ${space.gutter}` },
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    // Everything to press is below it.
    [upright]: {
      gap: space.s,
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'start',
      height: 'var(--outOfReach)',
      overflow: 'hidden',
    },
  },
  picture: {
    display: 'none',
    [upright]: {
      display: 'block',
      flexGrow: 1,
      alignSelf: 'center',
      width: 'auto',
      minHeight: 0,
      maxHeight: '20vh',
      borderRadius: token.borderRadius4XLarge,
    },
  },
  brand: { display: 'flex', alignItems: 'center', gap: space.m },
  name: { fontSize: token.fontSizeHero800, fontWeight: token.fontWeightBold, lineHeight: '1.1' },
  branch: { display: 'flex', alignItems: 'center', gap: space.xs, fontSize: token.fontSizeBase400 },
  main: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    justifyContent: 'center',
    gap: 'clamp(1.25rem, 3vh, 3.5rem)',
    width: '100%',
    maxWidth: '68rem',
    margin: '0 auto',
    padding: `clamp(1.25rem, 3vh, 3.5rem) ${space.gutter}`,
    [lowScreen]: { gap: space.s, padding: `${space.s} ${space.gutter}` },
    [upright]: { gap: space.m, padding: `${space.m} ${space.gutter}` },
    ':focus': { outlineStyle: 'none' },
  },
  // Where there is room, the languages are next to the text, so that the tasks below fit without scrolling.
  top: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.l,
  },
  words: {
    display: 'flex',
    flex: '1 1 38rem',
    [lowScreen]: { flex: '1 1 24rem' },
    [upright]: { flex: '1 1 30rem' },
    flexDirection: 'column',
    gap: space.s,
  },
  title: {
    fontSize: 'clamp(2rem, min(5vw, 4.5vh), 3.25rem)',
    letterSpacing: '-0.02em',
    [lowScreen]: { fontSize: '1.875rem' },
  },
  intro: {
    maxWidth: '72ch',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase500,
    [lowScreen]: { fontSize: token.fontSizeBase400 },
    lineHeight: '1.4',
  },
  row: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});

/** The first screen of every visit at a branch terminal: the branch, the language choice and the main tasks. */
export function StartScreen() {
  const brand = useBrand();
  const styles = useStyles();
  const { t } = useTranslation();
  const branch = usePlatform().host?.branch?.name;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.brand}>
          <Logo size={64} />
          <div>
            <p className={styles.name}>{brand.name}</p>
            <p>{brand.tagline}</p>
          </div>
        </div>
        {branch !== undefined && (
          <p className={styles.branch}>
            <LocationRegular fontSize={24} />
            {t('kiosk.here', { branch })}
          </p>
        )}
        <img src="/pictures/dealer-showroom.svg" alt="" className={styles.picture} />
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <div className={styles.top}>
          <div className={styles.words}>
            <h1 className={styles.title}>{t('kiosk.welcome')}</h1>
            <p className={styles.intro}>{t('kiosk.intro')}</p>
          </div>
          <LanguageChoice />
        </div>
        <JobTiles />
      </main>
    </div>
  );
}

/** The portal's languages, each under its own name, the terminal's own one first. */
function LanguageChoice() {
  const styles = useStyles();
  const { t, language: spoken } = useTranslation();
  const choice = useChooseLanguage();
  const first = usePlatform().host?.language ?? DEFAULT_LANGUAGE;
  const others = (choice?.languages ?? []).filter((language) => language !== first);
  return (
    <div role="group" aria-label={t('kiosk.language')} className={styles.row}>
      {[first, ...others].map((language) => (
        <Button
          key={language}
          lang={language}
          kind={language === spoken ? 'primary' : 'secondary'}
          aria-pressed={language === spoken}
          onClick={() => choice?.choose(language)}
        >
          {nameOfLanguage(language)}
        </Button>
      ))}
    </div>
  );
}
