import type { Lead } from '#contract/applications/leads.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** The quotes of a lead, and a way to a new one. */
export function LeadQuotes({ lead }: { readonly lead: Lead }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('dealerQuote.title')}</h2>
      <p>{t('dealerQuote.none', { name: lead.name })}</p>
    </section>
  );
}
