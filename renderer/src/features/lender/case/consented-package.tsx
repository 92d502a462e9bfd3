import { makeStyles } from '@griffel/react';
import { indianDayOf } from '#domain/days.ts';
import { Stack } from '#renderer/ui/layout/stack.tsx';

import {
  type ConsentedFact,
  consentedParts,
} from '#renderer/features/lender/case/consented-facts.ts';
import type {
  ConsentedApplication,
  OpenedCase,
} from '#renderer/features/lender/case/opened-case.ts';
import { dayInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { Translator } from '#renderer/i18n/translator.ts';
import { from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import { labelOf } from '#renderer/ui/staff/answers.ts';
import { LabelledRows } from '#renderer/ui/tables/labelled-rows.tsx';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    alignItems: 'start',
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  missing: { color: token.colorNeutralForeground2, fontStyle: 'italic' },
  title: { margin: 0, fontSize: token.fontSizeBase300 },
});

/** What the borrower says and has agreed to share, part by part; what is not shared says so. */
export function ConsentedPackage({
  opened: { content, product },
}: {
  readonly opened: Pick<OpenedCase, 'product'> & { readonly content: ConsentedApplication };
}) {
  const styles = useStyles();
  const words = useTranslation();
  const { t } = words;
  return (
    <div className={styles.parts}>
      {consentedParts(content, product, words).map(({ name, facts }) =>
        facts === null ? (
          <NotShared key={name} title={t(`lenderCase.groups.${name}`)} />
        ) : (
          <LabelledRows
            key={name}
            title={t(`lenderCase.groups.${name}`)}
            heading="h3"
            rows={facts.map((fact) => [fact.label, <Value key="value" fact={fact} />])}
          />
        ),
      )}
      <Guarantor content={content} />
      <Consents content={content} />
    </div>
  );
}

function NotShared({ title }: { readonly title: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.missing}>{t('lenderCase.notShared')}</p>
    </Stack>
  );
}

function Value({ fact: { value, missing } }: { readonly fact: ConsentedFact }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (value !== null) return value;
  const key = missing === 'not-shared' ? 'lenderCase.notShared' : 'lenderCase.notAnswered';
  return <span className={styles.missing}>{t(key)}</span>;
}

function Guarantor({ content: { guarantor } }: { readonly content: ConsentedApplication }) {
  const styles = useStyles();
  const words = useTranslation();
  const { t } = words;
  const title = t('lenderCase.groups.guarantor');
  if (guarantor !== null) {
    return (
      <LabelledRows
        title={title}
        heading="h3"
        rows={[
          [labelOf(words, 'identity.fullName'), guarantor.name],
          [t('lenderCase.fields.mobileNumber'), guarantor.mobileNumber],
        ]}
      />
    );
  }
  return (
    <Stack gap="xs">
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.missing}>{t('lenderCase.noGuarantor')}</p>
    </Stack>
  );
}

function Consents({ content: { consents } }: { readonly content: ConsentedApplication }) {
  const words = useTranslation();
  const { t, language } = words;
  return (
    <LabelledRows
      title={t('lenderCase.groups.consents')}
      heading="h3"
      rows={consents.map((consent) => [
        t(`lenderCase.groups.${consent.purpose === 'guarantee' ? 'guarantor' : 'borrower'}`),
        <span key={consent.id}>
          {t('lenderCase.givenOn', {
            day: dayInWords(indianDayOf(Date.parse(consent.givenAt)), language),
            language: t(`lenderCase.choices.${consent.language}`),
          })}
          {'. '}
          {coveredInWords(consent.items, words)}
        </span>,
      ])}
    />
  );
}

type Items = ConsentedApplication['consents'][number]['items'];

const coveredInWords = (items: Items, { t }: Translator): string =>
  t('lenderCase.covers', {
    items: items.map((item) => t(`applications.data.${item}`)).join(', '),
  });
