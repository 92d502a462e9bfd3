import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type {
  ListedTerminal,
  SavedSettings,
  SettingsScope,
} from '#contract/operators/terminals.ts';
import type {
  ScopeOption,
  SettingsDialogProps,
} from '#renderer/features/operator/terminals/settings/settings-dialog.tsx';
import {
  keyOf,
  settingsInWords,
} from '#renderer/features/operator/terminals/settings/typed-settings.ts';
import { SecondLine } from '#renderer/features/operator/service/shared/marks.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { token } from '#renderer/theme/token.ts';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { AskedPageButton, PageButton } from '#renderer/ui/staff/page-button.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { useAct } from '#renderer/ui/staff/use-act.ts';
import { RowGrid } from '#renderer/ui/tables/row-grid.tsx';
import { Moment } from '#renderer/ui/text/moment.tsx';

const useStyles = makeStyles({
  key: { fontFamily: token.fontFamilyMonospace, overflowWrap: 'anywhere', userSelect: 'all' },
});

const loadDialog = async () =>
  (await import('#renderer/features/operator/terminals/settings/settings-dialog.tsx'))
    .SettingsDialog;

type Opened = Pick<SettingsDialogProps, 'scopes' | 'known'>;

/** What terminals are told: all of them, those of a branch, or one; changed here, and taken back. */
export function SettingsPart({ terminals }: { readonly terminals: readonly ListedTerminal[] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error, refetch } = useCallQuery('savedTerminalSettings', {});
  const { busy, outcome, act } = useAct();
  const [opened, setOpened] = useState<Opened | null>(null);
  if (data === undefined) {
    if (error !== null) return <Unanswered failure={error.failure} onAgain={refetch} />;
    return <p role="status">{t('work.list.loading')}</p>;
  }
  const { saved, newest, publicKey } = data;
  const hasSome = new Set(saved.map(({ scope }) => keyOf(scope)));
  const free = scopesOf(t, terminals).filter(({ value }) => !hasSome.has(value));
  const named = (scope: SettingsScope) => scopeInWords(t, terminals, scope);

  const undo = ({ scope, before }: SavedSettings) =>
    act(
      'saveTerminalSettings',
      (requestId) => ({ requestId, scope, seen: newest, settings: before?.settings ?? {} }),
      ({ version }) => t('terminals.settings.saved', { version: String(version) }),
    );

  return (
    <Stack gap="m" as="section">
      <h2>{t('terminals.settings.title')}</h2>
      <p>{t('terminals.settings.intro')}</p>
      <p>
        {t('terminals.settings.key')} <code className={styles.key}>{publicKey}</code>
      </p>
      <OutcomeMessage outcome={outcome} />
      {free.length > 0 && (
        <IfMay call="saveTerminalSettings">
          <div>
            <PageButton onClick={() => setOpened({ scopes: free, known: {} })}>
              {t('terminals.settings.add')}
            </PageButton>
          </div>
        </IfMay>
      )}
      {saved.length > 0 && (
        <RowGrid
          label={t('terminals.settings.title')}
          rows={saved}
          idOf={({ scope }) => keyOf(scope)}
          hasCards
          columns={[
            { id: 'for', title: t('terminals.settings.for'), cell: ({ scope }) => named(scope) },
            {
              id: 'settings',
              title: t('terminals.settings.what'),
              width: 'wide',
              cell: ({ settings }) => settingsInWords(t, settings),
            },
            {
              id: 'version',
              title: t('terminals.settings.version'),
              width: 'narrow',
              cell: ({ version }) => String(version),
            },
            {
              id: 'by',
              title: t('terminals.settings.by'),
              cell: ({ by, at }) => (
                <>
                  {by === '' ? t('terminals.settings.left') : by}
                  <SecondLine>
                    <Moment at={at} />
                  </SecondLine>
                </>
              ),
            },
            {
              id: 'act',
              title: t('terminals.acts'),
              isWhole: true,
              cell: (row) => (
                <IfMay call="saveTerminalSettings">
                  <PageButton
                    kind="subtle"
                    busy={busy}
                    aria-label={t('terminals.settings.changeOf', { who: named(row.scope) })}
                    onClick={() =>
                      setOpened({
                        scopes: [{ value: keyOf(row.scope), label: named(row.scope) }],
                        known: row.settings,
                      })
                    }
                  >
                    {t('terminals.settings.change')}
                  </PageButton>
                  <AskedPageButton
                    kind="subtle"
                    busy={busy}
                    aria-label={t('terminals.settings.undoOf', { who: named(row.scope) })}
                    question={{
                      title: t('terminals.settings.undoTitle', { who: named(row.scope) }),
                      text:
                        row.before === null
                          ? t('terminals.settings.undoFirst')
                          : t('terminals.settings.undoText', {
                              version: String(row.before.version),
                              settings: settingsInWords(t, row.before.settings),
                            }),
                      no: t('terminals.no'),
                      yes: t('terminals.settings.undo'),
                    }}
                    onYes={() => void undo(row)}
                  >
                    {t('terminals.settings.undo')}
                  </AskedPageButton>
                </IfMay>
              ),
            },
          ]}
        />
      )}
      {opened !== null && (
        <OpenedPart
          load={loadDialog}
          props={{ ...opened, seen: newest, onClose: () => setOpened(null) }}
        />
      )}
    </Stack>
  );
}

function scopeInWords(
  t: Translator['t'],
  terminals: readonly ListedTerminal[],
  scope: SettingsScope,
): string {
  if (scope.kind === 'all') return t('terminals.settings.all');
  if (scope.kind === 'branch') return t('terminals.settings.branch', { branch: scope.branch });
  const one = terminals.find(({ terminal }) => terminal === scope.terminal);
  return one === undefined ? t('terminals.unknown') : t('terminals.oneTitle', one);
}

/** Whom settings can be for. */
function scopesOf(
  t: Translator['t'],
  terminals: readonly ListedTerminal[],
): readonly ScopeOption[] {
  const branches = [...new Set(terminals.map(({ branch }) => branch))];
  const scopes: readonly SettingsScope[] = [
    { kind: 'all' },
    ...branches.map((branch) => ({ kind: 'branch', branch }) as const),
    ...terminals.map(({ terminal }) => ({ kind: 'terminal', terminal }) as const),
  ];
  return scopes.map((scope) => ({
    value: keyOf(scope),
    label: scopeInWords(t, terminals, scope),
  }));
}
