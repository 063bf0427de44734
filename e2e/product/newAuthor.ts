import { callOrThrow } from '@dialogwerk/shared/testing';
import { newAddress } from './addMember.ts';
import { linkInMail } from './linkInMail.ts';
import type { Account, Product } from './startProduct.ts';

/** An author who has no dialog yet: invited by the product's first account, and registered by the link of the mail. */
export async function newAuthor(product: Product, token: string): Promise<Account> {
  const username = newAddress('neu');
  await callOrThrow(product.url, 'adminInviteUser', { username }, token);
  const link = new URL(await linkInMail(product, username, '/magic_link'), product.url);
  const password = 'ein langes Passwort';
  const person = { firstName: 'Nora', lastName: 'Neu', password, magic_link: link.searchParams.get('token') ?? '' };
  await callOrThrow(product.url, 'magicLinkRegistration', person);
  return { username, password };
}
