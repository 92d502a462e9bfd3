import { makeStyles } from '@griffel/react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#renderer/i18n/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/button.tsx';

const NEW = 'new';

const useStyles = makeStyles({
  whole: { display: 'flex', flexDirection: 'column', gap: space.m },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: {
    padding: `${space.s} 0`,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
  },
  actions: { display: 'flex', gap: space.xs, marginLeft: `-${space.s}` },
  action: {
    minHeight: '44px',
    padding: `0 ${space.s}`,
    border: 'none',
    borderRadius: token.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: token.colorBrandForegroundLink,
    font: 'inherit',
    fontSize: token.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline' },
  },
  deleted: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    padding: `${space.xs} ${space.m}`,
    backgroundColor: token.portalBandBackground,
    borderRadius: token.borderRadiusMedium,
    ':empty': { display: 'none' },
  },
  nothing: { color: token.colorNeutralForeground2 },
});

type Named = { readonly id: string; readonly name: string };

/** What the form of an item is given; null for a new one. */
export type ItemForm<Item> = {
  readonly item: Item | null;
  readonly onSave: (saved: Item) => void;
  readonly onCancel: () => void;
};

/**
 * A list whose items are added, changed and deleted in place; a deletion can be undone until the next one. The focus
 * stays where the work is: in the form, on the item that was changed, on 'Undo'.
 */
export function EditableList<Item extends Named>({
  items,
  max,
  nothing,
  addLabel,
  onChange,
  show,
  form: ItemForm,
}: {
  readonly items: readonly Item[];
  readonly max: number;
  readonly nothing: string;
  readonly addLabel: string;
  readonly onChange: (change: (items: readonly Item[]) => Item[]) => void;
  readonly show: (item: Item) => ReactNode;
  readonly form: ComponentType<ItemForm<Item>>;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [editing, edit] = useState<string | null>(null);
  const [deleted, remember] = useState<{ readonly item: Item; readonly at: number } | null>(null);
  const whole = useRef<HTMLDivElement>(null);

  /** Does something, and then puts the focus on the control that it names. */
  function then(focus: string, action: () => void): void {
    flushSync(action);
    const control = whole.current?.querySelector(`[data-focus="${CSS.escape(focus)}"]`);
    if (control instanceof HTMLElement) control.focus();
  }

  const close = (focus: string) => then(focus, () => edit(null));

  function save(saved: Item): void {
    onChange((before) =>
      before.some(({ id }) => id === saved.id)
        ? before.map((item) => (item.id === saved.id ? saved : item))
        : [...before, saved],
    );
    close(editing ?? NEW);
  }

  function remove(item: Item, at: number): void {
    then('undo', () => {
      onChange((before) => before.filter(({ id }) => id !== item.id));
      remember({ item, at });
    });
  }

  function undo({ item, at }: { readonly item: Item; readonly at: number }): void {
    then(item.id, () => {
      onChange((before) => before.toSpliced(at, 0, item));
      remember(null);
    });
  }

  return (
    <div ref={whole} className={styles.whole}>
      {items.length === 0 && editing === null && <p className={styles.nothing}>{nothing}</p>}
      <ul className={styles.list}>
        {items.map((item, at) => (
          <li key={item.id} className={styles.item}>
            {editing === item.id ? (
              <ItemForm item={item} onSave={save} onCancel={() => close(item.id)} />
            ) : (
              <>
                {show(item)}
                <div className={styles.actions}>
                  <button
                    type="button"
                    data-focus={item.id}
                    aria-label={t('plan.changeItem', { name: item.name })}
                    className={styles.action}
                    onClick={() => edit(item.id)}
                  >
                    {t('plan.change')}
                  </button>
                  <button
                    type="button"
                    aria-label={t('plan.deleteItem', { name: item.name })}
                    className={styles.action}
                    onClick={() => remove(item, at)}
                  >
                    {t('plan.delete')}
                  </button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      <div role="status" className={styles.deleted}>
        {deleted !== null && (
          <>
            {t('plan.deleted', { name: deleted.item.name })}
            <button
              type="button"
              data-focus="undo"
              className={styles.action}
              onClick={() => undo(deleted)}
            >
              {t('plan.undo')}
            </button>
          </>
        )}
      </div>
      {editing === NEW ? (
        <ItemForm item={null} onSave={save} onCancel={() => close(NEW)} />
      ) : items.length < max ? (
        <div>
          <Button data-focus={NEW} onClick={() => edit(NEW)}>
            {addLabel}
          </Button>
        </div>
      ) : (
        <p className={styles.nothing}>{t('plan.full', { count: max })}</p>
      )}
    </div>
  );
}
