import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Guarantee } from '#renderer/features/applications/guarantor/guarantee.tsx';
import {
  keepToken,
  keptToken,
  tokenIn,
} from '#renderer/features/applications/guarantor/invitation-token.ts';
import { PlainFrame } from '#renderer/ui/navigation/plain-frame.tsx';
import { useContent } from '#renderer/i18n/edition/use-content.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';
import { Section } from '#renderer/ui/layout/section.tsx';

/** What a proposed guarantor sees through the link that the borrower shared. */
export function GuaranteePage() {
  const { t } = useTranslation();
  const { h1 } = useContent('pages')['/guarantor'];
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(() => tokenIn(hash) ?? keptToken());
  const linked = tokenIn(hash);
  if (linked !== null && linked !== opened) setOpened(linked);
  // The token is a secret: it must not stay in the address or in the history.
  useEffect(() => {
    if (hash === '') return;
    const token = tokenIn(hash);
    if (token !== null) keepToken(token);
    void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);

  return (
    <PlainFrame path="/guarantor" way={{ to: '/support', label: t('guarantor.help') }}>
      <h1>{h1}</h1>
      {opened === null ? (
        <Section heading={t('guarantor.noLink.title')} paragraphs={[t('guarantor.noLink.text')]} />
      ) : (
        <Guarantee key={opened} token={opened} />
      )}
    </PlainFrame>
  );
}
