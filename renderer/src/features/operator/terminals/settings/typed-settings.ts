import * as z from 'zod/mini';
import type { SettingsScope } from '#contract/operators/terminals.ts';
import {
  TERMINAL_SETTINGS,
  type TerminalSettings,
  countdownSeconds,
  idleSeconds,
} from '#contract/terminals/terminal-settings.ts';
import { PAPERS } from '#contract/printing.ts';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { LANGUAGES } from '#domain/languages.ts';
import type { Translator } from '#renderer/i18n/translator.ts';

const seconds = (schema: typeof idleSeconds, message: string) =>
  z.string().check(
    z.trim(),
    z.overwrite(withLatinDigits),
    z.refine(
      (typed) =>
        typed === '' || (/^\d{1,5}$/.test(typed) && schema.safeParse(Number(typed)).success),
      message,
    ),
  );

/** The empty text leaves a setting to the terminal's file. */
export const settingsRules = z.object({
  scope: z.string().check(z.minLength(1, 'terminals.settings.error.scope')),
  language: z.enum(['', ...LANGUAGES]),
  idle: seconds(idleSeconds, 'terminals.settings.error.idle'),
  countdown: seconds(countdownSeconds, 'terminals.settings.error.countdown'),
  printing: z.enum(['', 'yes', 'no']),
  paper: z.enum(['', ...PAPERS]),
  messages: z.enum(['', 'yes', 'no']),
});
export type TypedSettings = z.output<typeof settingsRules>;

const switched = (setting: boolean | undefined) => {
  if (setting === undefined) return '';
  return setting ? 'yes' : 'no';
};

export const keyOf = (scope: SettingsScope): string => {
  if (scope.kind === 'all') return 'all';
  return scope.kind === 'branch' ? `branch:${scope.branch}` : `terminal:${scope.terminal}`;
};

/** Whom the key of a scope means. */
export function scopeOfKey(key: string): SettingsScope {
  const of = key.slice(key.indexOf(':') + 1);
  if (key.startsWith('branch:')) return { kind: 'branch', branch: of };
  return key.startsWith('terminal:') ? { kind: 'terminal', terminal: of } : { kind: 'all' };
}

export const typedOf = (scope: string, settings: TerminalSettings): TypedSettings => ({
  scope,
  language: settings.language ?? '',
  idle: settings['kiosk.idleSeconds']?.toString() ?? '',
  countdown: settings['kiosk.countdownSeconds']?.toString() ?? '',
  printing: switched(settings['kiosk.printing']),
  paper: settings['kiosk.paper'] ?? '',
  messages: switched(settings['kiosk.keepsMessages']),
});

export const settingsIn = (typed: TypedSettings): TerminalSettings => ({
  ...(typed.language !== '' && { language: typed.language }),
  ...(typed.idle !== '' && { 'kiosk.idleSeconds': Number(typed.idle) }),
  ...(typed.countdown !== '' && { 'kiosk.countdownSeconds': Number(typed.countdown) }),
  ...(typed.printing !== '' && { 'kiosk.printing': typed.printing === 'yes' }),
  ...(typed.paper !== '' && { 'kiosk.paper': typed.paper }),
  ...(typed.messages !== '' && { 'kiosk.keepsMessages': typed.messages === 'yes' }),
});

/** What settings set, one after the other. */
export function settingsInWords(t: Translator['t'], settings: TerminalSettings): string {
  const typed = typedOf('', settings);
  const words = [
    ...(typed.language === '' ? [] : [t(`terminals.settings.is.language.${typed.language}`)]),
    ...(typed.idle === '' ? [] : [t('terminals.settings.is.idle', { count: Number(typed.idle) })]),
    ...(typed.countdown === ''
      ? []
      : [t('terminals.settings.is.countdown', { count: Number(typed.countdown) })]),
    ...(typed.printing === '' ? [] : [t(`terminals.settings.is.printing.${typed.printing}`)]),
    ...(typed.paper === '' ? [] : [t(`terminals.settings.is.paper.${typed.paper}`)]),
    ...(typed.messages === '' ? [] : [t(`terminals.settings.is.messages.${typed.messages}`)]),
  ];
  return words.length === 0 ? t('terminals.settings.is.nothing') : words.join(', ');
}

/** A setting by its name in the file; the name itself where this program knows none such. */
export function settingNamed(t: Translator['t'], name: string): string {
  const known = TERMINAL_SETTINGS.find((each) => each === name);
  return known === undefined ? name : t(`terminals.settings.named.${known}`);
}
