/** Why a mail could not be sent. */
export interface MailFault {
  /** For the admin side: what kind of fault, without addresses or names. */
  readonly reason: string;
  /** Another attempt would fail as well. */
  readonly isFinal: boolean;
}

/** What nodemailer or the file system threw. A mail server that says no to the recipient for good (5xx) is final. */
export function faultOf(error: unknown): MailFault {
  if (!(error instanceof Error)) return { reason: 'unbekannt', isFinal: false };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const response = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  const command = 'command' in error && typeof error.command === 'string' ? error.command : '';
  return {
    reason: [code, response, command].filter((part) => part !== null && part !== '').join(' '),
    isFinal: response !== null && response >= 500 && /^(RCPT TO|DATA)$/.test(command),
  };
}
