import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { KeptDetails } from '#contract/dealers/dealer-details.ts';
import { nameIn } from '#domain/languages.ts';
import { MAX_ADDRESS, MAX_DEALER_TERMS } from '#domain/lending/dealer-details.ts';
import { BranchesPart } from '#renderer/features/dealer-desk/branches/branches-part.tsx';
import { DealerLogo } from '#renderer/features/dealer-desk/details/dealer-logo.tsx';
import { LOGO_FILES, logoFromFile } from '#renderer/features/dealer-desk/details/logo-from-file.ts';
import {
  type TypedDetails,
  detailsIn,
  detailsRules,
  typedDetailsOf,
} from '#renderer/features/dealer-desk/details/typed-details.ts';
import { useDesk } from '#renderer/features/dealer-desk/shared/use-desk.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FileButton } from '#renderer/ui/files/file-button.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { saidFor, useAct } from '#renderer/ui/staff/use-act.ts';

const useStyles = makeStyles({ narrow: { maxWidth: '46rem' } });

/** What the dealer's quotes say of the dealer, edited by its managers. */
export function DetailsView() {
  const { t, language } = useTranslation();
  const { data, error, refetch } = useDesk();
  if (data !== undefined && data.member.duty !== 'manager') {
    return <p>{t('ourDetails.managersSave')}</p>;
  }
  if (data !== undefined) {
    return (
      <Stack gap="l">
        <Details now={data.details} name={nameIn(data.dealer.names, language)} />
        <BranchesPart />
      </Stack>
    );
  }
  if (error === null) return <p role="status">{t('shell.working')}</p>;
  return (
    <>
      <Unanswered failure={error.failure} onAgain={refetch} />
      {error.failure.kind === 'unreachable' && <p>{t('ourDetails.needsNetwork')}</p>}
    </>
  );
}

function Details({ now, name }: { readonly now: KeptDetails; readonly name: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const form = useForm<TypedDetails>({
    resolver: detailsRules,
    defaultValues: typedDetailsOf(now.details),
  });
  const forget = useDraft('dealer-details-draft', form);
  const [logo, setLogo] = useState(now.details.logo);
  /** The version that was seen: a colleague may have saved another since. */
  const [seen, setSeen] = useState(now.version);
  const { busy, outcome, setOutcome, act } = useAct({
    refusal: saidFor('details-changed', t('ourDetails.stale')),
  });

  async function submit(typed: TypedDetails): Promise<void> {
    if (now.version !== seen) {
      setSeen(now.version);
      return setOutcome({ kind: 'failure', text: t('ourDetails.stale') });
    }
    const body = { version: seen, details: detailsIn(typed, logo) };
    const saved = await act(
      'saveDetails',
      (requestId) => ({ requestId, ...body }),
      t('ourDetails.saved'),
    );
    if (saved === null) return;
    setSeen(saved.version);
    form.reset(typedDetailsOf(body.details));
    forget();
  }

  async function choose(file: File): Promise<void> {
    setOutcome(null);
    const drawn = await logoFromFile(file);
    if (drawn === null) setOutcome({ kind: 'failure', text: t('ourDetails.error.logo') });
    else setLogo(drawn);
  }

  return (
    <div className={styles.narrow}>
      <Panel>
        <Form onSubmit={form.handleSubmit(submit)}>
          <p>{t('ourDetails.what', { name })}</p>
          <TextField
            form={form}
            name="address"
            label={t('ourDetails.address')}
            rows={3}
            maxLength={MAX_ADDRESS}
            autoComplete="off"
            optional
          />
          <TextField
            form={form}
            name="phone"
            label={t('ourDetails.phone')}
            hint={t('ourDetails.phoneHint')}
            type="tel"
            autoComplete="off"
            optional
          />
          <TextField
            form={form}
            name="gstin"
            label={t('ourDetails.gstin')}
            hint={t('ourDetails.gstinHint')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            optional
          />
          <TextField
            form={form}
            name="terms"
            label={t('ourDetails.terms')}
            hint={t('ourDetails.termsHint')}
            rows={4}
            maxLength={MAX_DEALER_TERMS}
            autoComplete="off"
            optional
          />
          <Stack gap="s">
            <strong>{t('ourDetails.logo')}</strong>
            {logo === null ? (
              <p>{t('ourDetails.noLogo')}</p>
            ) : (
              <DealerLogo logo={logo} name={name} />
            )}
            <p>{t('ourDetails.logoHint')}</p>
            <FormActions>
              <FileButton accept={LOGO_FILES} onFile={(file) => void choose(file)}>
                {t('ourDetails.chooseLogo')}
              </FileButton>
              {logo !== null && (
                <Button kind="subtle" onClick={() => setLogo(null)}>
                  {t('ourDetails.removeLogo')}
                </Button>
              )}
            </FormActions>
          </Stack>
          <OutcomeMessage outcome={outcome} />
          <FormActions>
            <Button type="submit" kind="primary" busy={busy}>
              {t('ourDetails.save')}
            </Button>
          </FormActions>
        </Form>
      </Panel>
    </div>
  );
}
