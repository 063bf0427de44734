import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createSealer } from '../secrets/createSealer.ts';
import type { Kept } from '../secrets/createSealer.ts';
import type { KeyRing } from '../secrets/KeyRing.ts';
import type { Tables } from '../storage/tables/tables.ts';

/** Whose secret it is. */
export interface WebhookId {
  readonly survey_id: string;
  readonly webhook_id: string;
}

/** What messages of webhooks are signed with: encrypted as secrets of dialogs are (domain.md §15), and shown once. */
export interface WebhookSecrets {
  /** A new one, to be shown and to be stored. */
  make(id: WebhookId): { readonly secret: string; readonly kept: Kept };
  /** A stored one; null where the server lacks the key. */
  open(id: WebhookId, kept: Kept): string | null;
  /** Encrypts by the newest key what was encrypted by an older one; gives how many cannot be read by any. */
  renew(): Promise<number>;
}

/** As Standard Webhooks has them: 24 to 64 random bytes behind a prefix that scanners of secrets know. */
const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** Sealed for one webhook, so that no row can take another's place. */
const nameOf = ({ survey_id, webhook_id }: WebhookId) => ({ survey_id, name: `webhook ${webhook_id}` });

export function createWebhookSecrets(db: Kysely<Tables>, keys: KeyRing): WebhookSecrets {
  const sealer = createSealer(keys);
  return {
    make(id) {
      const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64');
      return { secret, kept: sealer.seal(nameOf(id), secret) };
    },
    open: (id, kept) => sealer.open(nameOf(id), kept),
    async renew() {
      const rows = await db
        .selectFrom('webhooks')
        .select(['survey_id', 'webhook_id', 'key_id', 'sealed'])
        .where('key_id', '<>', keys.newest.id)
        .execute();
      return sealer.renew(rows, nameOf, ({ survey_id, webhook_id, sealed }, kept) =>
        db
          .updateTable('webhooks')
          .set(kept)
          .where('survey_id', '=', survey_id)
          .where('webhook_id', '=', webhook_id)
          // Not one that was made anew meanwhile.
          .where('sealed', '=', sealed)
          .execute(),
      );
    },
  };
}
