import { authorClient } from '@dialogwerk/shared/clients';

/** The ids of accounts whose addresses are written down, parted by commas or blanks, and the addresses that nobody has. Throws `ApiError`. */
export async function accountsOf(text: string): Promise<{ readonly users: string[]; readonly unknown: string[] }> {
  const addresses = [...new Set(text.toLowerCase().split(/[\s,;]+/))].filter((address) => address !== '');
  const found = await Promise.all(
    addresses.map(async (address) => {
      const { users } = await authorClient.call('adminUsers', { search: address });
      return users.find(({ username }) => username.toLowerCase() === address)?.user_id ?? null;
    }),
  );
  return {
    users: found.filter((user) => user !== null),
    unknown: addresses.filter((_, index) => found[index] === null),
  };
}
