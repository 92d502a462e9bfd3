import { Input } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import type { ViewerActs } from '#renderer/ui/viewer/use-viewing.ts';
import { ViewerIcon } from '#renderer/ui/viewer/viewer-icon.tsx';

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
        onChange={(_, { value }) => setTyped(value.replaceAll(/\D/g, '').slice(0, 4))}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
      />
      <span>{t('viewer.of', { pages })}</span>
    </>
  );
}
