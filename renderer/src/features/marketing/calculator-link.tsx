import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { ButtonLink } from '#renderer/ui/button-link.tsx';

/** The way to the calculator's own page. */
export function CalculatorLink() {
  const { t } = useTranslation();
  return (
    <p>
      <ButtonLink to="/emi-calculator">{t('consumer.seeCalculator')}</ButtonLink>
    </p>
  );
}
