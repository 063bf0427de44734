import type { InputsOf } from './InputsOf.ts';
import { UploadInput } from './upload/UploadInput.tsx';
import { VoiceInput } from './voice/VoiceInput.tsx';
export { RecordedReply } from './open/RecordedReply.tsx';
export { createSendMedia } from '../effects/sendMedia.ts';
export { default as styles } from '../files.css?inline';

export const inputs: InputsOf<'files'> = { upload: UploadInput, voice: VoiceInput };
