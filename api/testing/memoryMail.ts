import type { MailTransport, OutgoingMail } from '../src/mail/MailTransport.ts';

/** A mail server that keeps what it gets; `refusal` makes it refuse. */
export interface MemoryMail extends MailTransport {
  readonly sent: OutgoingMail[];
  refusal: Error | null;
}

export function createMemoryMail(): MemoryMail {
  const sent: OutgoingMail[] = [];
  return {
    kind: 'folder',
    target: 'memory',
    sent,
    refusal: null,
    async send(mail) {
      if (this.refusal) throw this.refusal;
      sent.push(mail);
    },
    close() {},
  };
}
