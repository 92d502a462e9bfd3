import { CaseAtWork } from '#renderer/features/lender/case-at-work.tsx';
import { fragmentOf } from '#renderer/features/lender/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { RecordFrame } from '#renderer/ui/staff/record-frame.tsx';

/** One application as its lender may see it, with all that the lender can do. */
export function CaseView({ number }: { readonly number: string }) {
  const { t } = useTranslation();
  return (
    <RecordFrame
      query={useCallQuery('openCase', { number })}
      back={{ address: fragmentOf({ view: 'inbox' }), text: t('lenderCase.back') }}
      loading={t('lenderCase.loading')}
      gone={{ code: 'no-such-application', text: t('lenderCase.notThere') }}
    >
      {(opened) => <CaseAtWork opened={opened} />}
    </RecordFrame>
  );
}
