import { ArrowRotateClockwiseRegular } from '@fluentui/react-icons/svg/arrow-rotate-clockwise';
import { ArrowRotateCounterclockwiseRegular } from '@fluentui/react-icons/svg/arrow-rotate-counterclockwise';
import { makeStyles } from '@griffel/react';
import { CoverablePicture } from '#renderer/ui/files/picture/coverable-picture.tsx';
import type { Changes, OpenedPicture } from '#renderer/ui/files/picture/draw-picture.ts';
import { focusNeighbour } from '#renderer/ui/files/picture/focus-neighbour.ts';
import { FIRST_BOX, maskOf, turnedBox } from '#renderer/ui/files/picture/mask-boxes.ts';
import { turnedBy } from '#renderer/ui/viewer/picture-size.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { space, token } from '#renderer/theme/token.ts';
import { visuallyHidden } from '#renderer/theme/visually-hidden.ts';
import { Button } from '#renderer/ui/basics/button.tsx';
import { FormActions } from '#renderer/ui/form/form.tsx';

const useStyles = makeStyles({
  editor: { display: 'flex', flexDirection: 'column', gap: space.s, minWidth: 0 },
  heading: { fontWeight: token.fontWeightSemibold },
  hidden: visuallyHidden,
});

/** The picture as it will be sent, with buttons that turn it and, where a number must not be seen, boxes over it. */
export function PictureEditor({
  picture,
  changes: { turns, boxes },
  canCover,
  advice,
  onChange,
}: {
  readonly picture: OpenedPicture;
  readonly changes: Changes;
  readonly canCover: boolean;
  /** What to look for. */
  readonly advice: string;
  readonly onChange: (changes: Changes) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation();
  const turn = (step: 1 | -1) =>
    onChange({ turns: turnedBy(turns, step), boxes: boxes.map((box) => turnedBox(box, step)) });
  return (
    <div className={styles.editor}>
      <p>{advice}</p>
      {canCover && (
        <>
          <p className={styles.heading}>{t('documents.mask.heading')}</p>
          <p>{t('documents.mask.how')}</p>
        </>
      )}
      <CoverablePicture
        picture={picture}
        turns={turns}
        boxes={canCover ? boxes : null}
        onBoxes={(covered) => onChange({ turns, boxes: covered })}
      />
      <p role="status" className={styles.hidden}>
        {t(`documents.preview.turned.${turns}`)}
      </p>
      <FormActions>
        <Button icon={<ArrowRotateCounterclockwiseRegular />} onClick={() => turn(-1)}>
          {t('documents.preview.left')}
        </Button>
        <Button icon={<ArrowRotateClockwiseRegular />} onClick={() => turn(1)}>
          {t('documents.preview.right')}
        </Button>
        {canCover && (
          <Button onClick={() => onChange({ turns, boxes: [...boxes, maskOf(FIRST_BOX)] })}>
            {t('documents.mask.add')}
          </Button>
        )}
        {canCover &&
          boxes.map(({ id }, index) => (
            <Button
              key={id}
              kind="subtle"
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget);
                onChange({ turns, boxes: boxes.toSpliced(index, 1) });
              }}
            >
              {t('documents.mask.removeBox', { index: index + 1 })}
            </Button>
          ))}
      </FormActions>
    </div>
  );
}
