import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { TerminalSettings } from '#contract/terminals/terminal-settings.ts';
import {
  scopeOfKey,
  settingsIn,
  settingsRules,
  typedOf,
} from '#renderer/features/operator/terminals/settings/typed-settings.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { SelectField } from '#renderer/ui/form/fields/select-field.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const resolver = zodResolver(settingsRules);

export type ScopeOption = { readonly value: string; readonly label: string };

export type SettingsDialogProps = {
  /** Whom they can be for; with one, that is not asked. */
  readonly scopes: readonly ScopeOption[];
  readonly known: TerminalSettings;
  /** The newest version of all that was seen. */
  readonly seen: number;
  readonly onClose: () => void;
};

/** Asks what terminals are told. */
export function SettingsDialog({ scopes, known, seen, onClose }: SettingsDialogProps) {
  const { t } = useTranslation();
  const only = scopes.length === 1 ? scopes[0] : undefined;
  const form = useForm({ resolver, defaultValues: typedOf(only?.value ?? '', known) });
  const placeholder = t('terminals.settings.asInFile');
  const yesNo = [
    { value: 'yes', label: t('terminals.settings.yes') },
    { value: 'no', label: t('terminals.settings.no') },
  ];
  return (
    <FormDialog
      title={
        only === undefined
          ? t('terminals.settings.add')
          : t('terminals.settings.changeTitle', { who: only.label })
      }
      intro={t('terminals.settings.dialogIntro')}
      yes={t('terminals.settings.save')}
      draft={`terminal-settings-${only?.value ?? 'new'}-draft`}
      form={form}
      taken={null}
      send={(act, typed) =>
        act(
          'saveTerminalSettings',
          (requestId) => ({
            requestId,
            scope: scopeOfKey(typed.scope),
            seen,
            settings: settingsIn(typed),
          }),
          ({ version }) => t('terminals.settings.saved', { version: String(version) }),
        )
      }
      onDone={() => {}}
      onClose={onClose}
    >
      {only === undefined && (
        <SelectField
          form={form}
          name="scope"
          label={t('terminals.settings.for')}
          placeholder={t('terminals.settings.choose')}
          options={scopes}
        />
      )}
      <SelectField
        form={form}
        name="language"
        label={t('terminals.settings.named.language')}
        placeholder={placeholder}
        options={LANGUAGES.map((language) => ({
          value: language,
          label: t(`terminals.settings.languages.${language}`),
        }))}
        optional
      />
      <TextField
        form={form}
        name="idle"
        label={t('terminals.settings.named.kiosk.idleSeconds')}
        hint={t('terminals.settings.emptyHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        optional
      />
      <TextField
        form={form}
        name="countdown"
        label={t('terminals.settings.named.kiosk.countdownSeconds')}
        hint={t('terminals.settings.emptyHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        optional
      />
      <SelectField
        form={form}
        name="printing"
        label={t('terminals.settings.named.kiosk.printing')}
        placeholder={placeholder}
        options={yesNo}
        optional
      />
      <SelectField
        form={form}
        name="paper"
        label={t('terminals.settings.named.kiosk.paper')}
        placeholder={placeholder}
        options={[
          { value: 'a4', label: t('terminals.settings.a4') },
          { value: '80mm', label: t('terminals.settings.roll') },
        ]}
        optional
      />
      <SelectField
        form={form}
        name="messages"
        label={t('terminals.settings.named.kiosk.keepsMessages')}
        placeholder={placeholder}
        options={yesNo}
        optional
      />
    </FormDialog>
  );
}
