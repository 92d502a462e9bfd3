import { makeStyles } from '@griffel/react';
import { useEffect, useRef } from 'react';
import { indianDayOf } from '#domain/days.ts';
import { nameIn } from '#domain/languages.ts';
import { LOOK_WITHIN_WORKING_DAYS } from '#domain/lending/time-frames.ts';
import type { Application } from '#renderer/features/applications/wizard/draft/draft.ts';
import { useNothingToSave } from '#renderer/features/applications/wizard/frame/frame.tsx';
import { dayInWords, momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { onPaper } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { ButtonLink } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { PrintSheet } from '#renderer/ui/printing/print-sheet.tsx';
import { Sheet, usePrintedSheet } from '#renderer/ui/printing/sheet.tsx';
import { Facts } from '#renderer/ui/text/facts.tsx';
import { PointList } from '#renderer/ui/text/point-list.tsx';

const useStyles = makeStyles({
  receipt: { display: 'flex', flexDirection: 'column', gap: space.l },
  title: { fontSize: 'clamp(1.5rem, 4vw, 2rem)', outlineStyle: 'none' },
  part: {
    fontSize: token.fontSizeBase500,
    breakAfter: 'avoid',
    [onPaper]: { marginTop: space.s },
  },
  onScreen: { [onPaper]: { display: 'none' } },
});

/** The receipt of an application that was sent: on screen, on paper, and as a file where the host saves one. */
export function Receipt({ application }: { readonly application: Application }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { grievanceOfficer: ours } = useBrand();
  const { sheet, day, alone } = usePrintedSheet();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useNothingToSave();
  const { number, state, lenders, match } = application;
  const chosen = (match?.matched ?? []).filter(({ product }) =>
    lenders.some(({ productId }) => productId === product.id),
  );
  const names = listInWords(
    chosen.map(({ lender }) => nameIn(lender.names, language)),
    language,
  );
  return (
    <div className={styles.receipt}>
      <Sheet sheet={sheet} title={t('apply.receipt.sheetTitle')} day={day}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('apply.receipt.title')}
        </h1>
        <Facts
          facts={[
            { label: t('apply.receipt.number'), value: number },
            ...timesOf(application),
            { label: t('apply.receipt.state'), value: t(`applications.state.${state}`) },
            {
              label: t('apply.receipt.lenders'),
              value: names === '' ? t('apply.receipt.notChosen') : names,
            },
          ]}
        />
        <h2 className={styles.part}>{t('apply.receipt.who')}</h2>
        <p>{t('apply.receipt.whoText')}</p>
        <h2 className={styles.part}>{t('apply.receipt.next')}</h2>
        <PointList
          ordered
          items={[
            t('apply.receipt.nextSteps.check'),
            t('apply.receipt.nextSteps.lenders'),
            t('apply.receipt.nextSteps.offers'),
          ]}
        />
        <h2 className={styles.part}>{t('apply.receipt.coolingOff')}</h2>
        <PointList
          items={chosen.map(({ lender, coolingOffDays }) =>
            t('apply.receipt.coolingOffText', {
              count: coolingOffDays,
              name: nameIn(lender.names, language),
            }),
          )}
        />
        <h2 className={styles.part}>{t('apply.receipt.grievance')}</h2>
        <PointList
          items={[
            t('apply.receipt.ours', { officer: ours.role, email: ours.email }),
            ...chosen.map(({ lender: { names: lenderNames, grievanceOfficer } }) =>
              t('apply.receipt.theirs', {
                lender: nameIn(lenderNames, language),
                officer: nameIn(grievanceOfficer.names, language),
                email: grievanceOfficer.email,
                // Its parts stay on one line.
                phone: grievanceOfficer.phone.replaceAll(' ', '\u00a0'),
              }),
            ),
          ]}
        />
      </Sheet>
      <div className={styles.onScreen}>
        <FormActions>
          <ButtonLink to="/consumer-profile">{t('apply.receipt.toAccount')}</ButtonLink>
          <PrintSheet
            label={t('apply.receipt.print')}
            name={`${number}-${t('apply.receipt.sheetName')}`}
            alone={alone}
          />
        </FormActions>
      </div>
    </div>
  );

  function timesOf({ submittedAt, lookDueAt }: Application) {
    if (submittedAt === null || lookDueAt === null) return [];
    return [
      { label: t('apply.receipt.when'), value: momentInWords(new Date(submittedAt), language) },
      {
        label: t('apply.receipt.due'),
        value: t('apply.receipt.dueText', {
          days: LOOK_WITHIN_WORKING_DAYS,
          // The period ends at midnight, at the end of the day before.
          day: dayInWords(indianDayOf(lookDueAt - 1), language),
        }),
      },
    ];
  }
}
