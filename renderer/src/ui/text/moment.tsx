import { makeStyles } from '@griffel/react';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

const useStyles = makeStyles({ moment: { whiteSpace: 'nowrap' } });

/** When something happened, in milliseconds since 1970: on one line, which a table's columns would break into three. */
export function Moment({ at }: { readonly at: number }) {
  const { language } = useTranslation();
  const moment = new Date(at);
  return (
    <time dateTime={moment.toISOString()} className={useStyles().moment}>
      {momentInWords(moment, language)}
    </time>
  );
}
