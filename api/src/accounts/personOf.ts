import { personName } from './personName.ts';

/** A person as others see them: 'Ada Lovelace (ada@example.org)', or the address alone. */
export function personOf(account: Parameters<typeof personName>[0]): string {
  const name = personName(account);
  return name === account.username ? name : `${name} (${account.username})`;
}
