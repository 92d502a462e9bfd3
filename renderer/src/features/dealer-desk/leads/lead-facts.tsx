import type { Lead } from '#contract/dealers/leads.ts';
import {
  ageInWords,
  ownerInWords,
  sourceInWords,
  stateInWords,
} from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { NextStep, PhoneLink } from '#renderer/features/dealer-desk/leads/lead-marks.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { nameOfLanguage } from '#renderer/i18n/language-forms.ts';
import { Facts } from '#renderer/ui/text/facts.tsx';
import {
  branchInWords,
  isSeveral,
  useBranches,
} from '#renderer/features/dealer-desk/shared/branches.ts';
import { useLeadHere } from '#renderer/features/dealer-desk/shared/use-leads-here.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';

/** What is known about a lead. */
export function LeadFacts({ lead }: { readonly lead: Lead }) {
  const translator = useTranslation();
  const { t } = translator;
  const { status, note, vehicleKind, application } = lead;
  const branches = useBranches();
  return (
    <Facts
      facts={[
        { label: t('leads.column.state'), value: stateInWords(translator, status) },
        ...(status.state === 'OPEN'
          ? [{ label: t('leads.column.next'), value: <NextStep status={status} /> }]
          : []),
        { label: t('leads.field.mobileNumber'), value: <PhoneLink number={lead.mobileNumber} /> },
        {
          label: t('leads.field.vehicleKind'),
          value: t(vehicleKind === null ? 'leads.notKnown' : `matching.kind.${vehicleKind}`),
        },
        { label: t('leads.column.owner'), value: ownerInWords(translator, lead) },
        ...(isSeveral(branches)
          ? [
              {
                label: t('dealerBranches.branch'),
                value: branchInWords(translator, branches, lead.branch),
              },
            ]
          : []),
        ...(lead.source === null
          ? []
          : [{ label: t('leads.field.source'), value: sourceInWords(translator, lead.source) }]),
        { label: t('leads.field.language'), value: nameOfLanguage(lead.language) },
        { label: t('leads.column.age'), value: ageInWords(translator, lead) },
        ...(note === '' ? [] : [{ label: t('leads.field.note'), value: note }]),
        ...(application === null ? [] : [{ label: t('leads.application'), value: application }]),
      ]}
    />
  );
}

/** The name of a lead, once it is known. */
export function LeadName({ lead }: { readonly lead: string }) {
  const { t } = useTranslation();
  const { data, error } = useCallQuery('readLead', { lead });
  const here = useLeadHere(lead, data?.lead, error?.failure);
  return (here?.lead ?? data?.lead)?.name ?? t('desk.titles.lead');
}
