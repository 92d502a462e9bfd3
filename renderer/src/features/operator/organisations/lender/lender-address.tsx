import type { ProposalDecision } from '#contract/operators/lender-systems.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { makeStyles } from '@griffel/react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isLenderAddress } from '#contract/operators/lender-systems.ts';
import type { LenderSystem } from '#renderer/features/operator/organisations/lender/lender-system.ts';
import { DecideButtons } from '#renderer/features/operator/organisations/shared/decide-buttons.tsx';
import { useOrganisationAct } from '#renderer/features/operator/organisations/shared/use-organisation-act.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { token } from '#renderer/theme/token.ts';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { OutcomeMessage } from '#renderer/ui/form/outcome.tsx';
import { TextField } from '#renderer/ui/form/text-field.tsx';
import { useDraft } from '#renderer/ui/form/use-draft.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { IfMay } from '#renderer/ui/staff/duties.tsx';
import { AskedPageButton, PageButton } from '#renderer/ui/staff/page-button.tsx';
import { nameIn } from '#domain/languages.ts';

const MAX_URL = 200;
const ADDRESS_ERROR: PlainKey = 'organisations.error.address';

const rules = zodResolver(
  z.object({ url: z.string().check(z.trim(), z.refine(isLenderAddress, ADDRESS_ERROR)) }),
);

const useStyles = makeStyles({
  heading: { margin: 0, fontSize: token.fontSizeBase300, outlineStyle: 'none' },
  address: { overflowWrap: 'anywhere', fontWeight: token.fontWeightSemibold },
});

/** Where a lender's system takes messages. Another address takes two operators; ending one takes one. */
export function LenderAddress({ system }: { readonly system: LenderSystem }) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  const { busy, outcome, act } = useOrganisationAct();
  const heading = useRef<HTMLHeadingElement>(null);
  const { lenderId, lender, url, proposal } = system;

  async function decide(decision: ProposalDecision, proposed: string): Promise<void> {
    const body = { lenderId, url: proposed, decision };
    const decided = await act(
      'decideLenderSystem',
      (requestId) => ({ requestId, ...body }),
      t(`organisations.address.done.${decision}`),
    );
    // The button that was pressed is gone.
    if (decided !== null) heading.current?.focus();
  }

  async function end(): Promise<void> {
    const body = { lenderId, url: null };
    const ended = await act(
      'saveLenderSystem',
      (requestId) => ({ requestId, ...body }),
      t('organisations.address.done.end'),
    );
    if (ended !== null) heading.current?.focus();
  }

  return (
    <Stack gap="m">
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('organisations.address.title')}
      </h3>
      {url === null ? (
        <p>{t('organisations.address.none')}</p>
      ) : (
        <p className={styles.address}>{url}</p>
      )}
      {proposal !== null && (
        <>
          <p>
            {t('organisations.address.proposed')}{' '}
            <span className={styles.address}>{proposal.url}</span>
          </p>
          <IfMay call="decideLenderSystem">
            <DecideButtons
              what={proposal.url}
              isMine={proposal.isMine}
              busy={busy}
              onDecide={(decision) => void decide(decision, proposal.url)}
            />
          </IfMay>
        </>
      )}
      <OutcomeMessage outcome={outcome} />
      <IfMay call="saveLenderSystem">
        <ProposeAddress lenderId={lenderId} />
      </IfMay>
      {(url !== null || proposal !== null) && (
        <IfMay call="saveLenderSystem">
          <div>
            <AskedPageButton
              busy={busy}
              question={{
                title: t('organisations.address.endTitle', {
                  name: nameIn(lender.names, language),
                }),
                text: t('organisations.address.endText'),
                no: t('work.cancel'),
                yes: t('organisations.address.endYes'),
              }}
              onYes={() => void end()}
            >
              {t('organisations.address.end')}
            </AskedPageButton>
          </div>
        </IfMay>
      )}
    </Stack>
  );
}

function ProposeAddress({ lenderId }: { readonly lenderId: string }) {
  const { t } = useTranslation();
  const { busy, outcome, act } = useOrganisationAct();
  const form = useForm({ resolver: rules, defaultValues: { url: '' } });
  const forget = useDraft(`lender-address-${lenderId}-draft`, form);

  async function submit({ url }: { readonly url: string }): Promise<void> {
    const proposed = await act(
      'saveLenderSystem',
      (requestId) => ({ requestId, lenderId, url }),
      t('organisations.address.done.propose'),
    );
    if (proposed === null) return;
    form.reset();
    forget();
  }

  return (
    <Form onSubmit={form.handleSubmit(submit)}>
      <TextField
        form={form}
        name="url"
        label={t('organisations.address.new')}
        hint={t('organisations.address.hint')}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_URL}
      />
      <OutcomeMessage outcome={outcome} />
      <FormActions>
        <PageButton type="submit" busy={busy}>
          {t('organisations.address.propose')}
        </PageButton>
      </FormActions>
    </Form>
  );
}
