import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createSealer } from '../secrets/createSealer.ts';
import type { Kept } from '../secrets/createSealer.ts';
import type { KeyRing } from '../secrets/KeyRing.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** Whose link it is. */
interface InviteeId {
  readonly survey_id: string;
  readonly invitee_id: string;
}

/** A token as it is stored. */
interface KeptToken extends Kept {
  readonly token_hash: Buffer;
}

/** The tokens of personal links: encrypted, because reminders say the link again, and found by their hash. */
export interface PersonalLinks {
  /** A new token of 128 bits, to be stored. */
  make(id: InviteeId): KeptToken;
  /** The token of a stored one; null where the server lacks the key. */
  open(row: InviteeId & Kept): string | null;
  /** Encrypts by the newest key what was encrypted by an older one; gives how many cannot be read by any. */
  renew(): Promise<number>;
}

const TOKEN_BYTES = 16;
/** How many are done anew before others have their turn. */
const AT_ONCE = 500;

/** By what a link is found. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Sealed for one person of one list, so that no row can take another's place. */
const secretOf = ({ survey_id, invitee_id }: InviteeId) => ({ survey_id, name: `invitee ${invitee_id}` });

export function createPersonalLinks(db: Kysely<Tables>, keys: KeyRing): PersonalLinks {
  const sealer = createSealer(keys);

  async function renewFrom(after: string): Promise<number> {
    const rows = await db
      .selectFrom('invitees')
      .select(['survey_id', 'invitee_id', 'key_id', 'sealed'])
      .where('key_id', '<>', keys.newest.id)
      .where('invitee_id', '>', after)
      .orderBy('invitee_id')
      .limit(AT_ONCE)
      .execute();
    const unreadable = await sealer.renew(rows, secretOf, ({ survey_id, invitee_id }, kept) =>
      db
        .updateTable('invitees')
        .set(kept)
        .where('survey_id', '=', survey_id)
        .where('invitee_id', '=', invitee_id)
        .execute(),
    );
    const last = rows.at(-1);
    return last ? unreadable + (await renewFrom(last.invitee_id)) : unreadable;
  }

  return {
    make(id) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      return { token_hash: hashOfToken(token), ...sealer.seal(secretOf(id), token) };
    },
    open: (row) => sealer.open(secretOf(row), row),
    renew: () => renewFrom('00000000-0000-0000-0000-000000000000'),
  };
}
