import { accountOf } from '../../accounts/accountOf.ts';
import { readAccount } from '../../accounts/findAccount.ts';
import type { Handler } from '../../calls/handler.ts';

export const account: Handler<'account'> = async (_input, { services, who }) =>
  accountOf(await readAccount(services.db, who.user_id));

/** Changes what is given; taking the generated picture puts an uploaded one away, which is cleared later. */
export const updateAccount: Handler<'updateAccount'> = async (input, { services, who }) => {
  const { firstName, lastName, language, theme, mention_mails, avatar } = input;
  const changed = {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...(language === undefined ? {} : { language }),
    ...(theme === undefined ? {} : { theme }),
    ...(mention_mails === undefined ? {} : { mention_mails }),
    ...(avatar === undefined ? {} : { avatar: avatar && JSON.stringify(avatar), avatar_file: null }),
  };
  if (Object.keys(changed).length > 0) {
    await services.db.updateTable('accounts').set(changed).where('user_id', '=', who.user_id).execute();
  }
  return accountOf(await readAccount(services.db, who.user_id));
};
