import { isOpenCase } from '#domain/lending/states/lender-case-states.ts';
import {
  type LenderName,
  itemInWords,
  kindInWords,
} from '#renderer/features/operator/application/shared/application-words.ts';
import type { Reviewed } from '#renderer/features/operator/application/shared/reviewed.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';

export type HandOverQuestion = {
  readonly application: Reviewed;
  readonly lenderName: LenderName;
  readonly onAnswer: (yes: boolean) => void;
};

/** Asks before everything goes to the lenders: who gets what, as the borrower has agreed. */
export function HandOverDialog({ application, lenderName, onAnswer }: HandOverQuestion) {
  const translator = useTranslation();
  const { t } = translator;
  const { cases, consents, documentList } = application;
  const given = (lenderId: string) =>
    consents.find(
      (each) =>
        each.purpose === 'share-with-lender' &&
        each.lenderId === lenderId &&
        each.state === 'GIVEN',
    );
  const verified = documentList
    .filter(({ state }) => state === 'VERIFIED')
    .map(({ kind }) => kindInWords(translator, kind));
  return (
    <Dialog
      title={t('review.decide.handOver.question')}
      urgent
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('review.decide.handOver.no')}</Button>
          <Button kind="primary" onClick={() => onAnswer(true)}>
            {t('review.decide.handOver.yes')}
          </Button>
        </>
      }
    >
      <ul>
        {cases.filter(isOpenCase).map(({ lenderId }) => (
          <li key={lenderId}>
            {t('review.decide.handOver.gets', {
              lender: lenderName(lenderId),
              items: (given(lenderId)?.items ?? [])
                .map((item) => itemInWords(translator, item))
                .join(', '),
            })}
          </li>
        ))}
      </ul>
      {verified.length > 0 && (
        <p>
          {t('review.decide.handOver.getsDocuments', {
            documents: [...new Set(verified)].join(', '),
          })}
        </p>
      )}
      <p>{t('review.decide.handOver.consequence')}</p>
    </Dialog>
  );
}
