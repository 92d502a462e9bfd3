import { makeStyles } from '@griffel/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useContent } from '#renderer/i18n/use-content.ts';
import { BranchTable } from '#renderer/features/branches/branch-table.tsx';
import { DistanceRequest } from '#renderer/features/branches/distance-request.tsx';
import { findBranches } from '#renderer/features/branches/find-branches.ts';
import { SearchResult } from '#renderer/features/branches/search-result.tsx';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { usePlatform } from '#renderer/platform/platform-context.tsx';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/button.tsx';
import { useControlStyles } from '#renderer/ui/form/control-styles.ts';
import { Field } from '#renderer/ui/form/field.tsx';
import { Form } from '#renderer/ui/form/form.tsx';
import type { Place } from '#renderer/ui/map-address.ts';

const useStyles = makeStyles({
  search: { display: 'flex', flexDirection: 'column', gap: space.l },
  form: { maxWidth: '40rem' },
  line: {
    display: 'grid',
    gap: space.s,
    [from.sm]: { gridTemplateColumns: '1fr auto' },
  },
});

const LONGEST_PLACE = 80;

/** Search by place (spec section 2). Before any search, and without script, the table shows every branch. */
export function BranchSearch() {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t } = useTranslation();
  const { host } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState('');
  const [visitor, setVisitor] = useState<Place | null>(null);
  const found = findBranches(place, useContent('branches').samples);

  async function search(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setPlace(input.current?.value.trim() ?? '');
  }

  function showAll(): void {
    setPlace('');
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
  }

  return (
    <div className={styles.search}>
      <div className={styles.form}>
        <Form role="search" onSubmit={search}>
          <Field
            label={t('branches.label')}
            required={false}
            hint={t('branches.hint')}
            error={undefined}
          >
            {(wiring) => (
              <div className={styles.line}>
                <input
                  {...wiring}
                  ref={input}
                  name="place"
                  type="search"
                  autoComplete="address-level2"
                  enterKeyHint="search"
                  maxLength={LONGEST_PLACE}
                  className={controls.control}
                />
                <Button type="submit" kind="primary">
                  {t('branches.search')}
                </Button>
              </div>
            )}
          </Field>
        </Form>
      </div>
      <noscript>{t('branches.withoutScript')}</noscript>
      <SearchResult place={place} found={found} onShowAll={showAll} />
      {found.branches.length > 0 && <BranchTable branches={found.branches} visitor={visitor} />}
      {/* A program may not ask where it is. */}
      {host === null && <DistanceRequest onLocated={setVisitor} />}
    </div>
  );
}
