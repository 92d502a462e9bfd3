import { makeStyles } from '@griffel/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    padding: space.m,
    backgroundColor: token.portalBandBackground,
    ...startEdge('4px', token.portalAccent),
    borderRadius: token.borderRadiusMedium,
    outlineStyle: 'none',
  },
});

/** Says that a colleague has changed something meanwhile, and asks what to go on with. */
export function ChangedBox({
  takesFocus,
  children,
}: {
  /** After a refused save; not while a person is typing. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={useStyles().box}>
      {children}
    </div>
  );
}
