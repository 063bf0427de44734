import type { OutgoingMail } from './MailTransport.ts';

/** A mail as nodemailer takes it, from the product at an address. */
export function composeMail(
  { mail_id, to, unsubscribe, sender = '', reply_to = null, ...content }: OutgoingMail,
  from: string,
) {
  return {
    ...content,
    from: { name: sender || 'Dialogwerk', address: from },
    ...(reply_to === null ? {} : { replyTo: { name: sender, address: reply_to } }),
    // As an object, because a text is read as a list: 'x,ada@example.org' would be a way to write to somebody else.
    to: { name: '', address: to },
    // RFC 2369 and RFC 8058: mail programs show a button, and send a POST by it.
    headers:
      unsubscribe === undefined
        ? {}
        : { 'list-unsubscribe': `<${unsubscribe}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
    messageId: `<${mail_id}@${from.split('@').at(-1)}>`,
  };
}
