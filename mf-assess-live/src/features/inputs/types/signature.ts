import type { InputsOf } from './InputsOf.ts';
import { SignatureInput } from './signature/SignatureInput.tsx';
export { default as styles } from '../signature.css?inline';

export const inputs: InputsOf<'signature'> = { signature: SignatureInput };
