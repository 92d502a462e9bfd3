import { makeStyles } from '@griffel/react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space } from '#renderer/theme/token.ts';
import { PageButton } from '#renderer/ui/staff/page-button.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const useStyles = makeStyles({ way: { display: 'block', marginTop: space.s } });

/** How many notices could not be sent, whatever list is shown, why if nothing sends any, and the way to them. */
export function Unreached({ onShow }: { readonly onShow: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data } = useCallQuery('notifications', { state: 'LISTED', after: null });
  if (data === undefined || data.notifications.length === 0) return null;
  const { notifications, isLastPage } = data;
  const hasNoServer = notifications.some(({ problem }) => problem === null);
  return (
    <Remark tone="warning">
      {t(isLastPage ? 'service.notice.unreached' : 'service.notice.unreachedAtLeast', {
        count: notifications.length,
      })}
      {hasNoServer && ` ${t('service.notice.noServer')}`}
      <span className={styles.way}>
        <PageButton onClick={onShow}>{t('service.notice.showUnreached')}</PageButton>
      </span>
    </Remark>
  );
}
