/** First parts of addresses that are the shell's own (`shell/src/routes/ownRoutes.data.ts`), or the server's: no module's. */
export const frameAddresses: ReadonlySet<string> = new Set([
  ...['about', 'account', 'admin', 'agb', 'bi', 'datenschutz', 'email_validation', 'hilfe', 'impressum'],
  ...['impressum_tatort', 'login', 'login_refresh', 'magic_link', 'privacy', 'reset_password'],
  ...['assess_live', 'aufderflucht', 'dialog', 'exit', 'flow', 'multi_live', 'widget'],
  ...['alone-login', 'api', 'assets', 'fonts', 'icons', 'media', 'remotes', 'remotes.json'],
]);
