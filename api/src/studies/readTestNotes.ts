import type { Study } from '@dialogwerk/shared/contract';
import type { Services } from '../services.ts';
import type { findStudy } from './findStudy.ts';
import { shutDoor } from './shutDoor.ts';
import type { ShutDoor } from './shutDoor.ts';

type StoredStudy = NonNullable<Awaited<ReturnType<typeof findStudy>>>;

/** What respondents would meet at this moment, for who tries their way. */
export interface TestNotes {
  /** Whether the dialog is Live. */
  readonly active: boolean;
  readonly shut: ShutDoor | null;
  readonly password: boolean;
  readonly once: boolean;
  /** Names of quotas. */
  readonly quotas: readonly Study['quotas'][number]['name'][];
}

/** Which doors stand before a dialog, and how. */
export async function readTestNotes(
  { db, now }: Pick<Services, 'db' | 'now'>,
  study: StoredStudy,
  active: boolean,
): Promise<TestNotes> {
  const quotas = await db
    .selectFrom('quotas')
    .select('name')
    .where('survey_id', '=', study.survey_id)
    .orderBy('place')
    .execute();
  return {
    active,
    shut: shutDoor(study, now()),
    password: study.password_hash !== null,
    once: study.once,
    quotas: quotas.map(({ name }) => name),
  };
}
