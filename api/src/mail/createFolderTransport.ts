import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from './composeMail.ts';
import type { MailTransport } from './MailTransport.ts';

/** Without a mail server: each mail is a file that mail programs open, `<folder>/<time>-<id>.eml`. */
export function createFolderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    kind: 'folder',
    target: folder,
    async send(mail) {
      const { message } = await composer.sendMail(composeMail(mail, 'dialogwerk@localhost'));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${mail.mail_id.slice(-12)}.eml`;
      const file = await open(join(folder, `.${name}`), 'w', 0o600);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      // Under its name only once it is whole.
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close() {},
  };
}
