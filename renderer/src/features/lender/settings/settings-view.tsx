import { SecondPersonRules } from '#renderer/features/lender/settings/second-person-rules.tsx';
import { KeptTemplates } from '#renderer/features/lender/settings/kept-templates.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';

/** What the lender's people set for all of them. */
export function SettingsView() {
  return (
    <Stack gap="l">
      <SecondPersonRules />
      <KeptTemplates />
    </Stack>
  );
}
