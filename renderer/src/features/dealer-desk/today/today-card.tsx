import { makeStyles } from '@griffel/react';
import { useRef, useState } from 'react';
import type { TodayCard as Card } from '#contract/dealers/today.ts';
import { daysAfter } from '#domain/days.ts';
import { KINDS_OF_LEADS } from '#domain/lending/today.ts';
import {
  branchInWords,
  isSeveral,
  useBranches,
} from '#renderer/features/dealer-desk/shared/branches.ts';
import { ContactForm } from '#renderer/features/dealer-desk/shared/contact-form.tsx';
import type { Contact, SavedContact } from '#renderer/features/dealer-desk/shared/save-contact.ts';
import { fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import { lastContactOf, titleOf, whyOf } from '#renderer/features/dealer-desk/today/card-words.ts';
import { numberInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { startEdge } from '#renderer/theme/edge.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useButtonClass } from '#renderer/ui/basics/button-link.tsx';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s,
    minWidth: 0,
    padding: space.m,
    border: `1px solid ${token.colorNeutralStroke2}`,
    borderRadius: token.borderRadiusLarge,
    backgroundColor: token.colorNeutralBackground1,
    overflowWrap: 'anywhere',
  },
  late: { ...startEdge('4px', token.portalAccent) },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s },
  title: { margin: 0, fontSize: token.fontSizeBase500, outlineStyle: 'none' },
  link: { color: token.colorBrandForegroundLink },
  kind: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  why: { margin: 0, fontWeight: token.fontWeightSemibold },
  aside: { margin: 0, color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  ways: { display: 'flex', flexWrap: 'wrap', gap: space.s },
  until: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
});

const AHEAD = { tomorrow: 1, threeDays: 3, week: 7 } as const;

/** One thing to do, with why it is here and what can be done about it right away. */
export function TodayCard({
  card,
  busy,
  headingRef,
  onContact,
  onPutOff,
}: {
  readonly card: Card;
  readonly busy: boolean;
  /** Takes the focus when the card before it is done. */
  readonly headingRef: (heading: HTMLHeadingElement | null) => void;
  readonly onContact: (contact: Contact, saved: SavedContact) => void;
  /** `until` is a day; null where it is done. */
  readonly onPutOff: (until: string | null) => void;
}) {
  const styles = useStyles();
  const translator = useTranslation();
  const { t } = translator;
  const [open, setOpen] = useState<'contact' | 'snooze' | null>(null);
  const done = useRef<HTMLButtonElement>(null);
  const { lead, application, kind, day } = card;
  const branches = useBranches();
  const title = titleOf(card, translator);
  const what = `${title}, ${t(`today.kind.${kind}`)}`;
  const isLate = kind === 'step' && day < indianToday();
  const asksForContact = lead !== null && KINDS_OF_LEADS.includes(kind);
  return (
    <li className={isLate ? `${styles.card} ${styles.late}` : styles.card}>
      <div className={styles.head}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
          <a
            className={styles.link}
            href={fragmentOf(
              application === null
                ? { view: 'lead', lead: lead?.lead ?? '' }
                : { view: 'followed', number: application.number },
            )}
          >
            {title}
          </a>
        </h2>
        <span className={styles.kind}>
          {t(`today.kind.${kind}`)}
          {isSeveral(branches) && ` · ${branchInWords(translator, branches, card.branch)}`}
        </span>
      </div>
      <p className={styles.why}>{whyOf(card, translator)}</p>
      {lead !== null && (
        <p className={styles.aside}>
          {numberInWords(lead.mobileNumber)} · {lastContactOf(card, translator)}
        </p>
      )}
      <div className={styles.ways}>
        {lead !== null && <Ways name={lead.name} number={lead.mobileNumber} />}
        <Button
          ref={done}
          busy={busy}
          aria-label={t('today.doneOf', { what })}
          aria-expanded={asksForContact ? open === 'contact' : undefined}
          onClick={() => (asksForContact ? setOpen('contact') : onPutOff(null))}
        >
          {t('today.done')}
        </Button>
        <Button
          busy={busy}
          aria-label={t('today.snoozeOf', { what })}
          aria-expanded={open === 'snooze'}
          onClick={() => setOpen(open === 'snooze' ? null : 'snooze')}
        >
          {t('today.snooze')}
        </Button>
      </div>
      {open === 'snooze' && (
        <div role="group" aria-label={t('today.snoozeUntil')} className={styles.until}>
          <span>{t('today.snoozeUntil')}:</span>
          {(['tomorrow', 'threeDays', 'week'] as const).map((each) => (
            <Button
              key={each}
              busy={busy}
              onClick={() => onPutOff(daysAfter(indianToday(), AHEAD[each]))}
            >
              {t(`today.until.${each}`)}
            </Button>
          ))}
        </div>
      )}
      {open === 'contact' && lead !== null && (
        <ContactForm
          lead={lead}
          card={card.card}
          onSaved={onContact}
          onCancel={() => {
            setOpen(null);
            done.current?.focus();
          }}
        />
      )}
    </li>
  );
}

/** Calls and writes with whatever does so on this device. */
function Ways({ name, number }: { readonly name: string; readonly number: string }) {
  const { t } = useTranslation();
  return (
    <>
      <a
        href={`tel:+91${number}`}
        aria-label={t('today.callOf', { name })}
        className={useButtonClass('primary')}
      >
        {t('today.call')}
      </a>
      <a
        href={`https://wa.me/91${number}`}
        target="_blank"
        rel="noreferrer"
        aria-label={t('today.whatsAppOf', { name })}
        className={useButtonClass('secondary')}
      >
        {t('today.whatsApp')}
      </a>
    </>
  );
}
