import { cleanText } from '../../text/cleanText.ts';

/** A typed web address with its scheme; null for anything that is none. Only http and https; none typed is https. */
export function webAddress(typed: string): string | null {
  const text = cleanText(typed);
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (address.length > 2_000 || /\s/.test(address)) return null;
  try {
    const { protocol, hostname, username } = new URL(address);
    const isWeb = protocol === 'http:' || protocol === 'https:';
    return isWeb && username === '' && /[^.]\.[^.]/.test(hostname) ? address : null;
  } catch {
    return null;
  }
}
