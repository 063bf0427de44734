import type { InputComponent } from './InputsOf.ts';
import { EmojiOpenInput } from './emoji/EmojiOpenInput.tsx';
export { default as styles } from '../emoji.css?inline';

/** Free text with emojis to pick. */
export const inputs: { readonly open: InputComponent<'open'> } = { open: EmojiOpenInput };
