import type { InputProps } from '../../ui/InputProps.ts';
import { RecordingInput } from '../../ui/RecordingInput.tsx';

/** A spoken answer. */
export function VoiceInput({ input, onReply, ...props }: InputProps<'voice'>) {
  return (
    <RecordingInput
      {...props}
      kind="audio"
      limits={input}
      onStored={(media_id) => onReply({ type: 'voice', media_id })}
    />
  );
}
