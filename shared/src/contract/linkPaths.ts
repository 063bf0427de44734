/** Where the links in mails lead (spec §2). */
export const linkPaths = {
  magicLink: '/magic_link',
  emailValidation: '/email_validation',
  resetPassword: '/reset_password',
} as const;

/** The query parameter of such a link that holds its token. */
export const LINK_PARAMETER = 'token';
