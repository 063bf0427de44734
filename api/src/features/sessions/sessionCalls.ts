import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { login } from './login.ts';
import { magicLink } from './magicLink.ts';
import { magicLinkRegistration } from './register.ts';
import { requestMagicLink, requestPasswordReset } from './requestLinks.ts';
import { resetPassword } from './resetPassword.ts';

const refresh: Handler<'refresh'> = (_input, { services, who }) => services.tokens.refresh(who);

const verifyToken: Handler<'verifyToken'> = async (_input, { services, who }) => {
  if (!(await services.tokens.isOpen(who))) throw new CallError('login/expired');
  return { success: true, kind: who.kind, user_id: who.kind === 'author' ? who.user_id : who.user_id_live };
};

const logout: Handler<'logout'> = async (_input, { services, who }) => {
  await services.tokens.close(who.family_id);
  return { msg: 'success' };
};

/** The sessions of authors; respondents' are opened by their own calls, and renewed and ended here too. */
export const sessionCalls = {
  login,
  logout,
  refresh,
  verifyToken,
  requestMagicLink,
  magicLink,
  magicLinkRegistration,
  requestPasswordReset,
  resetPassword,
} satisfies Partial<Handlers>;
