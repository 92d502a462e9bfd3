import { PRODUCT_DECISIONS } from '#contract/operators/catalogue.ts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type Impact,
  impactInWords,
} from '#renderer/features/operator/catalogue/decide/impact-list.tsx';
import { fragmentOf } from '#renderer/features/operator/shell/place.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { AskedPageButton, PageButton } from '#renderer/ui/staff/page-button.tsx';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { indianToday } from '#renderer/i18n/indian-today.ts';
import { OpenedPart } from '#renderer/ui/loading/opened-part.tsx';
import type { Outcome } from '#renderer/ui/form/outcome.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import type { Acting } from '#renderer/ui/staff/use-act.ts';

type Decided = { readonly impact: Impact; readonly acting: Acting };

const loadProposal = async () =>
  (await import('#renderer/features/operator/catalogue/decide/propose-dialog.tsx')).ProposeDialog;

/** Hands a saved draft to another operator to decide about. */
export function ProposeDraft({
  impact,
  acting: { busy, act },
  outcome,
  isTyped,
}: Decided & {
  readonly outcome: Outcome | null;
  /** Whether there is something that is not saved yet. */
  readonly isTyped: boolean;
}) {
  const { t } = useTranslation();
  const reason = useId();
  const [isAsking, setAsking] = useState(false);
  const { productId, version } = impact.product;
  return (
    <>
      {isTyped && <p id={reason}>{t('product.saveFirst')}</p>}
      <div>
        <PageButton
          kind="primary"
          busy={busy || isTyped}
          aria-describedby={isTyped ? reason : undefined}
          onClick={() => setAsking(true)}
        >
          {t('product.propose.button')}
        </PageButton>
      </div>
      {isAsking && (
        <OpenedPart
          load={loadProposal}
          props={{
            title: t('product.propose.title', { version }),
            intro: t('product.propose.text', { version }),
            yes: t('product.propose.yes'),
            draft: `product-propose-${productId}-${version}-draft` as const,
            propose: (from) =>
              act(
                'proposeProduct',
                (requestId) => ({ requestId, productId, version, ...from }),
                t('product.done.propose', { version }),
              ),
            outcome,
            onClose: () => setAsking(false),
          }}
        />
      )}
    </>
  );
}

/** Publishes what a colleague has proposed, or sends it back. The proposer cannot, and is shown why. */
export function DecideProposed({ impact, acting: { busy, act } }: Decided) {
  const translator = useTranslation();
  const { t, language } = translator;
  const reason = useId();
  const { isMine, published, changedAt: seen, startsOn } = impact;
  const isLater = startsOn !== null && startsOn > indianToday();
  const isPast = startsOn !== null && startsOn < indianToday();
  const { productId, version } = impact.product;
  const texts = {
    publish: [
      isLater
        ? t('product.publish.planned', { version, day: dayInWords(startsOn, language) })
        : published === null
          ? t('product.publish.first')
          : t('product.publish.text', { version, before: published.version }),
      ...impact.planned
        .filter((older) => !isLater && older.version < version)
        .map((older) =>
          t('product.publish.withdraws', {
            version: older.version,
            day: dayInWords(older.startsOn, language),
          }),
        ),
      ...impactInWords(translator, impact),
    ].join(' '),
    refuse: t('product.refuse.text', { version }),
  };
  return (
    <>
      {isMine && <p id={reason}>{t('product.needsSomebodyElse')}</p>}
      <FormActions>
        {PRODUCT_DECISIONS.map((decision) => (
          <AskedPageButton
            key={decision}
            kind={decision === 'publish' ? 'primary' : 'secondary'}
            busy={busy || isMine || (decision === 'publish' && isPast)}
            aria-describedby={isMine ? reason : undefined}
            question={{
              title: t(`product.${decision}.title`, { version }),
              text: texts[decision],
              no: t('work.cancel'),
              yes: t(`product.${decision}.yes`),
            }}
            onYes={() =>
              void act(
                'decideProduct',
                (requestId) => ({ requestId, productId, version, seen, decision }),
                t(`product.done.${decision === 'publish' && isLater ? 'plan' : decision}`, {
                  version,
                }),
              )
            }
          >
            {t(`product.${decision}.button`)}
          </AskedPageButton>
        ))}
      </FormActions>
    </>
  );
}

/** Versions never change, so a change makes a new one; a published version can be retired. */
export function ChangePublished({ impact, acting: { busy, act } }: Decided) {
  const translator = useTranslation();
  const { t, language } = translator;
  const navigate = useNavigate();
  const { product, state, newestVersion } = impact;
  const { productId, version } = product;

  async function draft(): Promise<void> {
    const next = newestVersion + 1;
    const drafted = await act(
      'draftProduct',
      (requestId) => ({ requestId, product: { ...product, version: next }, seen: null }),
      t('product.done.draft', { version: next }),
    );
    if (drafted === null) return;
    void navigate({ hash: fragmentOf({ view: 'product', productId, version: next }) });
  }

  return (
    <FormActions>
      <PageButton kind="primary" busy={busy} onClick={() => void draft()}>
        {t('product.newVersion')}
      </PageButton>
      {state === 'PUBLISHED' && (
        <AskedPageButton
          busy={busy}
          question={{
            title: t('product.retire.title', { version }),
            text: [
              t('product.retire.text'),
              ...impact.planned.map(({ version: planned, startsOn }) =>
                t('product.retire.planned', {
                  version: planned,
                  day: dayInWords(startsOn, language),
                }),
              ),
              ...impactInWords(translator, impact),
            ].join(' '),
            no: t('work.cancel'),
            yes: t('product.retire.yes'),
          }}
          onYes={() =>
            void act(
              'retireProduct',
              (requestId) => ({ requestId, productId, version }),
              t('product.done.retire', { version }),
            )
          }
        >
          {t('product.retire.button')}
        </AskedPageButton>
      )}
    </FormActions>
  );
}

/** Takes back a planned version before its day. */
export function WithdrawPlanned({ impact, acting: { busy, act } }: Decided) {
  const { t, language } = useTranslation();
  const { product, changedAt: seen, startsOn } = impact;
  const { productId, version } = product;
  return (
    <FormActions>
      <AskedPageButton
        busy={busy}
        question={{
          title: t('product.withdraw.title', { version }),
          text: t('product.withdraw.text', {
            day: startsOn === null ? '' : dayInWords(startsOn, language),
          }),
          no: t('work.cancel'),
          yes: t('product.withdraw.yes'),
        }}
        onYes={() =>
          void act(
            'withdrawPlanned',
            (requestId) => ({ requestId, productId, version, seen }),
            t('product.done.withdraw', { version }),
          )
        }
      >
        {t('product.withdraw.button')}
      </AskedPageButton>
    </FormActions>
  );
}
