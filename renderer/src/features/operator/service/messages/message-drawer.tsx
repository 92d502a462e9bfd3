import type { Message } from '#renderer/features/operator/service/messages/message.ts';
import { MessageForm } from '#renderer/features/operator/service/messages/message-form.tsx';
import { FactList } from '#renderer/features/operator/service/shared/fact-list.tsx';
import { Line, PlaceLink } from '#renderer/features/operator/service/shared/marks.tsx';
import { Written } from '#renderer/features/operator/service/shared/written.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { SideDrawer } from '#renderer/ui/dialogs/side-drawer.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';

/** A contact message in full, with links to answer it, and its status. */
export function MessageDrawer({
  message,
  onSaved,
  onClose,
}: {
  readonly message: Message;
  readonly onSaved: (message: Message) => void;
  readonly onClose: () => void;
}) {
  const translator = useTranslation();
  const { t, language } = translator;
  const { name, email, phone, category, receivedAt, userId, remarks, reference } = message;
  return (
    <SideDrawer
      title={t('service.message.title', { name })}
      closeLabel={t('service.message.close')}
      isRead
      onClose={onClose}
    >
      <Stack gap="m">
        <FactList
          facts={[
            [
              t('service.message.email'),
              email === '' ? (
                <Line key="email">{t('service.message.noEmail')}</Line>
              ) : (
                <PlaceLink key="email" to={mailTo(email, category)}>
                  {email}
                </PlaceLink>
              ),
            ],
            [
              t('service.message.phone'),
              <PlaceLink key="phone" to={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
                {phone}
              </PlaceLink>,
            ],
            ...(reference === undefined
              ? []
              : [[t('service.message.reference'), reference] as const]),
            [t('service.message.received'), momentInWords(new Date(receivedAt), language)],
            [
              t('service.message.account'),
              userId ?? <Line key="account">{t('service.message.noAccount')}</Line>,
            ],
            [t('service.message.subject'), category],
            [
              t('service.message.change'),
              <Line key="change">{changeInWords(translator, message)}</Line>,
            ],
          ]}
        />
        <Written heading={t('service.message.wrote')} level="h3" text={remarks} />
        <IfMay call="saveMessageStatus">
          <p>{t('service.message.answerHow')}</p>
          <MessageForm message={message} onSaved={onSaved} />
        </IfMay>
      </Stack>
    </SideDrawer>
  );
}

/** Nothing of the message itself: what is written in an address may be kept by programs on the way. */
const mailTo = (email: string, subject: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;

function changeInWords({ t, language }: Translator, { changed }: Message): string {
  if (changed === null) return t('service.message.notChanged');
  const moment = momentInWords(new Date(changed.at), language);
  return t(changed.isMine ? 'service.message.changedByMe' : 'service.message.changedByOther', {
    moment,
  });
}
