import { makeStyles } from '@griffel/react';
import { type DeskWrite, type KeptWrite, leadOfWrite } from '#contract/desk.ts';
import {
  OtherFigures,
  QuoteConflict,
} from '#renderer/features/dealer-desk/kept/quote-conflict.tsx';
import { DropEntry } from '#renderer/features/dealer-desk/kept/settle-entry.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { RefusedEntry } from '#renderer/features/dealer-desk/kept/refused-entry.tsx';
import { LeadConflict } from '#renderer/features/dealer-desk/kept/lead-conflict.tsx';
import { fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import { numberInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { space, token } from '#renderer/theme/token.ts';
import { inRupees } from '#renderer/ui/text/rupees.ts';

const useStyles = makeStyles({
  entry: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minWidth: 0,
    padding: `${space.xs} 0`,
    borderTop: `1px solid ${token.colorNeutralStroke2}`,
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    overflowWrap: 'anywhere',
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: token.colorBrandForegroundLink,
    fontWeight: token.fontWeightSemibold,
  },
  aside: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
});

/** Something that was kept, its status, and what can be done about it. */
export function KeptEntry({ kept }: { readonly kept: KeptWrite }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { write, state, keptAt } = kept;
  const lead = leadOfWrite(write);
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <a
          href={fragmentOf(lead === null ? { view: 'today' } : { view: 'lead', lead })}
          className={styles.link}
        >
          {writeInWords(t, write)}
        </a>
        <strong>{t(`kept.state.${state.kind}`)}</strong>
        <span className={styles.aside}>
          {t('kept.since', { moment: momentInWords(new Date(keptAt), language) })}
        </span>
      </div>
      <Attention kept={kept} />
    </li>
  );
}

function Attention({ kept }: { readonly kept: KeptWrite }) {
  const { id, write, state } = kept;
  switch (state.kind) {
    case 'waiting':
    case 'sending':
      return null;
    case 'refused':
      return <RefusedEntry kept={kept} refused={state} />;
    case 'differs':
      return write.call === 'saveQuote' ? (
        <OtherFigures id={id} shown={write.shown} figures={state.figures} />
      ) : null;
    case 'conflict':
      if (write.call === 'saveLead')
        return <LeadConflict id={id} body={write.body} current={state.current} />;
      return write.call === 'saveQuote' ? (
        <QuoteConflict kept={kept} current={state.current} />
      ) : (
        <ContactConflict id={id} />
      );
  }
}

/** A call whose lead was removed meanwhile. */
function ContactConflict({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('kept.contactRemoved')}</p>
      <FormActions>
        <DropEntry id={id} />
      </FormActions>
    </>
  );
}

/** What was typed, in one line. */
function writeInWords(t: Translator['t'], write: DeskWrite): string {
  if (write.call === 'saveLead') {
    const { name, mobileNumber } = write.body.values;
    return t('kept.lead', { name, number: numberInWords(mobileNumber) });
  }
  if (write.call === 'noteContact') return t('kept.contact', { name: write.name });
  if (write.call === 'putOffCard') return t('kept.putOff', { name: write.name });
  const { model, exShowroomPrice } = write.body.terms;
  return t('kept.quote', { model, price: inRupees(exShowroomPrice) });
}
