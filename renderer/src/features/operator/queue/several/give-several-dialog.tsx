import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  COLLEAGUE_GONE,
  ColleagueField,
  chosenColleague,
  useColleagues,
} from '#renderer/features/operator/shared/colleague-field.tsx';
import {
  type SeveralReply,
  bodyOfSeveral,
} from '#renderer/features/operator/queue/several/use-several.ts';
import type { Row } from '#renderer/features/operator/queue/steady-rows.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { FormDialog } from '#renderer/ui/staff/form-dialog.tsx';

const rules = zodResolver(z.object({ to: chosenColleague }));

export type GiveSeveralProps = {
  readonly rows: readonly Row[];
  readonly onGiven: (reply: SeveralReply, colleague: string) => void;
  readonly onClose: () => void;
};

/** Asks which colleague takes several applications over. */
export function GiveSeveralDialog({ rows, onGiven, onClose }: GiveSeveralProps) {
  const { t } = useTranslation();
  const form = useForm({ resolver: rules, defaultValues: { to: '' } });
  // Who has applied is none of an application's own colleagues: of the others the gateway says so.
  const colleagues = useColleagues(rows[0]?.number ?? '');
  return (
    <FormDialog
      title={t('queue.several.giveTitle', { count: rows.length })}
      intro={t(colleagues.isAlone ? 'review.assign.alone' : 'queue.several.giveIntro')}
      yes={t('review.assign.yes')}
      draft="assign-several-draft"
      form={form}
      taken={{ name: 'to', codes: ['colleague-left'], message: COLLEAGUE_GONE }}
      send={async (act, { to }) => {
        const reply = await act('changeClaims', (requestId) =>
          bodyOfSeveral(requestId, { is: 'assign', to }, rows),
        );
        if (reply !== null) onGiven(reply, colleagues.nameOf(to));
        return reply;
      }}
      onDone={() => undefined}
      onClose={onClose}
    >
      <ColleagueField form={form} name="to" colleagues={colleagues} />
    </FormDialog>
  );
}
