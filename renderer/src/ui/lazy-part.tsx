import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import { Button } from '#renderer/ui/button.tsx';

/** Fetches the code of a part of a page. */
export type LoadPart<Props extends object = object> = () => Promise<ComponentType<Props>>;

/**
 * A part whose code is fetched when it is first shown. Says so while it is on its way; when it does not arrive, says
 * that and offers to try again.
 */
export function LazyPart<Props extends object>({
  load,
  props,
}: {
  /** The same function at every drawing. */
  readonly load: LoadPart<Props>;
  readonly props: Props;
}) {
  const { t } = useTranslation();
  const [part, show] = useState<{ readonly Content: ComponentType<Props> } | null>(null);
  const [attempt, tryAgain] = useState(1);
  const [failed, tell] = useState(0);

  useEffect(() => {
    let gone = false;
    loadChunk(load).then(
      (Content) => {
        if (!gone) show({ Content });
      },
      () => {
        if (!gone) tell(attempt);
      },
    );
    return () => {
      gone = true;
    };
  }, [load, attempt]);

  if (part !== null) return <part.Content {...props} />;
  if (failed !== attempt) return <p role="status">{t('shell.working')}</p>;
  return (
    <div role="alert">
      <p>{t('errors.chunk')}</p>
      <Button onClick={() => tryAgain(attempt + 1)}>{t('errors.retry')}</Button>
    </div>
  );
}
