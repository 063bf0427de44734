import type { RecordingKind } from '@dialogwerk/shared/contract';
import { useState } from 'react';
import type { NoDevice } from '@dialogwerk/shared/browser';
import { fileTexts } from '../fileTexts.ts';
import { FilePicker } from './FilePicker.tsx';
import type { InputProps } from './InputProps.ts';
import { Recorder } from './Recorder.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import type { FileProps } from './useSending.ts';

interface RecordingInputProps extends Omit<
  InputProps<never>,
  'input' | 'before' | 'typed' | 'in_words' | 'onChosen' | 'onReply'
> {
  readonly kind: RecordingKind;
  readonly limits: { readonly max_seconds: number; readonly max_bytes: number };
  /** Gets the id of the recording that is on the server now. */
  readonly onStored: (media_id: string) => void;
}

/** A recording; where it cannot be made, why, and a file in its place. */
export function RecordingInput({ kind, limits, ...props }: RecordingInputProps) {
  const [unusable, setUnusable] = useState<NoDevice | null>(null);
  const frame = useKeptFocus(unusable ?? 'usable');
  const texts = { ...props.texts, ...fileTexts(props.language, props.du_sie) };
  const sending: FileProps = { ...props, texts, rules: { kinds: [kind], max_bytes: limits.max_bytes } };
  return (
    <div ref={frame}>
      {unusable === null ? (
        <Recorder {...sending} kind={kind} maxSeconds={limits.max_seconds} onUnusable={setUnusable} />
      ) : (
        <>
          <p className="dw-waiting" role="alert">
            {texts.recorders[kind].unusable[unusable]}
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
