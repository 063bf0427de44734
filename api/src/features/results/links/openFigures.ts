import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { linkOfToken, passOf } from '../../../links/figureTokens.ts';
import { isRightPassword } from '../../../passwords/passwordHash.ts';
import { admitLogin, forgiveLogin } from '../../../throttle/loginThrottle.ts';
import { findFigureLink } from './findFigureLink.ts';

/** Opens a link that shows figures; a password is tried under the same limits as a login's. */
export const openFigures: Handler<'openFigures'> = async ({ token, password }, { services, address }) => {
  const { db, now, pseudonym } = services;
  const link_id = linkOfToken(pseudonym, token);
  if (link_id === null) throw new CallError('figures/unknown');
  const link = await findFigureLink(db, link_id, now());
  if (link.password_hash !== null) {
    if (password === undefined) throw new CallError('figures/password');
    const attempt = { link_id, address };
    await admitLogin(services, attempt);
    if (!(await isRightPassword(password, link.password_hash))) throw new CallError('figures/wrong-password');
    await forgiveLogin(services, attempt);
  }
  return {
    pass: passOf(pseudonym, link, now()),
    survey_name: link.survey_name,
    report_name: link.report?.name ?? null,
    is_filtered: link.filter !== '',
    ends_at: link.ends_at.getTime(),
  };
};
