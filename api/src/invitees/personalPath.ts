/** Where personal links lead, without a slash at the end. */
export const PERSONAL_PATH = '/zugang';
/** What stands behind a link for who wants no more mails. */
export const UNSUBSCRIBE = '/abmelden';
/** In the place of a token: the link of a mail that an author has sent to themselves. */
export const TRIAL_TOKEN = 'probe';

/** The path of a personal link. */
export const personalPath = (token: string): string => `${PERSONAL_PATH}/${token}`;
