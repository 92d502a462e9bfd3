import { MAX_COUNTED, type ListedSubscription } from '#contract/operators/connected-systems.ts';
import {
  deliveryProblemKey,
  fieldsInWords,
  kindsInWords,
} from '#renderer/features/operator/systems/system-words.ts';
import { FactList } from '#renderer/features/operator/service/shared/fact-list.tsx';
import { momentInWords } from '#renderer/i18n/days-in-words.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Moment } from '#renderer/ui/text/moment.tsx';

/** What it is told of and where, and how the sending goes. Nothing of it is about a person. */
export function SubscriptionFacts({ one }: { readonly one: ListedSubscription }) {
  const { t, language } = useTranslation();
  const { terms, waiting, next, deliveredAt, oldSecretUntil } = one;
  if (terms === null) return <p>{t('systems.notYet')}</p>;
  const inWords = (at: number) => momentInWords(new Date(at), language);
  return (
    <>
      <FactList
        facts={[
          [t('systems.url'), terms.url],
          [t('systems.kinds'), kindsInWords(t, terms.kinds)],
          [t('systems.fields'), fieldsInWords(t, terms.fields)],
          [
            t('systems.delivered'),
            deliveredAt === null ? t('systems.never') : <Moment key="at" at={deliveredAt} />,
          ],
          [
            t('systems.waiting'),
            waiting >= MAX_COUNTED
              ? t('systems.manyWaiting', { count: MAX_COUNTED })
              : t('systems.someWaiting', { count: waiting }),
          ],
          [t('systems.id'), one.subscription],
          ...(oldSecretUntil === null
            ? []
            : [[t('systems.oldSecret'), inWords(oldSecretUntil)] as const]),
        ]}
      />
      {next?.problem != null && (
        <p>
          {t('systems.notArrived', {
            kind: t(`systems.kind.${next.kind}`),
            moment: inWords(next.happenedAt),
            count: next.tries,
          })}{' '}
          {t(deliveryProblemKey(next.problem))}{' '}
          {next.dueAt === null
            ? t('systems.givenUp')
            : t('systems.triedAgain', { moment: inWords(next.dueAt) })}
        </p>
      )}
    </>
  );
}
