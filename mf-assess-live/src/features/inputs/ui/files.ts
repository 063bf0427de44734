export { createSendMedia } from '../effects/sendMedia.ts';
export { UploadInput } from './UploadInput.tsx';
export { VoiceInput } from './VoiceInput.tsx';
export { default as styles } from '../files.css?inline';
