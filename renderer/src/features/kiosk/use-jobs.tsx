import { CalculatorRegular } from '@fluentui/react-icons/svg/calculator';
import { ClipboardTaskRegular } from '@fluentui/react-icons/svg/clipboard-task';
import { DocumentAddRegular } from '@fluentui/react-icons/svg/document-add';
import { LocationRegular } from '@fluentui/react-icons/svg/location';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { MoneyRegular } from '@fluentui/react-icons/svg/money';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import type { PlainKey } from '#renderer/i18n/words.ts';

type Job = {
  readonly to: string;
  readonly icon: React.JSX.Element;
  readonly name: PlainKey;
  readonly text: PlainKey;
};

/** People who are signed in go to the consumer area. */
export const SIGN_IN = '/login';

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
    to: '/apply',
    icon: <DocumentAddRegular />,
    name: 'kiosk.apply',
    text: 'kiosk.applyText',
  },
  { to: SIGN_IN, icon: <PersonRegular />, name: 'kiosk.loan', text: 'kiosk.loanText' },
  CALCULATOR,
  BRANCHES,
  CONTACT,
];

/** What people can do at a branch's terminal, in the order in which it is shown. */
export function useJobs(): readonly Job[] {
  return usePlatform().hasApplications ? JOBS_WITH_APPLICATIONS : JOBS;
}
