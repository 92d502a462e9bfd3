import { Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { officesAsBranches } from '#renderer/features/branches/offices-as-branches.ts';
import { postalPlaces } from '#renderer/content/postal-places.ts';
import { BranchTable } from '#renderer/features/branches/branch-table.tsx';
import { DistanceRequest } from '#renderer/features/branches/search/distance-request.tsx';
import { findBranches } from '#renderer/features/branches/search/find-branches.ts';
import { SearchSummary } from '#renderer/features/branches/search/search-summary.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { useBrand } from '#renderer/i18n/edition/use-brand.ts';
import { usePlatform } from '#renderer/platform/context/platform-context.tsx';
import { from } from '#renderer/theme/breakpoints.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { useControlStyles } from '#renderer/ui/basics/control-styles.ts';
import { Field } from '#renderer/ui/basics/field.tsx';
import { Form } from '#renderer/ui/form/form.tsx';
import type { Place } from '#renderer/ui/embeds/map-address.ts';

const useStyles = makeStyles({
  search: { display: 'flex', flexDirection: 'column', gap: space.l },
  form: { maxWidth: '40rem' },
  line: {
    display: 'grid',
    // Aligns the button with the field, not with its hint.
    alignItems: 'start',
    gap: space.s,
    [from.sm]: { gridTemplateColumns: '1fr auto' },
  },
  button: { display: 'grid', [from.sm]: { marginTop: '1.75rem' } },
});

const MAX_PLACE_LENGTH = 80;

/** Search by place (spec section 2). Before a search, and without script, the table shows every branch. */
export function BranchSearch() {
  const styles = useStyles();
  const controls = useControlStyles();
  const { t, language } = useTranslation();
  const { host } = usePlatform();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState('');
  const [visitor, setVisitor] = useState<Place | null>(null);
  const { samples, officeService } = useContent('branches');
  const { offices } = officesAsBranches(useBrand(), officeService, language);
  const found = findBranches(place, { branches: samples, offices, postalPlaces });

  async function search(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setPlace(typed.trim());
  }

  function showAll(): void {
    setTyped('');
    setPlace('');
    input.current?.focus();
  }

  return (
    <div className={styles.search}>
      <div className={styles.form}>
        <Form role="search" onSubmit={search}>
          <div className={styles.line}>
            <Field
              label={t('branches.label')}
              required={false}
              hint={t('branches.hint')}
              error={undefined}
            >
              <Input
                ref={input}
                value={typed}
                onChange={(_event, { value }) => setTyped(value)}
                name="place"
                type="search"
                autoComplete="address-level2"
                enterKeyHint="search"
                maxLength={MAX_PLACE_LENGTH}
                className={controls.control}
              />
            </Field>
            <div className={styles.button}>
              <Button type="submit" kind="primary">
                {t('branches.search')}
              </Button>
            </div>
          </div>
        </Form>
      </div>
      <noscript>{t('branches.withoutScript')}</noscript>
      <SearchSummary place={place} found={found} onShowAll={showAll} />
      {found.results.length > 0 && <BranchTable results={found.results} visitor={visitor} />}
      {/* The desktop is not allowed to ask for the location. */}
      {host === null && <DistanceRequest onLocated={setVisitor} />}
    </div>
  );
}
