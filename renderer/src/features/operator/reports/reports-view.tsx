import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReportChooser } from '#renderer/features/operator/reports/report-chooser.tsx';
import {
  type ReportChoice,
  askedFor,
  fragmentOfReport,
  possibleChoice,
  reportChoiceIn,
} from '#renderer/features/operator/reports/report-choice.ts';
import { ReportSheet } from '#renderer/features/operator/reports/report-sheet.tsx';
import { groupInWords } from '#renderer/features/operator/reports/report-words.ts';
import { shownReport } from '#renderer/features/operator/reports/shown-report.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { nameIn } from '#domain/languages.ts';

const NOTHING_ASKED = {
  report: 'applications',
  by: 'month',
  monthly: false,
  from: '2026-01',
  to: '2026-01',
} as const;

/** What is counted of the service, for whoever runs it and for regulators. What is shown is in the address. */
export function ReportsView({ choice: said }: { readonly choice: string }) {
  const translator = useTranslation();
  const { t, language } = translator;
  const navigate = useNavigate();
  const [today] = useState(indianToday);
  const choice = reportChoiceIn(said, today);
  const asked = askedFor(choice, today);
  const { data: catalogue } = useCallQuery('listProducts', {});
  const { data, error, refetch } = useCallQuery('report', asked ?? NOTHING_ASKED, {
    enabled: asked !== null,
  });
  const lenders = new Map(
    catalogue?.lenders.map(({ id, names: by }) => [id, nameIn(by, language)]),
  );
  const names = {
    lenders,
    products: new Map(
      catalogue?.products.map(({ productId, lenderId, names: by }) => [
        productId,
        // Two lenders may call their products alike.
        `${nameIn(by, language)} (${lenders.get(lenderId) ?? lenderId})`,
      ]),
    ),
  };
  const change = (changed: Partial<ReportChoice>) =>
    void navigate(
      { hash: fragmentOfReport(possibleChoice({ ...choice, ...changed })) },
      { flushSync: true },
    );
  return (
    <Stack gap="l">
      <ReportChooser choice={choice} today={today} onChange={change} />
      {asked === null && <p role="alert">{t('reports.wrong')}</p>}
      {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
      {asked !== null && data === undefined && error === null && (
        <p role="status">{t('shell.working')}</p>
      )}
      {asked !== null && data !== undefined && (
        <ReportSheet
          shown={shownReport(data, asked, (group) =>
            groupInWords(translator, asked.by, group, names),
          )}
        />
      )}
    </Stack>
  );
}
