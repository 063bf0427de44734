import { randomUUID } from 'node:crypto';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { linkInMail } from './linkInMail.ts';
import type { Account, Product } from './startProduct.ts';

type GivenRole = CallRequest<'inviteUser'>['new_role'];

/** An e-mail address that nobody has had, because tests share a product. */
export const newAddress = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@example.org`;

/** Invites somebody new to a dialog's team and registers them by the link of the mail. */
export async function addMember(
  product: Product,
  token: string,
  { survey_id, name, new_role }: { survey_id: string; name: string; new_role: GivenRole },
): Promise<Account> {
  const username = newAddress(name);
  await callOrThrow(product.url, 'inviteUser', { survey_id, name: username, new_role }, token);
  const link = new URL(await linkInMail(product, username, '/magic_link'), product.url);
  const password = 'ein langes Passwort';
  const person = { firstName: 'Nora', lastName: 'Neu', password, magic_link: link.searchParams.get('token') ?? '' };
  await callOrThrow(product.url, 'magicLinkRegistration', person);
  return { username, password };
}
