import type { InputOf, RecordedAnswer } from '@dialogwerk/shared/contract';
import { fileTexts } from '../../fileTexts.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { RecordingInput } from '../../ui/RecordingInput.tsx';
import { useKeptFocus } from '../../ui/useKeptFocus.ts';

interface RecordedReplyProps extends Omit<
  InputProps<'open'>,
  'input' | 'before' | 'typed' | 'in_words' | 'onChosen' | 'onReply'
> {
  readonly limits: NonNullable<InputOf<'open'>['recordings']>[number];
  readonly onRecorded: (recording: RecordedAnswer) => void;
  readonly onWrite: () => void;
}

/** A recording in place of words, and the way back to writing. */
export function RecordedReply({ limits, onRecorded, onWrite, ...props }: RecordedReplyProps) {
  const frame = useKeptFocus('recording', 'writing');
  const { kind } = limits;
  return (
    // The name of a chosen file is no draft of what someone writes.
    <div ref={frame} onInput={(event) => event.stopPropagation()}>
      <RecordingInput {...props} kind={kind} limits={limits} onStored={(media_id) => onRecorded({ media_id, kind })} />
      <button type="button" className="dw-button dw-quiet dw-go-on" onClick={onWrite}>
        {fileTexts(props.language, props.du_sie).write}
      </button>
    </div>
  );
}
