import { CircleHalfFillRegular } from '@fluentui/react-icons/svg/circle-half-fill';
import { Speaker2Regular } from '@fluentui/react-icons/svg/speaker';
import { SpeakerOffRegular } from '@fluentui/react-icons/svg/speaker-off';
import { TextFontSizeRegular } from '@fluentui/react-icons/svg/text-font-size';
import { useEffect, useState } from 'react';
import { BarButton } from '#renderer/features/kiosk/frame/bar-button.tsx';
import { useLocalVoice, useReading } from '#renderer/features/kiosk/help/use-reading.ts';
import { useTranslation } from '#renderer/i18n/edition/use-translation.ts';

/** Largest letters, high contrast and reading aloud, for this visit. */
export function Helps({ place }: { readonly place: string }) {
  const { t, language } = useTranslation();
  const letters = useSwitch('letters');
  const contrast = useSwitch('contrast');
  const voice = useLocalVoice(language);
  return (
    <>
      <BarButton icon={<TextFontSizeRegular />} pressed={letters.isOn} onClick={letters.toggle}>
        {t('kiosk.letters')}
      </BarButton>
      <BarButton icon={<CircleHalfFillRegular />} pressed={contrast.isOn} onClick={contrast.toggle}>
        {t('kiosk.contrast')}
      </BarButton>
      {/* Another page, or the page in another language, ends the reading. */}
      {voice !== null && <ReadAloud key={`${language} ${place}`} voice={voice} />}
    </>
  );
}

function ReadAloud({ voice }: { readonly voice: SpeechSynthesisVoice }) {
  const { t } = useTranslation();
  const { isReading, toggle } = useReading(voice);
  return (
    <BarButton
      icon={isReading ? <SpeakerOffRegular /> : <Speaker2Regular />}
      pressed={isReading}
      onClick={toggle}
    >
      {t('kiosk.readAloud')}
    </BarButton>
  );
}

/** An attribute of the document that theme/terminal.css and the high contrast follow; the page's end ends it. */
function useSwitch(name: 'letters' | 'contrast') {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOn) dataset[name] = '';
    else delete dataset[name];
    // Charts measure, and read their colours, anew.
    window.dispatchEvent(new Event('resize'));
  }, [name, isOn]);
  return { isOn, toggle: () => setOn((was) => !was) };
}
