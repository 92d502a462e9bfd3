import { zodResolver } from '@hookform/resolvers/zod';
import { makeStyles } from '@griffel/react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { DECLINE_REASONS } from '#contract/applications/offers.ts';
import type { ShownOffer } from '#renderer/features/applications/offers/shown-offer.ts';
import type { Answering } from '#renderer/features/applications/offers/use-answer.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { RadioField } from '#renderer/ui/form/fields/radio-field.tsx';
import { Form, FormActions } from '#renderer/ui/form/form.tsx';
import { Panel } from '#renderer/ui/layout/panel.tsx';
import { Remark } from '#renderer/ui/text/remark.tsx';

const reasonRules = zodResolver(
  z.object({ reason: z.enum(DECLINE_REASONS, 'loanAnswer.reasonMissing') }),
);

const useStyles = makeStyles({
  decline: { display: 'flex', flexDirection: 'column', gap: space.m },
  title: { outlineStyle: 'none' },
});

/** The button that declines, and behind it what that means and why. */
export function DeclineOffer(props: {
  readonly offer: ShownOffer;
  readonly ends: 'nothing' | 'lender' | 'application';
  readonly answering: Answering;
}) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return opened ? (
    <DeclineForm {...props} onKeep={() => setOpened(false)} />
  ) : (
    <div>
      <Button onClick={() => setOpened(true)}>{t('loanAnswer.declineOpen')}</Button>
    </div>
  );
}

function DeclineForm({
  offer,
  ends,
  answering: { decline, busy },
  onKeep,
}: Parameters<typeof DeclineOffer>[0] & { readonly onKeep: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const form = useForm({ resolver: reasonRules });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Panel>
      <div className={styles.decline}>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          {t('loanAnswer.declineTitle')}
        </h3>
        {ends === 'lender' && <Remark tone="warning">{t('loanAnswer.declineLender')}</Remark>}
        {ends === 'application' && <Remark tone="warning">{t('loanAnswer.declineAll')}</Remark>}
        <Form
          onSubmit={form.handleSubmit(async ({ reason }) => {
            if (!busy) await decline(offer, reason);
          })}
        >
          <RadioField
            form={form}
            name="reason"
            label={t('loanAnswer.reason')}
            hint={t('loanAnswer.declineIntro')}
            options={DECLINE_REASONS.map((value) => ({
              value,
              // A text named `other` would be a plural form.
              label: t(`loanAnswer.reasons.${value === 'other' ? 'another' : value}`),
            }))}
          />
          <FormActions>
            <Button type="submit" busy={busy}>
              {t('loanAnswer.decline')}
            </Button>
            <Button kind="subtle" onClick={onKeep}>
              {t('loanAnswer.keep')}
            </Button>
          </FormActions>
        </Form>
      </div>
    </Panel>
  );
}
