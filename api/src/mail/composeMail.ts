import type { OutgoingMail } from './MailTransport.ts';

/** A mail as nodemailer takes it, from the product at an address. */
export function composeMail({ mail_id, to, ...content }: OutgoingMail, from: string) {
  return {
    ...content,
    from: { name: 'Dialogwerk', address: from },
    // As an object, because a text is read as a list: 'x,ada@example.org' would be a way to write to somebody else.
    to: { name: '', address: to },
    messageId: `<${mail_id}@${from.split('@').at(-1)}>`,
  };
}
