/** What a person of the team is called: first and last name, else the address they log in with. */
export function personName(account: {
  readonly username: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
}): string {
  const name = [account.first_name, account.last_name].filter((part) => part !== null && part.trim() !== '').join(' ');
  return name === '' ? account.username : name;
}
