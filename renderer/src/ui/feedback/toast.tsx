import { Button } from '@fluentui/react-components';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { makeStyles, mergeClasses } from '@griffel/react';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  // `Toasts` decides where it is shown.
  list: {
    width: 'min(26rem, calc(100vw - 2rem))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    pointerEvents: 'auto',
  },
  above: { position: 'fixed', top: space.m, [onPaper]: { display: 'none' } },
  toast: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.s,
    padding: `${space.xs} ${space.xs} ${space.xs} ${space.m}`,
    // The shadow alone does not set it apart on a dark page.
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusLarge,
    backgroundColor: token.colorNeutralBackground1,
    color: token.colorNeutralForeground1,
    boxShadow: token.shadow8,
  },
  icon: { display: 'flex', fontSize: '20px', color: token.colorStatusSuccessForeground1 },
  title: {
    fontSize: token.fontSizeBase400,
    fontWeight: token.fontWeightSemibold,
    lineHeight: '1.4',
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex' },
  action: { minWidth: '44px', minHeight: '44px', fontSize: token.fontSizeBase400 },
  undo: { color: token.colorBrandForegroundLink },
});

export type ToastProps = {
  readonly id: string;
  readonly text: string;
  readonly undo?: { readonly label: string; readonly onUndo: () => void } | undefined;
  /** The element that had the focus when the toast was requested. */
  readonly focused: Element | null;
  readonly closeLabel: string;
  readonly onClosed: () => void;
};

/**
 * One message of `Toasts`, whose region announces it. Nothing else on the page is hidden from assistive technology
 * meanwhile, as Fluent's own would do, and it moves to the upper edge rather than cover what has the focus. Its undo button
 * takes the focus, since the element that had it is gone.
 */
export function PortalToast({ id, ...message }: ToastProps) {
  return <Message key={id} {...message} />;
}

function Message({ text, undo, focused, closeLabel, onClosed }: Omit<ToastProps, 'id'>) {
  const styles = useStyles();
  const title = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isAbove = useOutOfTheWay(list);

  useEffect(() => {
    // Focuses only if the person has not moved on: the toast appears a moment after the deletion.
    const now = document.activeElement;
    if (now === null || now === document.body || now === focused) button.current?.focus();
  }, [focused]);

  return (
    <ul ref={list} className={mergeClasses(styles.list, isAbove && styles.above)}>
      <li aria-labelledby={title} className={styles.toast}>
        <span className={styles.icon}>
          <CheckmarkCircleFilled aria-hidden />
        </span>
        <span id={title} className={styles.title}>
          {text}
        </span>
        <span className={styles.actions}>
          {undo !== undefined && (
            <Button
              ref={button}
              appearance="transparent"
              className={mergeClasses(styles.action, styles.undo)}
              onClick={undo.onUndo}
            >
              {undo.label}
            </Button>
          )}
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={closeLabel}
            className={styles.action}
            onClick={onClosed}
          />
        </span>
      </li>
    </ul>
  );
}

const CONTROLS = 'a, button, input, select, textarea, [tabindex="0"]';

/** Whether a message belongs at the upper edge, because at the lower one it would cover what has the focus. */
function useOutOfTheWay(message: RefObject<HTMLElement | null>): boolean {
  const [isAbove, setAbove] = useState(false);
  useLayoutEffect(() => {
    const look = () => {
      const shown = message.current;
      const control = document.activeElement;
      if (shown === null || control?.matches(CONTROLS) !== true || shown.contains(control)) return;
      const place = shown.getBoundingClientRect();
      if (!overlap(place, control.getBoundingClientRect())) return;
      setAbove(place.top > window.innerHeight / 2);
    };
    look();
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [message]);
  return isAbove;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
