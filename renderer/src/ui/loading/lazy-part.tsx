import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { EditionContext, useEdition } from '#renderer/i18n/edition/edition-context.ts';
import type { ContentName } from '#renderer/content/contents.ts';
import type { Area } from '#renderer/i18n/areas.ts';
import type { Edition } from '#renderer/i18n/edition.ts';
import { loadChunk } from '#renderer/platform/load-chunk.ts';
import { Button } from '#renderer/ui/basics/button.tsx';

const NONE: readonly never[] = [];

/** Fetches the code of a part of a page. */
export type LoadPart<Props extends object = object> = () => Promise<ComponentType<Props>>;

/**
 * A part whose code is fetched when it is first shown. Says that it is loading; if that fails, says so and offers to
 * try again.
 */
export function LazyPart<Props extends object>({
  load,
  props,
  hasLaterWords = false,
  areas = NONE,
  contents = NONE,
  quiet = false,
  meanwhile = null,
}: {
  /** Must be the same function on every render. */
  readonly load: LoadPart<Props>;
  readonly props: Props;
  /** Whether it uses words that its island only fetches then. */
  readonly hasLaterWords?: boolean;
  /** Areas of words that it needs in addition to the single-page app's. Must be the same array on every render. */
  readonly areas?: readonly Area[];
  /** Copy that it needs in addition to the single-page app's. Must be the same array on every render. */
  readonly contents?: readonly ContentName[];
  /** Whether nothing is shown while it is loading. */
  readonly quiet?: boolean;
  /** What a quiet part shows while it is loading. */
  readonly meanwhile?: ReactNode;
}) {
  const edition = useEdition();
  const { t } = edition.translator;
  const { withLater, withAreas } = edition;
  const [part, setPart] = useState<{
    readonly Content: ComponentType<Props>;
    readonly extended: Edition | null;
  } | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  useEffect(() => {
    let gone = false;
    const loaded = loadChunk(async () => {
      const needsMore = areas.length > 0 || contents.length > 0;
      const more = hasLaterWords ? withLater?.() : needsMore && withAreas?.(areas, contents);
      const [Content, extended] = await Promise.all([load(), more]);
      return { Content, extended: extended || null };
    });
    loaded.then(
      (arrived) => {
        if (!gone) setPart(arrived);
      },
      () => {
        if (!gone) setFailed(attempt);
      },
    );
    return () => {
      gone = true;
    };
  }, [load, attempt, hasLaterWords, withLater, areas, contents, withAreas]);

  if (part !== null) {
    return (
      <EditionContext value={part.extended ?? edition}>
        <part.Content {...props} />
      </EditionContext>
    );
  }
  if (failed !== attempt) return quiet ? meanwhile : <p role="status">{t('shell.working')}</p>;
  return (
    <div role="alert">
      <p>{t('errors.chunk')}</p>
      <Button onClick={() => setAttempt(attempt + 1)}>{t('errors.retry')}</Button>
    </div>
  );
}
