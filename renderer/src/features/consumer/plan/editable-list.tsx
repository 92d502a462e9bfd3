import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { makeStyles } from '@griffel/react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button as PortalButton } from '#renderer/ui/basics/button.tsx';
import { useToasts } from '#renderer/ui/feedback/toasts.tsx';

const NEW = 'new';

const useStyles = makeStyles({
  whole: { display: 'flex', flexDirection: 'column', gap: space.m },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: {
    padding: `${space.s} 0`,
    borderBottom: `1px solid ${token.colorNeutralStroke2}`,
  },
  actions: {
    display: 'flex',
    gap: space.xs,
    marginTop: '0.375rem',
    marginInlineStart: `-${space.s}`,
    // In forced colours the buttons have visible borders.
    '@media (forced-colors: active)': { marginInlineStart: 0 },
  },
  action: {
    minWidth: '44px',
    minHeight: '44px',
    color: token.colorBrandForegroundLink,
    fontWeight: token.fontWeightRegular,
  },
  nothing: { color: token.colorNeutralForeground2 },
});

type Named = { readonly id: string; readonly name: string };

/** Props of an item's form; `item` is null for a new one. */
export type ItemForm<Item> = {
  readonly item: Item | null;
  readonly onSave: (saved: Item) => void;
  readonly onCancel: () => void;
};

/**
 * A list whose items are added, changed and deleted in place; a deletion can be undone until the next one. The focus
 * stays with the task: in the form, on the changed item, on 'Undo'.
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
  const [editing, setEditing] = useState<string | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  const showToast = useToasts();
  const forgetDeleted = useRef(() => {});
  useEffect(() => () => forgetDeleted.current(), []);

  /** Name of the control that gets the focus once it is rendered. */
  const awaited = useRef<string | null>(null);

  function focusOn(name: string): void {
    const control = whole.current?.querySelector(`[data-focus="${CSS.escape(name)}"]`);
    if (!(control instanceof HTMLElement)) return;
    control.focus();
    awaited.current = null;
  }
  useEffect(() => {
    if (awaited.current !== null) focusOn(awaited.current);
  });

  function close(focus: string): void {
    awaited.current = focus;
    setEditing(null);
  }

  function save(saved: Item): void {
    onChange((before) =>
      before.some(({ id }) => id === saved.id)
        ? before.map((item) => (item.id === saved.id ? saved : item))
        : [...before, saved],
    );
    // A full list has no room to restore a deleted item.
    if (editing === NEW && items.length + 1 >= max) forgetDeleted.current();
    close(editing ?? NEW);
  }

  function remove(item: Item, at: number): void {
    awaited.current = null;
    onChange((before) => before.filter(({ id }) => id !== item.id));
    forgetDeleted.current = showToast({
      text: t('plan.deleted', { name: item.name }),
      undo: { label: t('plan.undo'), onUndo: () => undo(item, at) },
      onClosed: () => focusOn(NEW),
    });
  }

  function undo(item: Item, at: number): void {
    awaited.current = item.id;
    onChange((before) => before.toSpliced(at, 0, item));
    forgetDeleted.current();
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
                  <Button
                    appearance="transparent"
                    icon={<EditRegular />}
                    data-focus={item.id}
                    aria-label={t('plan.changeItem', { name: item.name })}
                    className={styles.action}
                    onClick={() => setEditing(item.id)}
                  >
                    {t('plan.change')}
                  </Button>
                  <Button
                    appearance="transparent"
                    icon={<DeleteRegular />}
                    aria-label={t('plan.deleteItem', { name: item.name })}
                    className={styles.action}
                    onClick={() => remove(item, at)}
                  >
                    {t('plan.delete')}
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {editing === NEW ? (
        <ItemForm item={null} onSave={save} onCancel={() => close(NEW)} />
      ) : items.length < max ? (
        <div>
          <PortalButton icon={<AddRegular />} data-focus={NEW} onClick={() => setEditing(NEW)}>
            {addLabel}
          </PortalButton>
        </div>
      ) : (
        <p className={styles.nothing}>{t('plan.full', { count: max })}</p>
      )}
    </div>
  );
}
