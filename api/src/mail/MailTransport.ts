/** A mail as it goes out. */
export interface OutgoingMail {
  /** Stays the same when a mail is sent again, so that mail programs show it once. */
  readonly mail_id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one click says that no more mails of this kind are wanted; absent where they are no such mails. */
  readonly unsubscribe?: string;
  /** Whom its reader sees as its sender; absent or '' for the product. */
  readonly sender?: string;
  /** Whom they answer to; absent or null: where it comes from. */
  readonly reply_to?: string | null;
}

/** Where mails go. */
export interface MailTransport {
  readonly kind: 'smtp' | 'folder';
  /** Host and port, or the folder; for people to read, never with a password. */
  readonly target: string;
  /** Resolves once the mail server has taken it, or the file is safe; throws otherwise. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
