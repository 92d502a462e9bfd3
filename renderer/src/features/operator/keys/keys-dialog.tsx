import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { LETTERS } from '#renderer/features/operator/keys/keys.ts';
import { areLettersOn, setLettersOn } from '#renderer/features/operator/keys/listening.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import type { PlainKey } from '#renderer/i18n/words.ts';
import { space, token } from '#renderer/theme/token.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { Dialog } from '#renderer/ui/dialogs/dialog.tsx';
import { TickBox } from '#renderer/ui/form/fields/tick-box.tsx';

const useStyles = makeStyles({
  title: { margin: 0, fontSize: token.fontSizeBase400 },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem, max-content) minmax(0, 1fr)',
    gap: `${space.xs} ${space.m}`,
    margin: 0,
  },
  line: { display: 'contents' },
  key: { fontFamily: token.fontFamilyMonospace, fontWeight: token.fontWeightSemibold },
  means: { margin: 0 },
});

type Line = readonly [key: string, means: PlainKey];
type Group = { readonly title: PlainKey; readonly lines: readonly Line[] };

const { queue, application } = LETTERS;

/** As keyboards have them, in every language. */
const GROUPS: readonly Group[] = [
  {
    title: 'keys.everywhere',
    lines: [
      ['Ctrl+K', 'keys.means.search'],
      ['?', 'keys.means.keys'],
    ],
  },
  {
    title: 'keys.queue',
    lines: [
      [`${queue.down}, ↓`, 'keys.means.down'],
      [`${queue.up}, ↑`, 'keys.means.up'],
      ['Enter', 'keys.means.open'],
      [queue.tick, 'keys.means.tick'],
      ['Shift+↓, Shift+↑', 'keys.means.tickMore'],
      [queue.claim, 'keys.means.claim'],
      [queue.release, 'keys.means.release'],
      [queue.assign, 'keys.means.assignSeveral'],
      [queue.filters, 'keys.means.filters'],
      [queue.save, 'keys.means.save'],
      [queue.export, 'keys.means.export'],
    ],
  },
  {
    title: 'keys.application',
    lines: [
      [application.next, 'keys.means.next'],
      [application.previous, 'keys.means.previous'],
      [application.goOn, 'keys.means.goOn'],
      [application.back, 'keys.means.back'],
      [application.claim, 'keys.means.claim'],
      [application.release, 'keys.means.release'],
      [application.assign, 'keys.means.assign'],
      [application.putOff, 'keys.means.putOff'],
      [application.document, 'keys.means.document'],
      [application.masked, 'keys.means.masked'],
      [application.verify, 'keys.means.verify'],
      [application.write, 'keys.means.write'],
      [application.handOver, 'keys.means.handOver'],
      [application.corrections, 'keys.means.corrections'],
      [application.reject, 'keys.means.reject'],
    ],
  },
];

/** Every key of the console, and whether letters act. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [isOn, setOn] = useState(areLettersOn);
  return (
    <Dialog
      title={t('keys.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('keys.close')}</Button>}
    >
      {GROUPS.map(({ title, lines }) => (
        <section key={title} aria-label={t(title)}>
          <h3 className={styles.title}>{t(title)}</h3>
          <dl className={styles.list}>
            {lines.map(([key, means]) => (
              <div key={key} className={styles.line}>
                <dt>
                  <kbd className={styles.key}>{key}</kbd>
                </dt>
                <dd className={styles.means}>{t(means)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <TickBox
        label={t('keys.on')}
        ticked={isOn}
        onChange={(ticked) => {
          setLettersOn(ticked);
          setOn(ticked);
        }}
      />
      <p className={styles.means}>{t('keys.off')}</p>
    </Dialog>
  );
}
