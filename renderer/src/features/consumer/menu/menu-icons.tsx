import { ArrowExitRegular } from '@fluentui/react-icons/svg/arrow-exit';
import { MoneyHandRegular } from '@fluentui/react-icons/svg/money-hand';
import { BoardRegular } from '@fluentui/react-icons/svg/board';
import { BoxRegular } from '@fluentui/react-icons/svg/box';
import { BuildingShopRegular } from '@fluentui/react-icons/svg/building-shop';
import { CalculatorRegular } from '@fluentui/react-icons/svg/calculator';
import { CartRegular } from '@fluentui/react-icons/svg/cart';
import { GlobeRegular } from '@fluentui/react-icons/svg/globe';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { PersonArrowRightRegular } from '@fluentui/react-icons/svg/person-arrow-right';
import { TagRegular } from '@fluentui/react-icons/svg/tag';
import { WalletRegular } from '@fluentui/react-icons/svg/wallet';
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
  logout: <ArrowExitRegular data-mirrors />,
  'sign-in': <PersonArrowRightRegular data-mirrors />,
} as const satisfies Readonly<
  Record<View | 'desk' | 'more' | 'language' | 'logout' | 'sign-in', React.JSX.Element>
>;
