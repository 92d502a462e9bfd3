import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import { STAFF_LANGUAGES } from '#domain/languages.ts';
import { LetterText } from '#renderer/features/operator/shared/letter-text.tsx';
import type { Template } from '#renderer/features/operator/templates/template-rules.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { AskedButton } from '#renderer/ui/dialogs/asked-button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { saidFor, useAct } from '#renderer/ui/staff/use-act.ts';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m, minWidth: 0 },
  heading: { fontSize: '1.25rem', overflowWrap: 'anywhere' },
  small: { color: token.colorNeutralForeground2, fontSize: token.fontSizeBase300 },
  both: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
    gap: space.m,
  },
});

const loadDialog = async () =>
  (await import('#renderer/features/operator/templates/template-dialog.tsx')).TemplateDialog;

/** A template: what is used of it, what waits for another operator, and what can be done with it. */
export function TemplateCard({ template }: { readonly template: Template }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const [isChanging, setChanging] = useState(false);
  const { newest, approved } = template;
  const about = { act: t('templates.change'), name: newest.name };
  return (
    <Panel>
      <section aria-labelledby={id} className={styles.part}>
        <h2 id={id} className={styles.heading}>
          {approved?.name ?? newest.name}
        </h2>
        {approved === null && newest.state !== 'PROPOSED' && (
          <p className={styles.small}>
            {t(newest.state === 'REFUSED' ? 'templates.refused' : 'templates.retired')}
          </p>
        )}
        {approved !== null && <Version version={approved} title="used" />}
        {newest.state === 'PROPOSED' && <Proposal template={template} />}
        {newest.state === 'REFUSED' && <Version version={newest} title="notUsed" />}
        <FormActions>
          <IfMay call="writeLetterTemplate">
            <Button aria-label={t('templates.about', about)} onClick={() => setChanging(true)}>
              {t('templates.change')}
            </Button>
          </IfMay>
          {approved !== null && (
            <IfMay call="retireLetterTemplate">
              <Retire template={template} name={approved.name} />
            </IfMay>
          )}
        </FormActions>
        {isChanging && (
          <OpenedPart load={loadDialog} props={{ template, onClose: () => setChanging(false) }} />
        )}
      </section>
    </Panel>
  );
}

/** What a version says in both languages, who wrote it, and whether it is used. */
function Version({
  version: { version, name, words, by, changedAt },
  title,
}: {
  readonly version: Template['newest'];
  readonly title: 'used' | 'notUsed' | 'proposed';
}) {
  const styles = useStyles();
  const { t, language: ours } = useTranslation();
  return (
    <>
      <p className={styles.small}>
        {t(`templates.is.${title}`, {
          version,
          name,
          who: by === '' ? t('templates.left') : by,
          moment: momentInWords(new Date(changedAt), ours),
        })}
      </p>
      <div className={styles.both}>
        {STAFF_LANGUAGES.map((language) => (
          <LetterText
            key={language}
            label={t(`templates.in.${language}`)}
            language={language}
            words={words[language]}
          />
        ))}
      </div>
    </>
  );
}

const seenOf = ({ template, newest }: Template) => ({ template, changedAt: newest.changedAt });

/** What waits for another operator. Whoever wrote it cannot decide, and is shown why. */
function Proposal({ template }: { readonly template: Template }) {
  const { t } = useTranslation();
  const reason = useId();
  const { newest } = template;
  const { busy, outcome, act } = useAct({
    refusal: saidFor('template-changed', t('templates.stale')),
  });
  return (
    <>
      <Version version={newest} title="proposed" />
      {newest.isMine && <p id={reason}>{t('templates.mine')}</p>}
      <OutcomeMessage outcome={outcome} />
      <IfMay call="decideLetterTemplate">
        <FormActions>
          {(['approve', 'refuse'] as const).map((decision) => (
            <AskedButton
              key={decision}
              kind={decision === 'approve' ? 'primary' : 'secondary'}
              busy={busy || newest.isMine}
              aria-label={t('templates.about', {
                act: t(`templates.${decision}.yes`),
                name: newest.name,
              })}
              aria-describedby={newest.isMine ? reason : undefined}
              question={{
                title: t(`templates.${decision}.title`),
                text: t(`templates.${decision}.text`, { name: newest.name }),
                no: t('work.cancel'),
                yes: t(`templates.${decision}.yes`),
              }}
              onYes={() =>
                void act(
                  'decideLetterTemplate',
                  (requestId) => ({ requestId, seen: seenOf(template), decision }),
                  t(`templates.${decision}.done`),
                )
              }
            >
              {t(`templates.${decision}.yes`)}
            </AskedButton>
          ))}
        </FormActions>
      </IfMay>
    </>
  );
}

function Retire({ template, name }: { readonly template: Template; readonly name: string }) {
  const { t } = useTranslation();
  const { busy, outcome, act } = useAct({
    refusal: saidFor('template-changed', t('templates.stale')),
  });
  return (
    <>
      <AskedButton
        busy={busy}
        aria-label={t('templates.about', { act: t('templates.retire.yes'), name })}
        question={{
          title: t('templates.retire.title'),
          text: t('templates.retire.text', { name }),
          no: t('work.cancel'),
          yes: t('templates.retire.yes'),
        }}
        onYes={() =>
          void act(
            'retireLetterTemplate',
            (requestId) => ({ requestId, seen: seenOf(template) }),
            t('templates.retire.done'),
          )
        }
      >
        {t('templates.retire.yes')}
      </AskedButton>
      <OutcomeMessage outcome={outcome} />
    </>
  );
}
