import { ArrowDownload24Regular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { Box24Regular } from '@fluentui/react-icons/headless/svg/box';
import { BrainCircuit24Regular } from '@fluentui/react-icons/headless/svg/brain-circuit';
import { Briefcase24Regular } from '@fluentui/react-icons/headless/svg/briefcase';
import { BuildingShop24Regular } from '@fluentui/react-icons/headless/svg/building-shop';
import { Calculator24Regular } from '@fluentui/react-icons/headless/svg/calculator';
import { ClipboardCheckmark24Regular } from '@fluentui/react-icons/headless/svg/clipboard-checkmark';
import { DocumentEdit24Regular } from '@fluentui/react-icons/headless/svg/document-edit';
import { Handshake24Regular } from '@fluentui/react-icons/headless/svg/handshake';
import { Lightbulb24Regular } from '@fluentui/react-icons/headless/svg/lightbulb';
import { Money24Regular } from '@fluentui/react-icons/headless/svg/money';
import { PersonCircle24Regular } from '@fluentui/react-icons/headless/svg/person-circle';
import { Search24Regular } from '@fluentui/react-icons/headless/svg/search';
import { ShieldCheckmark24Regular } from '@fluentui/react-icons/headless/svg/shield-checkmark';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ComponentType } from 'react';
import type { IconKey } from '#renderer/content/types.ts';
import { token } from '#renderer/theme/token.ts';

const ICONS: Readonly<Record<IconKey, ComponentType>> = {
  eligibility: ClipboardCheckmark24Regular,
  calculator: Calculator24Regular,
  application: DocumentEdit24Regular,
  dealer: BuildingShop24Regular,
  partner: Handshake24Regular,
  psychometric: BrainCircuit24Regular,
  business: Briefcase24Regular,
  search: Search24Regular,
  package: Box24Regular,
  money: Money24Regular,
  security: ShieldCheckmark24Regular,
  recommendation: Lightbulb24Regular,
  download: ArrowDownload24Regular,
  account: PersonCircle24Regular,
};

const useStyles = makeStyles({
  badge: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '48px',
    height: '48px',
    borderRadius: token.borderRadiusXLarge,
    backgroundColor: token.colorBrandBackground2,
    color: token.colorBrandForeground2,
  },
});

/** A decorative icon in its badge; the words stand beside it. */
export function IconBadge({
  icon,
  className,
}: {
  readonly icon: IconKey;
  readonly className?: string;
}) {
  const styles = useStyles();
  const Drawing = ICONS[icon];
  return (
    <span className={mergeClasses(styles.badge, className)}>
      <Drawing />
    </span>
  );
}
