import { CODE_HOURS } from '#domain/terminals.ts';
import { ShownCode } from '#renderer/features/operator/shared/shown-code.tsx';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** Shows the enrolment code of a terminal, the only time that it is seen. */
export function TerminalCode({
  name,
  code,
  onClose,
}: {
  readonly name: string;
  readonly code: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <ShownCode
      title={t('terminals.codeTitle', { name })}
      text={t('terminals.codeText', { count: CODE_HOURS })}
      noted={t('terminals.codeNoted')}
      code={code}
      onClose={onClose}
    />
  );
}
