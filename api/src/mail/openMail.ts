import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { startTexts } from '../texts.ts';
import { createFolderTransport } from './createFolderTransport.ts';
import { createSmtpTransport } from './createSmtpTransport.ts';
import { faultOf } from './mailFault.ts';
import type { MailTransport } from './MailTransport.ts';

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** The way of mails, and what the operator has to be told of it. */
export interface OpenMail {
  readonly mail: MailTransport;
  readonly announcement: string;
}

/**
 * SMTP_URL, tried once now, else a folder of files. A mail server that does not answer keeps nobody from working: mails wait
 * for it.
 */
export async function openMail({ smtpUrl, mailFrom, dataDir }: MailSettings): Promise<OpenMail> {
  if (smtpUrl === null) {
    const folder = join(dataDir, 'mails');
    return { mail: createFolderTransport(folder), announcement: startTexts.mailFolder(folder) };
  }
  const mail = createSmtpTransport({ url: smtpUrl, from: mailFrom });
  try {
    await mail.verify();
    return { mail, announcement: startTexts.mailServer(mail.target) };
  } catch (error) {
    return { mail, announcement: startTexts.mailServerAway(mail.target, faultOf(error).reason) };
  }
}
