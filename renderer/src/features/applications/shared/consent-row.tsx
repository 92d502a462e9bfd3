import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { Notice } from '#domain/lending/notifications/notices.ts';
import { coveredData } from '#renderer/features/applications/shared/covered-data.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';
import { DetailFold } from '#renderer/ui/folds/detail-fold.tsx';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: `${space.xs} ${space.m}`,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
  },
  words: { display: 'flex', flexDirection: 'column', gap: '0.125rem' },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  text: { display: 'flex', flexDirection: 'column', gap: space.xs, paddingBottom: space.s },
});

/** What a consent covers: a tick, and its text on request. The rights, the same in every consent, stand once above the rows. */
export function ConsentRow({
  notice,
  isAgreed,
  onChange,
  children,
}: {
  readonly notice: Pick<Notice, 'title' | 'text' | 'isRequired'> & {
    readonly items: readonly string[];
  };
  readonly isAgreed: boolean;
  readonly onChange: (isAgreed: boolean) => void;
  readonly children?: ReactNode;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const { title, text, items, isRequired } = notice;
  return (
    <section aria-label={title} className={styles.row}>
      <TickBox
        ticked={isAgreed}
        onChange={onChange}
        label={
          <span className={styles.words}>
            <span>
              {t('apply.consent.agree')}: <strong>{title}</strong>
            </span>
            <span className={styles.aside}>
              {t(isRequired ? 'apply.consent.required' : 'apply.consent.optional')}
            </span>
          </span>
        }
      />
      <DetailFold
        label={t('apply.consent.details')}
        name={`${t('apply.consent.details')}: ${title}`}
      >
        <div className={styles.text}>
          <p>{text}</p>
          <p>
            {t('apply.consent.data')}: {coveredData(translator, items)}
          </p>
        </div>
      </DetailFold>
      {children}
    </section>
  );
}
