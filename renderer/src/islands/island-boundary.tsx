import { Component, type ReactNode } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** An error in an island breaks that island only, not the page around it. */
export class IslandBoundary extends Component<
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
