import { Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import { withLatinDigits } from '#domain/latin-digits.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import type { ViewerActs } from '#renderer/ui/viewer/use-viewing.ts';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs },
  pages: { display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: 'auto' },
  // Wide enough for three digits.
  field: { width: '4.5rem', minHeight: '48px' },
});

type IconName = Parameters<typeof ViewerIcon>[0]['icon'];

function IconButton({
  icon,
  name,
  isIdle = false,
  onPress,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly isIdle?: boolean;
  readonly onPress: () => void;
}) {
  return (
    <Button
      icon={<ViewerIcon icon={icon} />}
      aria-label={name}
      title={name}
      busy={isIdle}
      onClick={onPress}
    />
  );
}

/** The buttons of the viewer. A button that cannot do anything now keeps the focus. */
export function ViewerBar({
  acts,
  page,
  pages,
}: {
  readonly acts: ViewerActs;
  readonly page: number;
  readonly pages: number;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('viewer.bar')} className={styles.bar}>
      <IconButton
        icon="zoomOut"
        name={t('viewer.zoomOut')}
        isIdle={!acts.canZoomOut}
        onPress={acts.zoomOut}
      />
      <IconButton
        icon="zoomIn"
        name={t('viewer.zoomIn')}
        isIdle={!acts.canZoomIn}
        onPress={acts.zoomIn}
      />
      <IconButton icon="fitWidth" name={t('viewer.fitWidth')} onPress={acts.fitWidth} />
      <IconButton icon="turn" name={t('viewer.turn')} onPress={acts.turn} />
      {pages > 1 && (
        <div className={styles.pages}>
          <IconButton
            icon="before"
            name={t('viewer.before')}
            isIdle={page === 1}
            onPress={() => acts.goTo(page - 1)}
          />
          <PageField key={page} page={page} pages={pages} onPage={acts.goTo} />
          <IconButton
            icon="after"
            name={t('viewer.after')}
            isIdle={page === pages}
            onPress={() => acts.goTo(page + 1)}
          />
        </div>
      )}
    </div>
  );
}

function PageField({
  page,
  pages,
  onPage,
}: {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState(String(page));
  const leave = () => {
    onPage(Number(typed));
    setTyped(String(page));
  };
  return (
    <>
      <label htmlFor={id}>{t('viewer.page')}</label>
      <Input
        id={id}
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(_, { value }) =>
          setTyped(withLatinDigits(value).replaceAll(/\D/g, '').slice(0, 4))
        }
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
      />
      <span>{t('viewer.of', { pages })}</span>
    </>
  );
}

const LENS = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5L21 21M7.5 10.5h6';
const LINES = {
  zoomIn: `${LENS}M10.5 7.5v6`,
  zoomOut: LENS,
  fitWidth: 'M3 4v16M21 4v16M6.5 12h11M9 9l-3 3 3 3M15 9l3 3-3 3',
  turn: 'M19 12a7 7 0 1 1-2.5-5.4M17 2.5v4.5h-4.5',
  before: 'M15 5l-7 7 7 7',
  after: 'M9 5l7 7-7 7',
} as const;

/** A picture on a button of the viewer, with its name next to it for people who cannot see it. */
function ViewerIcon({ icon }: { readonly icon: keyof typeof LINES }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={LINES[icon]} />
    </svg>
  );
}
