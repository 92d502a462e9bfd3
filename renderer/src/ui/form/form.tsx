import { makeStyles } from '@griffel/react';
import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { brand } from '#renderer/content/brand/facts.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { ChunkFailure } from '#renderer/platform/load-chunk.ts';
import { space } from '#renderer/theme/token.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: space.m },
  actions: { display: 'flex', flexWrap: 'wrap', gap: space.s },
});

const FAILURES = { offline: 'errors.noConnection', failed: 'errors.exception' } as const;

/**
 * A form whose fields show their own errors in place of the browser's bubbles. Says so itself if its rules could not be
 * loaded.
 */
export function Form({
  onSubmit,
  children,
  ...props
}: Omit<ComponentProps<'form'>, 'noValidate' | 'className' | 'onSubmit'> & {
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
}) {
  const { t } = useTranslation();
  const [withoutRules, setWithoutRules] = useState<'offline' | 'failed' | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    setWithoutRules(null);
    try {
      await onSubmit(event);
    } catch (error) {
      if (!(error instanceof ChunkFailure)) throw error;
      setWithoutRules(navigator.onLine ? 'failed' : 'offline');
    }
  }

  return (
    <form
      {...props}
      onSubmit={(event) => void submit(event)}
      noValidate
      className={useStyles().form}
    >
      <noscript>
        <p>{t('form.needsScript', { email: brand.emails.support })}</p>
      </noscript>
      {withoutRules !== null && (
        <OutcomeMessage outcome={{ kind: 'failure', text: t(FAILURES[withoutRules]) }} />
      )}
      {children}
    </form>
  );
}

export function FormActions({ children }: Pick<ComponentProps<'div'>, 'children'>) {
  return <div className={useStyles().actions}>{children}</div>;
}
