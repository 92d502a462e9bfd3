import type { Lead } from '#contract/dealers/leads.ts';
import { type DeskWrite, leadOfWrite } from '#contract/desk.ts';
import { indianDayOf } from '#domain/days.ts';
import { DropEntry } from '#renderer/features/dealer-desk/kept/settle-entry.tsx';
import { asNew, useResend } from '#renderer/features/dealer-desk/kept/settle-entry.tsx';
import { stateInWords, typedInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { LEAD_FIELDS, typedOf } from '#renderer/features/dealer-desk/leads/typed-lead.ts';
import { duplicateInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { useBranches } from '#renderer/features/dealer-desk/shared/branches.ts';
import { fragmentOf } from '#renderer/features/dealer-desk/shell/place.ts';
import { type Duplicate, conflictOf } from '#renderer/features/dealer-desk/shared/save-lead.ts';
import { useKept } from '#renderer/features/dealer-desk/shared/kept.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useButtonClass } from '#renderer/ui/basics/button-link.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

type LeadBody = Extract<DeskWrite, { readonly call: 'saveLead' }>['body'];
type Values = LeadBody['values'];

/** A lead that was not saved because the gateway has a newer version: that one stays, and the typed text can be resent. */
export function LeadConflict({
  id,
  body,
  current,
}: {
  readonly id: string;
  readonly body: LeadBody;
  readonly current: Readonly<Record<string, unknown>>;
}) {
  const kept = useKept();
  const { outcome, resend } = useResend();
  const conflict = conflictOf(current);
  const sendAs = (different: Partial<LeadBody>) =>
    resend(asNew({ call: 'saveLead', body: { ...body, ...different } }), id);

  /** What was written for the lead goes with it. */
  async function addAgain(): Promise<void> {
    const lead = crypto.randomUUID();
    const quotes = (kept?.writes ?? []).filter(({ write }) => leadOfWrite(write) === body.lead);
    await sendAs({ lead, version: null });
    for (const { id: replaced, write } of quotes) {
      if (write.call === 'saveQuote') {
        await resend(asNew({ ...write, body: { ...write.body, lead } }), replaced);
      }
    }
  }

  return (
    <>
      {conflict?.kind === 'duplicate' && (
        <SameNumber
          id={id}
          duplicate={conflict.duplicate}
          onBoth={() => void sendAs({ isDuplicateKnown: true })}
        />
      )}
      {conflict?.kind === 'stale' && conflict.now !== null && (
        <Changed
          id={id}
          mine={body.values}
          now={conflict.now}
          onMine={(version) => void sendAs({ version })}
        />
      )}
      {(conflict === null || (conflict.kind === 'stale' && conflict.now === null)) && (
        <Removed id={id} onAgain={() => void addAgain()} />
      )}
      <OutcomeMessage outcome={outcome} />
    </>
  );
}

function SameNumber({
  id,
  duplicate: { lead, name, branch, createdAt },
  onBoth,
}: {
  readonly id: string;
  readonly duplicate: Duplicate;
  readonly onBoth: () => void;
}) {
  const translator = useTranslation();
  const { t, language } = translator;
  const branches = useBranches();
  const link = useButtonClass('secondary');
  const day = dayInWords(indianDayOf(createdAt), language);
  return (
    <>
      <p>{duplicateInWords(translator, branches, { name, branch, day })}</p>
      <FormActions>
        {lead !== null && name !== null && (
          <a href={fragmentOf({ view: 'lead', lead })} className={link}>
            {t('leads.duplicate.open', { name })}
          </a>
        )}
        <Button onClick={onBoth}>{t('leads.duplicate.both')}</Button>
        <DropEntry id={id} />
      </FormActions>
    </>
  );
}

function Changed({
  id,
  mine,
  now,
  onMine,
}: {
  readonly id: string;
  readonly mine: Values;
  readonly now: Lead;
  readonly onMine: (version: number) => void;
}) {
  const translator = useTranslation();
  const { t } = translator;
  return (
    <>
      <p>{t('kept.changed')}</p>
      <DataTable
        caption={t('kept.compare')}
        columns={[t('kept.what'), t('kept.mine'), t('kept.theirs')]}
        rows={differing(translator, mine, now)}
      />
      <FormActions>
        <Button onClick={() => onMine(now.version)}>{t('kept.sendMine')}</Button>
        <DropEntry id={id} />
      </FormActions>
    </>
  );
}

function Removed({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('kept.removed')}</p>
      <FormActions>
        <Button onClick={onAgain}>{t('kept.addAgain')}</Button>
        <DropEntry id={id} />
      </FormActions>
    </>
  );
}

/** What was typed next to what the gateway has, where they differ. */
function differing(translator: Translator, mine: Values, now: Lead) {
  const { t } = translator;
  const [typed, has] = [typedOf(mine), typedOf(now)];
  const states = [stateInWords(translator, mine.status), stateInWords(translator, now.status)];
  const fields = LEAD_FIELDS.filter((field) => typed[field] !== has[field]);
  return [
    ...(states[0] === states[1]
      ? []
      : [{ id: 'state', cells: [t('leads.column.state'), ...states] }]),
    ...fields.map((field) => ({
      id: field,
      cells: [
        t(`leads.field.${field}`),
        typedInWords(translator, field, typed[field]),
        typedInWords(translator, field, has[field]),
      ],
    })),
  ];
}
