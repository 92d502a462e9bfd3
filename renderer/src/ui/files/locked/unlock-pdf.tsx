import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type DocumentKind, needsMasking } from '#domain/lending/documents.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import {
  MAX_DRAWN_PAGES,
  type PagesProblem,
  drawPages,
} from '#renderer/ui/files/locked/draw-pages.ts';
import type { LockedFile } from '#renderer/ui/files/picture/read-file.ts';
import { SendFrame, type SendHeading } from '#renderer/ui/files/send-frame.tsx';
import { PasswordField } from '#renderer/ui/form/fields/password-field.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';

const useStyles = makeStyles({
  way: { display: 'flex', flexDirection: 'column', gap: space.s, maxWidth: '65ch' },
  name: { overflowWrap: 'anywhere' },
  title: { fontWeight: token.fontWeightSemibold },
});

/**
 * Explains that a PDF is locked, and opens it with its password. The password goes to PDF.js's worker on this device, and
 * nowhere else: it is neither stored, logged nor sent.
 */
export function UnlockPdf({
  kind,
  heading,
  file,
  onOpened,
  onCancel,
}: {
  readonly kind: DocumentKind;
  readonly heading: SendHeading;
  readonly file: LockedFile;
  /** The pages as JPEGs. */
  readonly onOpened: (pages: readonly Blob[]) => void;
  readonly onCancel: () => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { password: '' } });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [drawn, setDrawn] = useState<{ readonly page: number; readonly pages: number } | null>(
    null,
  );
  const drawing = useRef<AbortController>(null);
  useEffect(() => () => drawing.current?.abort(), []);
  const isBusy = form.formState.isSubmitting;

  function refuse(message: 'lockedPdf.missing' | 'lockedPdf.wrong'): void {
    form.setError('password', { message }, { shouldFocus: true });
  }

  async function open({ password }: { readonly password: string }): Promise<void> {
    if (password === '') return refuse('lockedPdf.missing');
    setOutcome(null);
    drawing.current = new AbortController();
    const { signal } = drawing.current;
    const onPage = (page: number, pages: number) => setDrawn({ page, pages });
    const pages = await drawPages(file.content, password, { signal, onPage });
    if (signal.aborted) return;
    setDrawn(null);
    if (pages.ok) return onOpened(pages.value);
    if (pages.failure === 'locked') return refuse('lockedPdf.wrong');
    setOutcome({ kind: 'failure', text: problemText(t, pages.failure) });
  }

  return (
    <SendFrame heading={heading} title={t('lockedPdf.heading')}>
      <p className={styles.name}>{t('lockedPdf.intro', { name: file.name })}</p>
      <div className={styles.way}>
        <p className={styles.title}>{t('lockedPdf.type')}</p>
        <p>{t('lockedPdf.stays')}</p>
        {needsMasking(kind) && <p>{t('lockedPdf.aadhaar')}</p>}
        <Form autoComplete="off" onSubmit={(event) => form.handleSubmit(open)(event)}>
          <PasswordField
            form={form}
            name="password"
            label={t('lockedPdf.password')}
            autoComplete="off"
            enterKeyHint="go"
          />
          <OutcomeMessage outcome={outcome} />
          <FormActions>
            <Button type="submit" kind="primary" busy={isBusy}>
              {t(isBusy ? 'lockedPdf.opening' : 'lockedPdf.open')}
            </Button>
            <p role="status">{drawn !== null && t('lockedPdf.page', drawn)}</p>
          </FormActions>
        </Form>
      </div>
      <div className={styles.way}>
        <p className={styles.title}>{t('lockedPdf.copy')}</p>
        <PointList
          ordered
          items={[
            t('lockedPdf.steps.open'),
            t('lockedPdf.steps.print'),
            t('lockedPdf.steps.choose'),
          ]}
        />
      </div>
      <FormActions>
        <Button onClick={onCancel}>{t('lockedPdf.instead')}</Button>
      </FormActions>
    </SendFrame>
  );
}

function problemText(t: Translator['t'], problem: Exclude<PagesProblem, 'locked'>): string {
  return problem === 'tooManyPages'
    ? t('lockedPdf.problem.tooManyPages', { pages: MAX_DRAWN_PAGES })
    : t(`lockedPdf.problem.${problem}`);
}
