import { asPlainText } from './asPlainText.ts';

/** A text that is said as it stands: no markup in it, and no braces that variables would be filled into. */
export function asUnfilled(text: string): string {
  return asPlainText(text).replaceAll('{', String.raw`\{`);
}
