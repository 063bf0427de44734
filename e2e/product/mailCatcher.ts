import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { until } from '@dialogwerk/shared/testing/servers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over SMTP. */
export interface CaughtMail {
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
  readonly html: string;
  /** Where one click says that no more such mails are wanted; '' where nothing does. */
  readonly unsubscribe: string;
}

export interface MailCatcher {
  /** SMTP_URL of the product. */
  readonly url: string;
  /** The first mail to an address with these words in its subject, once it is there; it is taken out. */
  take(to: string, subject: string): Promise<CaughtMail>;
  /** All that came and was not taken. */
  readonly left: readonly CaughtMail[];
  /** While set, the server refuses every mail for now (451). */
  isBusy: boolean;
  stop(): Promise<void>;
}

/** A real SMTP server on this machine that wants a login and keeps what it gets. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const left: CaughtMail[] = [];
  const login = { user: 'dialogwerk@example.org', password: 'ein: Passwort/mit %' };
  const keep = callbackify(async (stream: Readable): Promise<void> => {
    const mail = await PostalMime.parse(await text(stream));
    left.push({
      to: mail.to?.[0]?.address ?? '',
      subject: mail.subject ?? '',
      messageId: mail.messageId ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      unsubscribe: mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value.replace(/^<|>$/g, '') ?? '',
    });
  });
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === login.user && password === login.password;
      done(isRight ? null : new Error('wrong login'), isRight ? { user: username } : undefined);
    },
    onRcptTo: (_address, _session, done) => {
      done(catcher.isBusy ? Object.assign(new Error('busy'), { responseCode: 451 }) : undefined);
    },
    onData: (stream, _session, done) => keep(stream, done),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = addressOf(server.server.address());
  const catcher: MailCatcher = {
    url: `smtp://${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@127.0.0.1:${port}`,
    left,
    isBusy: false,
    take: (to, subject) =>
      until(
        () => {
          const index = left.findIndex((mail) => mail.to === to && mail.subject.includes(subject));
          const [mail = null] = index < 0 ? [] : left.splice(index, 1);
          return mail;
        },
        () => `no mail '${subject}' to ${to}, but: ${left.map((mail) => `${mail.subject} to ${mail.to}`).join('; ')}`,
      ),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return catcher;
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return address;
}

/** Where the button of a mail leads: the same address as in its text, on this product. */
export function linkOf(mail: CaughtMail, product: { readonly url: string }): string {
  const [address = ''] = /https?:\/\/\S+/.exec(mail.text) ?? [];
  if (!address.startsWith(`${product.url}/`)) throw new Error(`a link to elsewhere: ${address}`);
  if (!mail.html.includes(`href="${address}"`)) throw new Error('the button leads elsewhere than the text');
  return address;
}
