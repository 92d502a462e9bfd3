import { Card } from '@fluentui/react-components';
import { CalculatorRegular } from '@fluentui/react-icons/svg/calculator';
import { ClipboardTaskRegular } from '@fluentui/react-icons/svg/clipboard-task';
import { DocumentAddRegular } from '@fluentui/react-icons/svg/document-add';
import { LocationRegular } from '@fluentui/react-icons/svg/location';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { MoneyRegular } from '@fluentui/react-icons/svg/money';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { landscape, lowScreen } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { PortalLink } from '#renderer/ui/basics/portal-link.tsx';

type Job = {
  readonly to: string;
  readonly icon: React.JSX.Element;
  readonly name: PlainKey;
  readonly text: PlainKey;
};

/** People who are signed in go to the consumer area. */
const SIGN_IN = '/login';

const CALCULATOR: Job = {
  to: '/emi-calculator',
  icon: <CalculatorRegular />,
  name: 'kiosk.emi',
  text: 'kiosk.emiText',
};
const BRANCHES: Job = {
  to: '/branches',
  icon: <LocationRegular />,
  name: 'kiosk.branches',
  text: 'kiosk.branchesText',
};
const CONTACT: Job = {
  to: '/support',
  icon: <MailRegular />,
  name: 'kiosk.contact',
  text: 'kiosk.contactText',
};

const JOBS: readonly Job[] = [
  CALCULATOR,
  {
    to: '/loan-eligibility',
    icon: <ClipboardTaskRegular />,
    name: 'kiosk.eligibility',
    text: 'kiosk.eligibilityText',
  },
  { to: '/products', icon: <MoneyRegular />, name: 'kiosk.products', text: 'kiosk.productsText' },
  BRANCHES,
  CONTACT,
  { to: SIGN_IN, icon: <PersonRegular />, name: 'kiosk.signIn', text: 'kiosk.signInText' },
];
/** Where people apply for a loan here. */
const JOBS_WITH_APPLICATIONS: readonly Job[] = [
  {
    to: '/loan-eligibility#match',
    icon: <ClipboardTaskRegular />,
    name: 'kiosk.lenders',
    text: 'kiosk.lendersText',
  },
  {
    to: '/apply-loan',
    icon: <DocumentAddRegular />,
    name: 'kiosk.apply',
    text: 'kiosk.applyText',
  },
  { to: SIGN_IN, icon: <PersonRegular />, name: 'kiosk.loan', text: 'kiosk.loanText' },
  CALCULATOR,
  BRANCHES,
  CONTACT,
];

const useStyles = makeStyles({
  // Grows with a tall screen, up to a limit.
  jobs: { display: 'flex', flexGrow: 1, maxHeight: '48rem' },
  item: { display: 'flex' },
  list: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gridAutoRows: 'auto',
    gap: space.m,
    [lowScreen]: { gap: space.s },
    flexGrow: 1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [landscape]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
  link: { display: 'flex', flexGrow: 1, color: 'inherit', textDecorationLine: 'none' },
  tile: {
    gap: space.s,
    flexGrow: 1,
    padding: 'clamp(1rem, 1.6vh, 1.5rem)',
    // The icon is next to the name where there is no room above it.
    [lowScreen]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignContent: 'start',
      alignItems: 'center',
      padding: `${space.s} ${space.m}`,
    },
    borderRadius: token.borderRadius4XLarge,
    boxShadow: token.portalShadow,
    fontSize: token.fontSizeBase400,
    '::after': {
      border: `1px solid ${token.colorNeutralStroke2}`,
      borderRadius: token.borderRadius4XLarge,
    },
    ':hover::after': { border: `1px solid ${token.colorBrandStroke1}` },
    ':active': { backgroundColor: token.colorBrandBackground2 },
  },
  badge: {
    display: 'grid',
    placeItems: 'center',
    width: 'clamp(3rem, 6.5vh, 4.5rem)',
    height: 'clamp(3rem, 6.5vh, 4.5rem)',
    [lowScreen]: { width: '2.25rem', height: '2.25rem', marginBottom: 0 },
    marginBottom: space.xs,
    borderRadius: token.borderRadius2XLarge,
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
    fontSize: 'clamp(1.75rem, 3.5vh, 2.5rem)',
  },
  name: {
    fontSize: 'clamp(1.5rem, 2.9vh, 1.75rem)',
    [lowScreen]: { fontSize: token.fontSizeBase500 },
    fontWeight: token.fontWeightSemibold,
    lineHeight: '1.2',
  },
  text: { color: token.colorNeutralForeground2, [lowScreen]: { gridColumn: '1 / -1' } },
});

/** The main tasks as large touch targets. */
export function JobTiles() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { hasApplications } = usePlatform();
  const { userId } = useSession();
  const jobs = hasApplications ? JOBS_WITH_APPLICATIONS : JOBS;
  const addressOf = (to: string) => (to === SIGN_IN && userId !== null ? '/consumer-profile' : to);
  return (
    <nav aria-label={t('kiosk.jobs')} className={styles.jobs}>
      <ul className={styles.list}>
        {jobs.map(({ to, icon, name, text }) => (
          <li key={to} className={styles.item}>
            <PortalLink to={addressOf(to)} className={styles.link}>
              <Card role="none" className={styles.tile}>
                <span className={styles.badge}>{icon}</span>
                <span className={styles.name}>{t(name)}</span>
                <span className={styles.text}>{t(text)}</span>
              </Card>
            </PortalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
