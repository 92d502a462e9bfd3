import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import type { Branch } from '#renderer/content/page-types.ts';
import type { Result, MatchReason } from '#renderer/features/branches/search/find-branches.ts';
import { greatCircleKm } from '#renderer/features/branches/search/great-circle.ts';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { listInWords } from '#renderer/i18n/list-in-words.ts';
import { below, from } from '#renderer/theme/breakpoints.ts';
import { space, token } from '#renderer/theme/token.ts';
import type { Place } from '#renderer/ui/embeds/map-address.ts';
import { PhoneNumber } from '#renderer/ui/text/phone-number.tsx';
import { nameIn } from '#domain/languages.ts';

const useStyles = makeStyles({
  table: { [below.lg]: { display: 'block' }, [from.lg]: { tableLayout: 'auto' } },
  head: { [below.lg]: { display: 'none' } },
  headingRow: { backgroundColor: token.portalBandBackground },
  heading: {
    padding: `${space.s} ${space.m}`,
    fontSize: token.fontSizeBase400,
    fontWeight: token.fontWeightSemibold,
  },
  body: { [below.lg]: { display: 'flex', flexDirection: 'column', gap: space.m } },
  // One card per branch where the window is too narrow for a row.
  row: {
    verticalAlign: 'top',
    [below.lg]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.s,
      padding: space.l,
      border: `1px solid ${token.colorNeutralStroke2}`,
      borderRadius: token.borderRadius2XLarge,
      boxShadow: token.portalShadow,
    },
  },
  cell: {
    height: 'auto',
    fontSize: token.fontSizeBase400,
    lineHeight: '1.5',
    textAlign: 'start',
    verticalAlign: 'top',
    [from.lg]: { padding: space.m },
    [below.lg]: { display: 'block', padding: 0 },
  },
  name: { fontWeight: token.fontWeightSemibold },
  label: {
    display: 'block',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase200,
    [from.lg]: { display: 'none' },
  },
  why: {
    display: 'block',
    color: token.colorNeutralForeground2,
    fontSize: token.fontSizeBase300,
    fontWeight: token.fontWeightRegular,
  },
});

const ROUGH = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const NEAR = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });
/** Below this, distances have one decimal: it matters to people on foot. */
const NEAR_KM = 10;

/** The branches found and why each matched. With `visitor`, it adds distances and sorts by them. */
export function BranchTable({
  results,
  visitor,
}: {
  readonly results: readonly Result[];
  readonly visitor: Place | null;
}) {
  const styles = useStyles();
  const { columns } = useContent('branches');
  const pages = useContent('pages');
  const { t, language } = useTranslation();
  const kilometres = (km: number) =>
    t('branches.kilometres', { distance: (km < NEAR_KM ? NEAR : ROUGH).format(km) });
  const inWords = (why: MatchReason) =>
    why.kind === 'near'
      ? t('branches.why.near', { place: nameIn(why.to, language), distance: kilometres(why.km) })
      : t(`branches.why.${why.kind}`, { what: why.kind === 'pin' ? why.area : why.name });
  const rows = results
    .map((result) => ({ ...result, km: visitor === null ? 0 : greatCircleKm(visitor, result.at) }))
    .toSorted((one, other) => one.km - other.km);
  const cells = (branch: Branch, km: number): readonly (readonly [string, ReactNode])[] => [
    ...(visitor === null ? [] : ([[columns.distance, kilometres(km)]] as const)),
    [columns.address, branch.address],
    [columns.phone, <PhoneNumber key="phone" phone={branch.phone} />],
    [columns.hours, branch.hours],
    [columns.services, listInWords(branch.services, language)],
  ];
  const headings = [
    columns.name,
    ...(visitor === null ? [] : [columns.distance]),
    columns.address,
    columns.phone,
    columns.hours,
    columns.services,
  ];

  return (
    <Table aria-label={pages['/branches'].h1} className={styles.table}>
      <TableHeader className={styles.head}>
        <TableRow className={styles.headingRow}>
          {headings.map((heading) => (
            <TableHeaderCell key={heading} scope="col" className={styles.heading}>
              {heading}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody className={styles.body}>
        {rows.map(({ at, why, km }) => (
          <TableRow key={at.id} className={styles.row}>
            <TableHeaderCell scope="row" className={mergeClasses(styles.cell, styles.name)}>
              <span>
                {at.name} {why !== null && <span className={styles.why}>{inWords(why)}</span>}
              </span>
            </TableHeaderCell>
            {cells(at, km).map(([label, content]) => (
              <TableCell key={label} className={styles.cell}>
                <span className={styles.label}>{label}</span>
                {content}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
