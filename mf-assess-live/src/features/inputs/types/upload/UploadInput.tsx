import { fileTexts } from '../../fileTexts.ts';
import { FilePicker } from '../../ui/FilePicker.tsx';
import type { InputProps } from '../../ui/InputProps.ts';

/** One file of the kinds that the question takes. */
export function UploadInput({ input, onReply, ...props }: InputProps<'upload'>) {
  const texts = { ...props.texts, ...fileTexts(props.language, props.du_sie) };
  return (
    <FilePicker {...props} texts={texts} rules={input} onStored={(media_id) => onReply({ type: 'upload', media_id })} />
  );
}
