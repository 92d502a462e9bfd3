import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  drawer: { width: 'min(32rem, 100vw)', maxWidth: '100vw' },
  header: { padding: `${space.m} ${space.l} ${space.s}` },
  body: { padding: `${space.xs} ${space.l} ${space.l}`, fontSize: token.fontSizeBase400 },
  close: { minWidth: '44px', minHeight: '44px' },
});

/**
 * Drawer at the side of the window, next to its subject; its first field gets the focus. Escape, its button or a click on
 * the backdrop closes it.
 * Render it through `OpenedPart`, which fetches it and restores the focus.
 */
export function SideDrawer({
  title,
  closeLabel,
  isRead = false,
  onClose,
  children,
}: {
  readonly title: string;
  readonly closeLabel: string;
  /** Whether it is read from the top: then no field gets the focus, since the drawer would scroll to it. */
  readonly isRead?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  const body = useRef<HTMLDivElement>(null);
  // Not the button that closes it, to which Fluent gives the focus.
  useEffect(() => {
    if (!isRead) body.current?.querySelector<HTMLElement>('input')?.focus();
  }, [isRead]);
  return (
    <OverlayDrawer open position="end" onOpenChange={onClose} className={styles.drawer}>
      <DrawerHeader className={styles.header}>
        <DrawerHeaderTitle
          action={
            <Button
              appearance="subtle"
              icon={<DismissRegular />}
              aria-label={closeLabel}
              className={styles.close}
              onClick={onClose}
            />
          }
        >
          {title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody ref={body} className={styles.body}>
        {children}
      </DrawerBody>
    </OverlayDrawer>
  );
}
