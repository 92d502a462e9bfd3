import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect } from 'react';
import type { Area } from '#renderer/i18n/areas.ts';
import { space, token } from '#renderer/theme/token.ts';
import { LazyPart, type LoadPart } from '#renderer/ui/loading/lazy-part.tsx';

const useStyles = makeStyles({
  // Above the bars at the lower edge. Only visible if loading fails.
  note: {
    position: 'fixed',
    inset: 'auto 0 6rem',
    zIndex: 50,
    width: 'fit-content',
    maxWidth: '90vw',
    margin: '0 auto',
    borderRadius: token.borderRadiusLarge,
    backgroundColor: token.colorNeutralBackground1,
    ':has(> [role])': { padding: space.m, boxShadow: token.shadow28 },
  },
});

/** A dialog or sheet whose code is fetched when it is first opened. Restores the focus when it closes. */
export function OpenedPart<Props extends object>({
  load,
  props,
  areas,
  meanwhile,
}: {
  /** Must be the same function on every render. */
  readonly load: LoadPart<Props>;
  readonly props: Props;
  /** As of a `LazyPart`. */
  readonly areas?: readonly Area[];
  /** As of a `LazyPart`. */
  readonly meanwhile?: ReactNode;
}) {
  useEffect(() => {
    const before = document.activeElement;
    const readable = [...document.body.children].filter((part) => part.ariaHidden !== 'true');
    return () => {
      // Fluent hides the rest of the page from assistive technology, and does not undo it when its last dialog
      // unmounts.
      for (const part of readable) part.removeAttribute('aria-hidden');
      const lost = document.activeElement === document.body;
      if (lost && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div className={useStyles().note}>
      <LazyPart load={load} props={props} {...(areas && { areas })} quiet meanwhile={meanwhile} />
    </div>
  );
}
