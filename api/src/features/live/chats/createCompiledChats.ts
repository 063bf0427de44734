import type { Hint } from '@dialogwerk/shared/contract';
import { compileChats } from '@dialogwerk/shared/dialog';
import type { Chats, SurveySnapshot, TriggerRule } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { readSnapshot } from '../../../storage/surveys/readSnapshot.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** What was published of a multi-chat, ready to run. */
export interface PublishedChats extends Chats {
  readonly hints: readonly Hint[];
}

/** Multi-chats as they were published, ready to run: they never change, so they are kept until others need the room. */
export interface CompiledChats {
  /** Compiles on the first call, led by a model or not; throws for a publication that there is not. */
  get(dialog_manager_id: number, publication_id: string, led?: boolean): Promise<PublishedChats>;
}

/** A multi-chat of the greatest size holds some 100 MB; those that people play are far smaller. */
const KEPT = 30;

export function createCompiledChats(db: Kysely<Tables>): CompiledChats {
  const kept = new Map<string, Promise<PublishedChats>>();

  async function compile(dialog_manager_id: number, publication_id: string, led: boolean): Promise<PublishedChats> {
    const { surveys, rules, hints, clock } = await db
      .selectFrom('manager_publications')
      .select(['surveys', 'rules', 'hints', 'clock'])
      .where('dialog_manager_id', '=', dialog_manager_id)
      .where('publication_id', '=', publication_id)
      .executeTakeFirstOrThrow();
    const snapshots: SurveySnapshot[] = [];
    for (const { survey_id, revision } of surveys) {
      const snapshot = await readSnapshot(db, survey_id, revision);
      // One that was cleared away is missing; what waited for it does not wait any more.
      if (snapshot) snapshots.push(snapshot);
    }
    const read: readonly TriggerRule[] = rules;
    return { ...compileChats(snapshots, read, led), hints, clock };
  }

  return {
    get(dialog_manager_id, publication_id, led = false) {
      const key = `${dialog_manager_id}/${publication_id}/${led}`;
      const found = kept.get(key) ?? compile(dialog_manager_id, publication_id, led);
      kept.delete(key);
      kept.set(key, found);
      // What failed is tried again by whoever comes next.
      found.catch(() => kept.delete(key));
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(oldest);
      }
      return found;
    },
  };
}
