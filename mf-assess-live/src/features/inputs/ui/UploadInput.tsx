import { FilePicker } from './FilePicker.tsx';
import type { InputProps } from './InputProps.ts';

/** One file of the kinds that the question takes. */
export function UploadInput({ input, onReply, ...props }: InputProps<'upload'>) {
  return <FilePicker {...props} rules={input} onStored={(media_id) => onReply({ type: 'upload', media_id })} />;
}
