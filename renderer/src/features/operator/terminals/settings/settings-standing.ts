import type { ListedTerminal } from '#contract/operators/terminals.ts';
import { settingNamed } from '#renderer/features/operator/terminals/settings/typed-settings.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

/** Which settings of the gateway a terminal runs with, and which it refuses. */
export function settingsStanding(
  t: Translator['t'],
  { settings, wanted }: Pick<ListedTerminal, 'settings' | 'wanted'>,
): string {
  if (settings === null) return t('terminals.settings.stands.file');
  const { version, refused } = settings;
  const runs =
    version === null
      ? t('terminals.settings.stands.none')
      : t('terminals.settings.stands.runs', { version: String(version) });
  if (refused !== null) {
    const why = t(`terminals.settings.refused.${refused.reason}`, {
      names: refused.names.map((name) => settingNamed(t, name)).join(', '),
    });
    return `${runs}. ${t('terminals.settings.stands.refused', { why })}`;
  }
  if (wanted === null || wanted === version) return runs;
  return `${runs}. ${t('terminals.settings.stands.waits', { version: String(wanted) })}`;
}
