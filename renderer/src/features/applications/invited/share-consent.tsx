import { makeStyles } from '@griffel/react';
import { useId } from 'react';
import type { ShownInvitation } from '#renderer/features/applications/invited/accept.ts';
import { coveredData } from '#renderer/features/applications/shared/covered-data.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    padding: space.m,
    backgroundColor: token.colorNeutralBackground1,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusXLarge,
  },
  title: { fontSize: token.fontSizeBase500 },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** The choice to let the dealer see how far the application is: separate from everything else, and off by default. */
export function ShareConsent({
  notice,
  isShared,
  onChange,
}: {
  readonly notice: ShownInvitation['notice'];
  readonly isShared: boolean;
  readonly onChange: (isShared: boolean) => void;
}) {
  const styles = useStyles();
  const id = useId();
  const translator = useTranslation();
  const { t } = translator;
  return (
    <section aria-labelledby={id} className={styles.notice}>
      <h2 id={id} className={styles.title}>
        {notice.title}
      </h2>
      <p className={styles.aside}>{t('apply.consent.optional')}</p>
      <p>{notice.text}</p>
      <p>
        {t('apply.consent.data')}: {coveredData(translator, notice.items)}
      </p>
      <p className={styles.aside}>{notice.rights}</p>
      <TickBox
        ticked={isShared}
        aria-describedby={id}
        label={t('apply.consent.agree')}
        onChange={onChange}
      />
    </section>
  );
}
