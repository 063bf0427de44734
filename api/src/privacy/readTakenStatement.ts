import { isOutdated } from '@dialogwerk/shared/dialog/privacy';
import type { PrivacyForm } from '@dialogwerk/shared/contract';
import type { Services } from '../services.ts';
import { readPrivacyFacts } from './readPrivacyFacts.ts';

/** What a dialog's privacy statement was made from. */
interface StoredStatement {
  readonly form: PrivacyForm;
  /** When it was last taken over; null where that was not kept. */
  readonly taken_at: number | null;
  /** Whether settings have changed since, so that it would read otherwise now. */
  readonly outdated: boolean;
}

/** The form of a dialog's privacy statement and whether it still holds, with the settings as they are now; null where there is no such dialog. */
export async function readTakenStatement(services: Pick<Services, 'db' | 'model'>, survey_id: string) {
  const [row, facts] = await Promise.all([
    services.db
      .selectFrom('privacy_forms')
      .select(['form', 'taken_facts', 'taken_at'])
      .where('survey_id', '=', survey_id)
      .executeTakeFirst(),
    readPrivacyFacts(services, survey_id),
  ]);
  if (!facts) return null;
  const stored: StoredStatement | null = row
    ? {
        form: row.form,
        taken_at: row.taken_at && row.taken_at.getTime(),
        outdated: isOutdated({ form: row.form, taken: row.taken_facts }, facts),
      }
    : null;
  return { stored, facts };
}
