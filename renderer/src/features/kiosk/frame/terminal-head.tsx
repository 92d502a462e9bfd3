import { LocationRegular } from '@fluentui/react-icons/svg/location';
import { makeStyles } from '@griffel/react';
import { BarLink } from '#renderer/features/kiosk/frame/bar-button.tsx';
import { useJobs } from '#renderer/features/kiosk/use-jobs.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { onPaper, upright } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Logo } from '#renderer/ui/pictures/logo.tsx';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    alignItems: 'stretch',
    backgroundColor: token.portalHeaderBackground,
    color: token.portalHeaderForeground,
    [upright]: { flexDirection: 'column', position: 'sticky', top: 0, zIndex: 5 },
    [onPaper]: { display: 'none' },
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: space.s,
    padding: `0 ${space.m}`,
    fontSize: token.fontSizeBase500,
    fontWeight: token.fontWeightBold,
    [upright]: { padding: `${space.l} ${space.gutter}`, fontSize: token.fontSizeHero800 },
  },
  place: {
    display: 'none',
    alignItems: 'center',
    gap: space.xs,
    marginInlineStart: 'auto',
    fontSize: token.fontSizeBase400,
    fontWeight: token.fontWeightRegular,
    [upright]: { display: 'flex' },
  },
  // Nobody has to reach it: a picture of the task, to be recognised from afar.
  panel: {
    display: 'flex',
    alignItems: 'center',
    [upright]: { flexDirection: 'column', alignItems: 'stretch', height: 'var(--outOfReach)' },
  },
  task: {
    display: 'none',
    flexGrow: 1,
    alignItems: 'center',
    gap: space.xl,
    padding: `0 ${space.gutter} ${space.l}`,
    [upright]: { display: 'flex' },
  },
  picture: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 'min(19vh, 30vw)',
    height: 'min(19vh, 30vw)',
    borderRadius: token.borderRadius4XLarge,
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
    fontSize: 'min(12vh, 19vw)',
  },
  words: { display: 'flex', flexDirection: 'column', gap: space.s },
  name: {
    fontSize: 'clamp(2rem, 5vw, 3.5rem)',
    fontWeight: token.fontWeightBold,
    lineHeight: '1.15',
  },
  text: { fontSize: token.fontSizeBase600, lineHeight: '1.35' },
  jobs: {
    display: 'flex',
    flexGrow: 1,
    backgroundColor: token.portalBandBackground,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
    color: token.colorNeutralForeground1,
  },
  list: {
    display: 'flex',
    flexGrow: 1,
    gap: '0.25rem',
    height: 'var(--terminalJobs)',
    margin: 0,
    padding: `0.25rem ${space.s}`,
    listStyle: 'none',
  },
  item: { display: 'flex', flex: '1 1 0', justifyContent: 'center', minWidth: 0 },
});

/** What stands above every task's page at a terminal: the brand, the task, and the way to all others. */
export function TerminalHead({ path }: { readonly path: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { name: brand } = useBrand();
  const branch = usePlatform().host?.branch?.name;
  const { ways, others } = useJobs();
  const jobs = [...ways, ...others];
  const current = jobs.find(({ to }) => to === path);
  return (
    <header className={styles.head}>
      <div className={styles.panel}>
        <div className={styles.brand}>
          <Logo size={48} />
          {brand}
          {branch !== undefined && (
            <span className={styles.place}>
              <LocationRegular fontSize={24} />
              {t('kiosk.here', { branch })}
            </span>
          )}
        </div>
        {current !== undefined && (
          // The page's own heading says the same.
          <div aria-hidden className={styles.task}>
            <span className={styles.picture}>{current.icon}</span>
            <div className={styles.words}>
              <p className={styles.name}>{t(current.name)}</p>
              <p className={styles.text}>{t(current.text)}</p>
            </div>
          </div>
        )}
      </div>
      <nav aria-label={t('kiosk.jobs')} className={styles.jobs}>
        <ul className={styles.list}>
          {jobs.map((job) => (
            <li key={job.to} className={styles.item}>
              <BarLink to={job.to} icon={job.icon} current={job === current}>
                {t(job.short)}
              </BarLink>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
