import { makeStyles } from '@griffel/react';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { namesAadhaar } from '#domain/identifiers.ts';
import { parseMobileNumber } from '#domain/mobile-number.ts';
import { failureOutcome } from '#renderer/features/applications/shared/failure-words.ts';
import {
  useDraftState,
  useOpenDraft,
} from '#renderer/features/applications/wizard/draft/draft-context.ts';
import type { TypedGuarantor } from '#renderer/features/applications/wizard/draft/kept-on-device.ts';
import { GuarantorLink } from '#renderer/features/applications/documents/guarantor-link.tsx';
import { NewGuarantorLink } from '#renderer/features/applications/wizard/steps/new-guarantor-link.tsx';
import { needsGuarantor } from '#renderer/features/applications/wizard/steps/left.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { type Outcome, OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: space.m },
  title: { fontSize: token.fontSizeBase500 },
});

/** Who stands surety, where a lender asks for it or could offer more with it: named here, and agreeing on their own phone. */
export function Guarantor() {
  const styles = useStyles();
  const id = useId();
  const { t } = useTranslation();
  const state = useDraftState();
  const { guarantor, match } = state.application;
  const [link, setLink] = useState<{ readonly token: string; readonly name: string } | null>(null);
  const [isNaming, setNaming] = useState(state.guarantor !== null);
  const couldHelp = match?.unmatched.some(({ reasons }) =>
    reasons.some(({ rule }) => rule === 'guarantor'),
  );
  const isNeeded = needsGuarantor(state);
  if (!isNeeded && guarantor === null && couldHelp !== true) return null;
  const isAsking = guarantor === null || guarantor.state === 'WITHDRAWN' || isNaming;
  return (
    <section aria-labelledby={id}>
      <Panel>
        <div className={styles.part}>
          <h2 id={id} className={styles.title}>
            {t('apply.guarantor.title')}
          </h2>
          {guarantor === null ? (
            <p>{t(isNeeded ? 'apply.guarantor.needed' : 'apply.guarantor.offer')}</p>
          ) : (
            <p role="status">{t(`apply.guarantor.${guarantor.state}`, { name: guarantor.name })}</p>
          )}
          {link !== null && <GuarantorLink {...link} />}
          {link === null && guarantor?.state !== 'WITHDRAWN' && guarantor !== null && (
            <p>{t('apply.guarantor.lost', { name: guarantor.name })}</p>
          )}
          {isAsking && (
            <Invitation
              label={t('apply.guarantor.invite')}
              onInvited={(secret, name) => {
                setNaming(false);
                setLink({ token: secret, name });
              }}
            />
          )}
          {!isAsking && guarantor.state === 'CONSENTED' && link === null && (
            <NewGuarantorLink guarantor={guarantor} onMade={setLink} />
          )}
          {!isAsking && guarantor.state === 'INVITED' && (
            <FormActions>
              <Button onClick={() => setNaming(true)}>
                {t(link === null ? 'apply.guarantor.again' : 'apply.guarantor.somebodyElse')}
              </Button>
            </FormActions>
          )}
        </div>
      </Panel>
    </section>
  );
}

/** Names a guarantor and makes the link. */
function Invitation({
  label,
  onInvited,
}: {
  readonly label: string;
  readonly onInvited: (secret: string, name: string) => void;
}) {
  const { t } = useTranslation();
  const draft = useOpenDraft();
  const { application, guarantor } = useDraftState();
  const { name = '', mobileNumber = '' } = guarantor ?? application.guarantor ?? {};
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useForm({ defaultValues: { name, mobileNumber } });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.nameGuarantor(values),
      }),
    [subscribe, draft],
  );

  async function invite(values: TypedGuarantor): Promise<void> {
    const asked = values.name.trim();
    const number = parseMobileNumber(values.mobileNumber);
    if (number === null || asked === '') {
      return setOutcome({ kind: 'failure', text: t('apply.guarantor.error') });
    }
    if (namesAadhaar(asked)) return form.setError('name', { message: 'form.aadhaar' });
    setBusy(true);
    setOutcome(null);
    const answer = await draft.change('inviteGuarantor', (seen) => ({
      ...seen,
      name: asked,
      mobileNumber: number,
    }));
    setBusy(false);
    if (!answer.ok) return setOutcome(failureOutcome(t, answer.failure));
    draft.nameGuarantor(null);
    onInvited(answer.value.token, asked);
  }

  return (
    <Form onSubmit={form.handleSubmit(invite)}>
      <OutcomeMessage outcome={outcome} />
      <TextField
        form={form}
        name="name"
        label={t('apply.guarantor.name')}
        autoComplete="off"
        maxLength={80}
      />
      <TextField
        form={form}
        name="mobileNumber"
        label={t('apply.guarantor.mobile')}
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
      />
      <FormActions>
        <Button type="submit" busy={isBusy}>
          {label}
        </Button>
      </FormActions>
    </Form>
  );
}
