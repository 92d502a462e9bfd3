import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { indianDayOf } from '#domain/days.ts';
import type { Template } from '#renderer/features/lender/offer/templates/template-terms.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { monthsInWords } from '#renderer/i18n/spans-in-words.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { formatPercent } from '#renderer/ui/text/percent.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';
import { nameIn } from '#domain/languages.ts';

const useStyles = makeStyles({
  heading: { margin: 0, fontSize: token.fontSizeBase500 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  one: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    paddingTop: space.m,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
  },
  name: { margin: 0, fontSize: token.fontSizeBase400, overflowWrap: 'anywhere' },
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

const loadRename = async () =>
  (await import('#renderer/features/lender/settings/rename-dialog.tsx')).RenameDialog;

/** The lender's templates of offers, to be renamed and deleted. They are made where an offer is typed. */
export function KeptTemplates() {
  const styles = useStyles();
  const translator = useTranslation();
  const { t, language } = translator;
  const { data, error, refetch } = useCallQuery('offerTemplates', {});
  const { busy, outcome, act } = useAct();
  const [renamed, setRenamed] = useState<Template | null>(null);
  return (
    <Panel>
      <Stack gap="m" as="section">
        <h2 className={styles.heading}>{t('lenderTemplates.title')}</h2>
        <p>{t('lenderTemplates.intro')}</p>
        {error !== null && <Unanswered failure={error.failure} onAgain={refetch} />}
        {data === undefined && error === null && <p role="status">{t('work.list.loading')}</p>}
        {data?.templates.length === 0 && <p>{t('lenderTemplates.none')}</p>}
        <OutcomeMessage outcome={outcome} />
        {data !== undefined && data.templates.length > 0 && (
          <ul className={styles.list}>
            {data.templates.map((each) => (
              <li key={each.template} className={styles.one}>
                <h3 className={styles.name}>{each.name}</h3>
                <p>{termsInWords(translator, each.terms)}</p>
                <span className={styles.small}>
                  {t('lenderTemplates.changedBy', {
                    who: each.by === '' ? t('notes.left') : each.by,
                    day: dayInWords(indianDayOf(each.changedAt), language),
                  })}
                </span>
                <FormActions>
                  <Button
                    aria-label={t('lenderTemplates.renameOf', { name: each.name })}
                    onClick={() => setRenamed(each)}
                  >
                    {t('lenderTemplates.rename')}
                  </Button>
                  <AskedButton
                    busy={busy}
                    aria-label={t('lenderTemplates.deleteOf', { name: each.name })}
                    question={{
                      title: t('lenderTemplates.deleteQuestion', { name: each.name }),
                      text: t('lenderTemplates.deleteText'),
                      no: t('work.cancel'),
                      yes: t('lenderTemplates.delete'),
                    }}
                    onYes={() =>
                      void act(
                        'deleteOfferTemplate',
                        (requestId) => ({
                          requestId,
                          template: each.template,
                          version: each.version,
                        }),
                        t('lenderTemplates.deleted'),
                      )
                    }
                  >
                    {t('lenderTemplates.delete')}
                  </AskedButton>
                </FormActions>
              </li>
            ))}
          </ul>
        )}
        {renamed !== null && (
          <OpenedPart
            load={loadRename}
            props={{ template: renamed, onClose: () => setRenamed(null) }}
          />
        )}
      </Stack>
    </Panel>
  );
}

/** The terms in one line: rate, months, fees, and for how long. */
function termsInWords(
  { t, language }: Translator,
  { months, rate, fees, daysOpen }: Template['terms'],
): string {
  const percent = formatPercent(rate.percent);
  const first =
    rate.kind === 'reducing' && rate.firstYearPercent !== undefined
      ? [t('lenderTemplates.firstYear', { percent: formatPercent(rate.firstYearPercent) })]
      : [];
  return [
    monthsInWords(months, language),
    t(`lenderTemplates.${rate.kind}`, { percent }),
    ...first,
    ...fees.map((fee) =>
      t('lenderTemplates.fee', {
        name: nameIn(fee.names, language),
        fee: fee.kind === 'fixed' ? inRupees(fee.paise) : formatPercent(fee.percent),
      }),
    ),
    ...(daysOpen === null ? [] : [t('lenderTemplates.daysOpen', { count: daysOpen })]),
  ].join(', ');
}
