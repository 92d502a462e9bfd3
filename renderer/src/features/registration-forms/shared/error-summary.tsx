import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';

const useStyles = makeStyles({
  bar: { paddingTop: space.s, paddingBottom: space.s },
  body: { fontSize: token.fontSizeBase400, lineHeight: '1.5', whiteSpace: 'normal' },
  title: { display: 'block', fontSize: token.fontSizeBase400 },
  list: { margin: 0, paddingInlineStart: space.l },
  link: { display: 'inline-block', minHeight: '44px', alignContent: 'center' },
});

/** An invalid field as the summary lists it. */
export type Problem = { readonly id: string; readonly label: string; readonly text: string };

/** Invalid controls; for radio buttons, their group. */
const WRONG =
  ':is(input, select, textarea)[aria-invalid="true"], [role="radiogroup"][aria-invalid="true"]';

/** The invalid fields of a form in page order, read from their ARIA attributes. */
export function problemsIn(form: HTMLElement): Problem[] {
  const textOf = (ids: string | null) =>
    document.getElementById(ids?.split(' ')[0] ?? '')?.textContent ?? '';
  return [...form.querySelectorAll<HTMLElement>(WRONG)].map((control) => {
    const label =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
        ? (control.labels?.[0]?.textContent ?? '')
        : textOf(control.getAttribute('aria-labelledby'));
    return {
      id: control.id,
      label: label.replace(/\*$/, '').trim(),
      text: textOf(control.getAttribute('aria-describedby')),
    };
  });
}

/** The errors of a long form, at its top, with a link to each field. Takes the focus whenever its errors are new. */
export function ErrorSummary({
  problems,
  form,
}: {
  readonly problems: readonly Problem[];
  readonly form: RefObject<HTMLElement | null>;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);

  function goTo(id: string): void {
    const control = form.current?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
    const target = control?.matches('[role="radiogroup"]')
      ? control.querySelector<HTMLElement>('input')
      : control;
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
  }

  return (
    <div ref={box} role="alert" tabIndex={-1}>
      {problems.length > 0 && (
        <MessageBar intent="error" layout="multiline" className={styles.bar}>
          <MessageBarBody className={styles.body}>
            <MessageBarTitle className={styles.title}>
              {t('forms.rules.missing', { count: problems.length })}
            </MessageBarTitle>
            <ul className={styles.list}>
              {problems.map(({ id, label, text }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className={styles.link}
                    onClick={(event) => {
                      event.preventDefault();
                      goTo(id);
                    }}
                  >
                    {label}: {text}
                  </a>
                </li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
