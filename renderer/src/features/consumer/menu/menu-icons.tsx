import { ArrowExitRegular } from '@fluentui/react-icons';
import { MoneyHandRegular } from '@fluentui/react-icons';
import { BoardRegular } from '@fluentui/react-icons';
import { BoxRegular } from '@fluentui/react-icons';
import { BuildingShopRegular } from '@fluentui/react-icons';
import { CalculatorRegular } from '@fluentui/react-icons';
import { CartRegular } from '@fluentui/react-icons';
import { GlobeRegular } from '@fluentui/react-icons';
import { NavigationRegular } from '@fluentui/react-icons';
import { PersonRegular } from '@fluentui/react-icons';
import { PersonArrowRightRegular } from '@fluentui/react-icons';
import { TagRegular } from '@fluentui/react-icons';
import { WalletRegular } from '@fluentui/react-icons';
import type { View } from '#renderer/features/consumer/menu/views.ts';

/** Decorative icons of the consumer area's menus. */
export const MENU_ICONS = {
  'my-loan': <MoneyHandRegular />,
  dashboard: <BoardRegular />,
  accounts: <WalletRegular />,
  orders: <BoxRegular />,
  'buy-products': <CartRegular />,
  offers: <TagRegular />,
  'loan-calculator': <CalculatorRegular />,
  profile: <PersonRegular />,
  desk: <BuildingShopRegular />,
  more: <NavigationRegular />,
  language: <GlobeRegular />,
  logout: <ArrowExitRegular />,
  'sign-in': <PersonArrowRightRegular />,
} as const satisfies Readonly<
  Record<View | 'desk' | 'more' | 'language' | 'logout' | 'sign-in', React.JSX.Element>
>;
