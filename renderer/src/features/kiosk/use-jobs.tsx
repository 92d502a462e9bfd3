import { CalculatorRegular } from '@fluentui/react-icons/svg/calculator';
import { ClipboardTaskRegular } from '@fluentui/react-icons/svg/clipboard-task';
import { DocumentAddRegular } from '@fluentui/react-icons/svg/document-add';
import { DocumentSearchRegular } from '@fluentui/react-icons/svg/document-search';
import { LocationRegular } from '@fluentui/react-icons/svg/location';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { MoneyRegular } from '@fluentui/react-icons/svg/money';
import { PeopleMoneyRegular } from '@fluentui/react-icons/svg/people-money';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { PhoneRegular } from '@fluentui/react-icons/svg/phone';
import { usePlatform, useSession } from '#renderer/platform/context/platform-context.tsx';
import type { PlainKey } from '#renderer/i18n/words.ts';

export type Job = {
  readonly to: string;
  readonly icon: React.JSX.Element;
  readonly name: PlainKey;
  /** The name in the strip above a task's page. */
  readonly short: PlainKey;
  readonly text: PlainKey;
};

/** What people can do at a branch's terminal, in the order in which it is shown. */
type Jobs = {
  /** The main ways in. None where nobody applies for a loan here. */
  readonly ways: readonly Job[];
  readonly others: readonly Job[];
};

const SIGN_IN = '/login';
/** Where people who are signed in find what is theirs. */
const OWN_PLACE = '/consumer-profile';

const CALCULATOR: Job = {
  to: '/emi-calculator',
  icon: <CalculatorRegular />,
  name: 'kiosk.emi',
  short: 'kiosk.emiShort',
  text: 'kiosk.emiText',
};
const BRANCHES: Job = {
  to: '/branches',
  icon: <LocationRegular />,
  name: 'kiosk.branches',
  short: 'kiosk.branches',
  text: 'kiosk.branchesText',
};
const CONTACT: Job = {
  to: '/support',
  icon: <MailRegular />,
  name: 'kiosk.contact',
  short: 'kiosk.contactShort',
  text: 'kiosk.contactText',
};

const JOBS: readonly Job[] = [
  CALCULATOR,
  {
    to: '/loan-eligibility',
    icon: <ClipboardTaskRegular />,
    name: 'kiosk.eligibility',
    short: 'kiosk.eligibilityShort',
    text: 'kiosk.eligibilityText',
  },
  {
    to: '/products',
    icon: <MoneyRegular />,
    name: 'kiosk.products',
    short: 'kiosk.products',
    text: 'kiosk.productsText',
  },
  BRANCHES,
  CONTACT,
  {
    to: SIGN_IN,
    icon: <PersonRegular />,
    name: 'kiosk.signIn',
    short: 'kiosk.signIn',
    text: 'kiosk.signInText',
  },
];

const WAYS: readonly Job[] = [
  {
    to: '/loan-eligibility',
    icon: <PeopleMoneyRegular />,
    name: 'kiosk.lenders',
    short: 'kiosk.lendersShort',
    text: 'kiosk.lendersText',
  },
  {
    to: OWN_PLACE,
    icon: <DocumentSearchRegular />,
    name: 'kiosk.status',
    short: 'kiosk.statusShort',
    text: 'kiosk.statusText',
  },
  {
    to: '/apply-loan',
    icon: <PhoneRegular />,
    name: 'kiosk.phone',
    short: 'kiosk.phoneShort',
    text: 'kiosk.phoneText',
  },
];
const BESIDE_WAYS: readonly Job[] = [
  CALCULATOR,
  CONTACT,
  {
    to: '/apply',
    icon: <DocumentAddRegular />,
    name: 'kiosk.apply',
    short: 'kiosk.applyShort',
    text: 'kiosk.applyText',
  },
  BRANCHES,
];

export function useJobs(): Jobs {
  const { userId } = useSession();
  if (usePlatform().hasApplications) return { ways: WAYS, others: BESIDE_WAYS };
  if (userId === null) return { ways: [], others: JOBS };
  return {
    ways: [],
    others: JOBS.map((job) => (job.to === SIGN_IN ? { ...job, to: OWN_PLACE } : job)),
  };
}
