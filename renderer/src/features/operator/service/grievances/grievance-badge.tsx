import type { GrievanceState } from '#domain/lending/states/grievance-states.ts';
import { StateBadge } from '#renderer/features/operator/service/shared/marks.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

const TONES = {
  OPEN: 'waits',
  ESCALATED: 'urgent',
  ANSWERED: 'quiet',
  CLOSED: 'quiet',
} as const satisfies Readonly<Record<GrievanceState, string>>;

export function GrievanceBadge({ state }: { readonly state: GrievanceState }) {
  const { t } = useTranslation();
  return <StateBadge tone={TONES[state]}>{t(`service.grievance.state.${state}`)}</StateBadge>;
}
