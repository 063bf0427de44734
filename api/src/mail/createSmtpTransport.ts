import { createTransport } from 'nodemailer';
import { composeMail } from './composeMail.ts';
import type { MailTransport } from './MailTransport.ts';

export interface SmtpOptions {
  /** SMTP_URL. */
  readonly url: string;
  /** MAIL_FROM. */
  readonly from: string;
}

export type SmtpTransport = MailTransport & {
  /** Connects and logs in; throws when that fails. */
  verify(): Promise<void>;
};

/** Sends by SMTP, with TLS whenever the server offers it; three connections at most, kept open for a while. */
export function createSmtpTransport({ url, from }: SmtpOptions): SmtpTransport {
  const { hostname, port, protocol } = new URL(url);
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: 'smtp',
    target: `${hostname}:${port || (protocol === 'smtps:' ? '465' : '587')}`,
    async send(mail) {
      const composed = composeMail(mail, from);
      await transporter.sendMail({
        ...composed,
        headers: { ...composed.headers, 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
      });
    },
    async verify() {
      await transporter.verify();
    },
    close: () => transporter.close(),
  };
}
