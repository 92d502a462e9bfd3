import { SSRProvider } from '@fluentui/react-components';
import { useEffect } from 'react';
import { Portal, type PortalParts } from '#renderer/app/portal.tsx';

/** The portal as a page of the desktop: the prerenderer renders it and the window hydrates the same tree. */
export function FirstPage({
  onAwake,
  ...portal
}: PortalParts & {
  /** Called when the handlers are attached. */
  readonly onAwake: () => void;
}) {
  useEffect(onAwake, [onAwake]);
  return (
    <SSRProvider>
      <Portal {...portal} />
    </SSRProvider>
  );
}
