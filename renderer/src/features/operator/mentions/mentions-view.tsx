import { PlaceLink, Quiet, StateBadge } from '#renderer/features/operator/service/shared/marks.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useList } from '#renderer/platform/queries/use-list.ts';
import { ListFrame } from '#renderer/ui/staff/list-frame.tsx';
import { PagedList } from '#renderer/ui/staff/paged-list.tsx';

/** The notes that mention whoever looks. What a note says is shown with its application, which marks it as read. */
export function MentionsView() {
  const { t, language } = useTranslation();
  const list = useList('mentions', (after) => ({ after }));
  return (
    <ListFrame intro={t('mentions.intro')}>
      <PagedList
        label={t('operator.titles.mentions')}
        list={list}
        rowsOf={(reply) => reply.mentions}
        idOf={({ note }) => note}
        columns={[
          [
            t('mentions.application'),
            ({ number }) => (
              <PlaceLink to={fragmentOf({ view: 'application', number })}>{number}</PlaceLink>
            ),
          ],
          [
            t('mentions.state'),
            ({ isRead }) =>
              isRead ? (
                <Quiet>{t('mentions.read')}</Quiet>
              ) : (
                <StateBadge tone="waits">{t('mentions.unread')}</StateBadge>
              ),
          ],
          [t('mentions.author'), ({ author }) => (author === '' ? t('mentions.left') : author)],
          [t('mentions.written'), ({ writtenAt }) => momentInWords(new Date(writtenAt), language)],
        ]}
        empty={t('mentions.none')}
      />
    </ListFrame>
  );
}
