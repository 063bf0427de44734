import type { OutgoingMail } from '../src/mail/MailTransport.ts';
import { TEST_PUBLIC_URL } from './startTestApi.ts';

/** The path and the token of the link in a mail; throws when there is none. */
export function linkIn(mail: OutgoingMail | undefined): { readonly path: string; readonly token: string } {
  const address = mail?.text.split('\n').find((line) => line.startsWith(TEST_PUBLIC_URL));
  if (!address) throw new Error(`no link in ${mail?.subject ?? 'no mail'}`);
  const { pathname, searchParams } = new URL(address);
  return { path: pathname, token: searchParams.get('token') ?? '' };
}
