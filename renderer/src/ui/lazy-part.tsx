import { Component, type ComponentType, type ReactNode, Suspense, lazy, useState } from 'react';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { ChunkFailure, loadChunk } from '#renderer/platform/load-chunk.ts';
import { Button } from '#renderer/ui/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

/** Fetches the code of a part of a page. */
export type LoadPart = () => Promise<{ readonly Part: ComponentType }>;

/** A part of a page whose code is fetched when it is first shown. One that does not arrive says so and can be retried. */
export function LazyPart({ load }: { readonly load: LoadPart }) {
  const { t } = useTranslation();
  const [Part, setPart] = useState(() => lazyPart(load));
  return (
    <ChunkBoundary
      key={Part.attempt}
      failure={
        <>
          <OutcomeMessage outcome={{ kind: 'failure', text: t('errors.chunk') }} />
          <FormActions>
            <Button onClick={() => setPart(lazyPart(load))}>{t('errors.retry')}</Button>
          </FormActions>
        </>
      }
    >
      <Suspense fallback={<p role="status">{t('shell.working')}</p>}>
        <Part.Content />
      </Suspense>
    </ChunkBoundary>
  );
}

let attempts = 0;

/** React remembers a failure of `lazy` for ever, so every attempt is a component of its own. */
function lazyPart(load: LoadPart) {
  attempts += 1;
  return {
    attempt: attempts,
    Content: lazy(async () => ({ default: (await loadChunk(load)).Part })),
  };
}

/** Catches code that did not arrive. A mistake in code that did is for the error screen. */
class ChunkBoundary extends Component<
  { readonly failure: ReactNode; readonly children: ReactNode },
  { readonly error: unknown }
> {
  constructor(props: { readonly failure: ReactNode; readonly children: ReactNode }) {
    super(props);
    this.state = { error: null };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof ChunkFailure) return this.props.failure;
    throw error;
  }
}
