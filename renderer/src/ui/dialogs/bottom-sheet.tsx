import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  sheet: {
    width: '100%',
    maxWidth: '100%',
    height: 'auto',
    maxHeight: '85dvh',
    paddingBottom: 'env(safe-area-inset-bottom)',
    borderRadius: `${token.borderRadius4XLarge} ${token.borderRadius4XLarge} 0 0`,
    [from.md]: { maxWidth: '30rem', marginInline: 'auto' },
  },
  header: { padding: `${space.s} ${space.m} ${space.xs}` },
  body: { padding: `0 ${space.m} ${space.m}` },
  close: { minHeight: '44px', fontSize: token.fontSizeBase400 },
});

/**
 * Sheet at the lower edge, within a thumb's reach, for what has no room elsewhere. Escape, its button or a click on the
 * backdrop closes it. Render it through `OpenedPart`, which fetches it and restores the focus.
 */
export function BottomSheet({
  title,
  closeLabel,
  onClose,
  children,
}: {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <OverlayDrawer open position="bottom" onOpenChange={onClose} className={styles.sheet}>
      <DrawerHeader className={styles.header}>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              className={styles.close}
              onClick={onClose}
            >
              {closeLabel}
            </Button>
          }
        >
          {title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>{children}</DrawerBody>
    </OverlayDrawer>
  );
}
