import { createHash, randomBytes } from 'node:crypto';
import { LINK_PARAMETER, linkPaths } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import type { LinkPurpose } from '../storage/tables/accountTables.ts';
import type { Tables } from '../storage/tables/tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a link counts, from the moment its mail is sent; in milliseconds (domain.md §9). */
const linkLifetime: Readonly<Record<LinkPurpose, number>> = {
  login: 15 * MINUTE,
  reset: 60 * MINUTE,
  validation: DAY,
  invitation: 7 * DAY,
  registration: 7 * DAY,
};

const pathOf: Readonly<Record<LinkPurpose, string>> = {
  login: linkPaths.magicLink,
  invitation: linkPaths.magicLink,
  registration: linkPaths.magicLink,
  validation: linkPaths.emailValidation,
  reset: linkPaths.resetPassword,
};

/** What a link is for, without its token. */
export interface NewLink {
  readonly purpose: LinkPurpose;
  readonly user_id: string | null;
  readonly email: string;
  readonly survey_ids: readonly string[];
  readonly workspace_ids?: readonly string[];
}

export type OpenLink = Required<NewLink> & { readonly token_hash: Buffer };

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes a link and gives its path with the token; only the token's hash stays here. */
export async function createLink(db: Kysely<Tables>, link: NewLink, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('one_time_links')
    .values({
      ...link,
      survey_ids: [...link.survey_ids],
      workspace_ids: [...(link.workspace_ids ?? [])],
      token_hash: hashOf(token),
      expires_at: new Date(now + linkLifetime[link.purpose]),
    })
    .execute();
  return `${pathOf[link.purpose]}?${LINK_PARAMETER}=${token}`;
}

/** The link of a token, still unused; 400 for one that does not count (any more) or is for something else. */
export async function readLink(
  db: Kysely<Tables>,
  token: string,
  purposes: readonly LinkPurpose[],
  now: number,
): Promise<OpenLink> {
  const link = await db
    .selectFrom('one_time_links')
    .select(['token_hash', 'purpose', 'user_id', 'email', 'survey_ids', 'workspace_ids'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', [...purposes])
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (!link) throw new CallError('link/invalid');
  return link;
}

/** Uses a link up, inside the transaction of what it does; 400 when another request was first. */
export async function useUp(tx: Kysely<Tables>, { token_hash }: OpenLink): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('one_time_links')
    .where('token_hash', '=', token_hash)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new CallError('link/invalid');
}

/** Makes the other links of an account void, such as those of earlier mails that ask for the same. */
export async function voidLinks(tx: Kysely<Tables>, user_id: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await tx
    .deleteFrom('one_time_links')
    .where('user_id', '=', user_id)
    .where('purpose', 'in', [...purposes])
    .execute();
}

/** Forgets links that ran out. */
export async function clearExpiredLinks(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('one_time_links').where('expires_at', '<=', new Date(now)).execute();
}
