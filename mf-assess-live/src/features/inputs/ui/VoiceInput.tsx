import { useState } from 'react';
import { fileTexts } from '../fileTexts.ts';
import { FilePicker } from './FilePicker.tsx';
import type { InputProps } from './InputProps.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import type { FileProps } from './useSending.ts';
import { VoiceRecorder } from './VoiceRecorder.tsx';

/** A spoken answer; where the microphone cannot be used, why, and an audio file in its place. */
export function VoiceInput({ input, onReply, ...props }: InputProps<'voice'>) {
  const [unusable, setUnusable] = useState<'refused' | 'missing' | null>(null);
  const frame = useKeptFocus(unusable ?? 'usable');
  const texts = { ...props.texts, ...fileTexts(props.language, props.du_sie) };
  const sending: FileProps = {
    ...props,
    texts,
    rules: { kinds: ['audio'], max_bytes: input.max_bytes },
    onStored: (media_id) => onReply({ type: 'voice', media_id }),
  };
  return (
    <div ref={frame}>
      {unusable === null ? (
        <VoiceRecorder {...sending} maxSeconds={input.max_seconds} onUnusable={setUnusable} />
      ) : (
        <>
          <p className="dw-waiting" role="alert">
            {unusable === 'refused' ? texts.microphoneRefused : texts.microphoneMissing}
          </p>
          <FilePicker {...sending} />
          <button type="button" className="dw-button dw-quiet dw-go-on" onClick={() => setUnusable(null)}>
            {texts.tryAgain}
          </button>
        </>
      )}
    </div>
  );
}
