import { makeStyles } from '@griffel/react';
import { useEffect } from 'react';
import type { FollowedApplication } from '#contract/applications/delivery.ts';
import { FOLLOWED_STAGES, type FollowedStage } from '#domain/lending/followed.ts';
import { numberInWords } from '#renderer/features/dealer-desk/leads/lead-words.ts';
import { BranchField } from '#renderer/features/dealer-desk/shared/branch-field.tsx';
import {
  ALL_BRANCHES,
  askedBranch,
  type BranchFilter,
  branchInWords,
  isSeveral,
  useBranches,
} from '#renderer/features/dealer-desk/shared/branches.ts';
import { SearchField } from '#renderer/features/dealer-desk/shared/search-field.tsx';
import { useSettled } from '#renderer/features/dealer-desk/shared/use-settled.ts';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { ChoiceField } from '#renderer/ui/form/fields/choice-field.tsx';
import { Stack } from '#renderer/ui/layout/stack.tsx';
import { ListFilters } from '#renderer/ui/staff/list-frame.tsx';
import { PagedList } from '#renderer/ui/staff/paged-list.tsx';
import { type Pages, useList } from '#renderer/platform/queries/use-list.ts';

const useStyles = makeStyles({
  small: {
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    fontWeight: token.fontWeightRegular,
  },
});

/** What is looked for. */
export type Looking = {
  readonly typed: string;
  readonly stage: FollowedStage | null;
  readonly branch: BranchFilter;
};

export const ALL: Looking = { typed: '', stage: null, branch: ALL_BRANCHES };

const isNarrowed = ({ typed, stage, branch }: Looking) =>
  typed.trim() !== '' || stage !== null || branch !== ALL_BRANCHES;

/** The applications that the dealer follows, the newest first, a page at a time. */
export function FollowList({
  looking,
  pages,
  takesFocus,
  onLook,
  onOpen,
}: {
  readonly looking: Looking;
  readonly pages: Pages<string>;
  /** Whether one has returned to it. */
  readonly takesFocus: boolean;
  readonly onLook: (looking: Looking) => void;
  readonly onOpen: (application: FollowedApplication) => void;
}) {
  const translator = useTranslation();
  const { t, language } = translator;
  const branches = useBranches();
  const { typed, stage, branch } = looking;
  const search = useSettled(typed.trim());
  const list = useList(
    'followed',
    (after) => ({
      search: search === '' ? null : search,
      stage,
      branch: askedBranch(branch),
      after,
    }),
    { pages },
  );
  const { place, query } = list;
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus, place]);
  return (
    <Stack gap="l">
      <SearchBar looking={looking} onLook={onLook} />
      <PagedList
        label={t('desk.titles.following')}
        list={list}
        rowsOf={({ applications }) => applications}
        idOf={({ number }) => number}
        columns={[
          [t('following.customer'), ({ lead }) => <Customer lead={lead} />],
          [t('following.number'), ({ number }) => number],
          [t('following.vehicle'), ({ quote }) => quote?.model ?? ''],
          ...ofBranches(),
          [t('following.stage'), (one) => t(`following.stages.${one.stage}`)],
          [t('following.next'), ({ nextAct }) => <NextAct act={nextAct} />],
          [t('following.changed'), ({ changedAt }) => momentInWords(new Date(changedAt), language)],
          [
            t('following.open'),
            (one) => (
              <Button
                aria-label={t('following.openOf', { name: one.lead?.name ?? one.number })}
                onClick={() => onOpen(one)}
              >
                {t('following.open')}
              </Button>
            ),
          ],
        ]}
        loading={t('following.loading')}
        empty={nothing()}
        as="table"
      />
    </Stack>
  );

  function ofBranches(): [string, (one: FollowedApplication) => string][] {
    return isSeveral(branches)
      ? [[t('dealerBranches.branch'), (one) => branchInWords(translator, branches, one.branch)]]
      : [];
  }

  function nothing(): string | readonly string[] {
    if (query.data?.next != null) return t('following.noneOnPage');
    if (isNarrowed(looking) || pages.page > 1) return t('following.noneFound');
    return [t('following.none'), t('following.noneHow')];
  }
}

function Customer({ lead }: Pick<FollowedApplication, 'lead'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (lead === null) return <span className={styles.small}>{t('following.noLead')}</span>;
  return (
    <span>
      {lead.name} <span className={styles.small}>{numberInWords(lead.mobileNumber)}</span>
    </span>
  );
}

function NextAct({ act }: { readonly act: FollowedApplication['nextAct'] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (act === null) return <span className={styles.small}>{t('following.noNext')}</span>;
  return t(`following.acts.${act}`);
}

function SearchBar({
  looking,
  onLook,
}: {
  readonly looking: Looking;
  readonly onLook: (looking: Looking) => void;
}) {
  const { t } = useTranslation();
  return (
    <ListFilters
      isNarrowed={isNarrowed(looking)}
      clear={t('following.clear')}
      onClear={() => onLook(ALL)}
    >
      <SearchField
        label={t('following.search')}
        value={looking.typed}
        onChange={(typed) => onLook({ ...looking, typed })}
      />
      <ChoiceField
        label={t('following.stage')}
        value={looking.stage ?? 'all'}
        options={[
          { value: 'all', label: t('following.all') },
          ...FOLLOWED_STAGES.map((value) => ({ value, label: t(`following.stages.${value}`) })),
        ]}
        onChange={(stage) => onLook({ ...looking, stage: stage === 'all' ? null : stage })}
      />
      <BranchField value={looking.branch} onChange={(branch) => onLook({ ...looking, branch })} />
    </ListFilters>
  );
}
