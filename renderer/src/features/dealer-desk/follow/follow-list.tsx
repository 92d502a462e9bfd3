import { makeStyles } from '@griffel/react';
import type { Ref } from 'react';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { FOLLOWED_STAGES, type FollowedStage } from '#domain/lending/followed.ts';
import { numberInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { SearchField } from '#renderer/features/dealer-desk/shared/search-field.tsx';
import { useSettled } from '#renderer/features/dealer-desk/shared/use-settled.ts';
import { DESK_WORDS } from '#renderer/features/dealer-desk/shared/failure-words.ts';
import { Unanswered } from '#renderer/ui/staff/unanswered.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useCallQuery } from '#renderer/platform/queries/call-query.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';
import { DataTable } from '#renderer/ui/tables/data-table.tsx';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.l,
    minWidth: 0,
    outlineStyle: 'none',
  },
  search: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.m },
  field: { flex: '1 1 16rem', maxWidth: '28rem', minWidth: 0 },
  small: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    fontWeight: token.fontWeightRegular,
  },
});

/** What is looked for. `pages` are where the pages begin that one has come through, the present one last. */
export type Looking = {
  readonly typed: string;
  readonly stage: FollowedStage | null;
  readonly pages: readonly string[];
};

export const ALL: Looking = { typed: '', stage: null, pages: [] };

const isNarrowed = ({ typed, stage }: Looking) => typed.trim() !== '' || stage !== null;

/** The applications that the dealer follows, the newest first, a page at a time. */
export function FollowList({
  looking,
  place,
  onLook,
  onOpen,
}: {
  readonly looking: Looking;
  /** Gets the focus on returning to the list. */
  readonly place: Ref<HTMLDivElement>;
  readonly onLook: (looking: Looking) => void;
  readonly onOpen: (application: FollowedApplication) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { typed, stage, pages } = looking;
  const search = useSettled(typed.trim());
  const { data, error, refetch } = useCallQuery('followed', {
    search: search === '' ? null : search,
    stage,
    after: pages.at(-1) ?? null,
  });
  return (
    <div ref={place} tabIndex={-1} className={styles.list}>
      <SearchBar looking={looking} onLook={onLook} />
      <div role="status">
        {data === undefined && error === null && <p>{t('following.loading')}</p>}
        {data?.applications.length === 0 && (
          <Nothing looking={looking} hasMore={data.next !== null} />
        )}
      </div>
      {data === undefined && error !== null && (
        <Unanswered words={DESK_WORDS} failure={error.failure} onAgain={refetch} />
      )}
      {data !== undefined && data.applications.length > 0 && (
        <Applications applications={data.applications} onOpen={onOpen} />
      )}
      <FormActions>
        {pages.length > 0 && (
          <Button onClick={() => onLook({ ...looking, pages: pages.slice(0, -1) })}>
            {t('following.before')}
          </Button>
        )}
        {typeof data?.next === 'string' && (
          <Button onClick={() => onLook({ ...looking, pages: [...pages, data.next ?? ''] })}>
            {t('following.more')}
          </Button>
        )}
      </FormActions>
    </div>
  );
}

function SearchBar({
  looking,
  onLook,
}: {
  readonly looking: Looking;
  readonly onLook: (looking: Looking) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div className={styles.search}>
      <div className={styles.field}>
        <SearchField
          label={t('following.search')}
          value={looking.typed}
          onChange={(typed) => onLook({ ...looking, typed, pages: [] })}
        />
      </div>
      <ChoiceField
        label={t('following.stage')}
        value={looking.stage ?? 'all'}
        options={[
          { value: 'all', label: t('following.all') },
          ...FOLLOWED_STAGES.map((value) => ({ value, label: t(`following.stages.${value}`) })),
        ]}
        onChange={(stage) =>
          onLook({ ...looking, stage: stage === 'all' ? null : stage, pages: [] })
        }
      />
      {isNarrowed(looking) && (
        <Button kind="subtle" onClick={() => onLook(ALL)}>
          {t('following.clear')}
        </Button>
      )}
    </div>
  );
}

function Nothing({ looking, hasMore }: { readonly looking: Looking; readonly hasMore: boolean }) {
  const { t } = useTranslation();
  if (hasMore) return <p>{t('following.noneOnPage')}</p>;
  if (isNarrowed(looking) || looking.pages.length > 0) return <p>{t('following.noneFound')}</p>;
  return (
    <>
      <p>{t('following.none')}</p>
      <p>{t('following.noneHow')}</p>
    </>
  );
}

function Applications({
  applications,
  onOpen,
}: {
  readonly applications: readonly FollowedApplication[];
  readonly onOpen: (application: FollowedApplication) => void;
}) {
  const styles = useStyles();
  const { t, language } = useTranslation();
  return (
    <DataTable
      caption={t('desk.titles.following')}
      columns={[
        t('following.customer'),
        t('following.number'),
        t('following.stage'),
        t('following.next'),
        t('following.changed'),
        t('following.open'),
      ]}
      rows={applications.map((application) => {
        const { number, lead, stage, nextAct, changedAt } = application;
        return {
          id: number,
          cells: [
            lead === null ? (
              <span className={styles.small}>{t('following.noLead')}</span>
            ) : (
              <span>
                {lead.name} <span className={styles.small}>{numberInWords(lead.mobileNumber)}</span>
              </span>
            ),
            number,
            t(`following.stages.${stage}`),
            nextAct === null ? (
              <span className={styles.small}>{t('following.noNext')}</span>
            ) : (
              t(`following.acts.${nextAct}`)
            ),
            momentInWords(new Date(changedAt), language),
            <Button
              key="open"
              aria-label={t('following.openOf', { name: lead?.name ?? number })}
              onClick={() => onOpen(application)}
            >
              {t('following.open')}
            </Button>,
          ],
        };
      })}
    />
  );
}
