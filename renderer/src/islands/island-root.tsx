import { SSRProvider } from '@fluentui/react-components';
import { type ComponentProps, useEffect, Component, type ReactNode } from 'react';
import { Providers } from '#renderer/app/providers.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** Wraps an island's component; the prerenderer renders it and the browser hydrates the same tree. */
export function IslandRoot({
  onAwake,
  children,
  ...providers
}: ComponentProps<typeof Providers> & {
  /** Called when the handlers are attached. */
  readonly onAwake: () => void;
}) {
  return (
    <SSRProvider>
      <Providers {...providers}>
        <IslandBoundary>{children}</IslandBoundary>
        <WhenAwake onAwake={onAwake} />
      </Providers>
    </SSRProvider>
  );
}

function WhenAwake({ onAwake }: { readonly onAwake: () => void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}

/** Prefix of the ids inside an island, the same on both sides; the slash of a name is not allowed in an id. */
export function prefixOf(island: string): string {
  return island.replaceAll('/', '-');
}

/** An error in an island breaks that island only, not the page around it. */
class IslandBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  constructor(props: { readonly children: ReactNode }) {
    super(props);
    this.state = { failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <IslandFailure /> : this.props.children;
  }
}

/** The error screen in one line, because every island carries it. */
function IslandFailure() {
  const { t } = useTranslation();
  return (
    <p role="alert">
      {t('errors.unexpected')} <a href="?">{t('errors.reload')}</a>
    </p>
  );
}
