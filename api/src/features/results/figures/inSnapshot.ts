import type { Kysely } from 'kysely';
import type { AuthorContext } from '../../../calls/handler.ts';
import type { Services } from '../../../services.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { readDialogFacts } from '../data/readDialogData.ts';
import type { DialogFacts } from '../data/readDialogData.ts';
import type { Population } from '../filter/Population.ts';
import { readFilter } from '../filter/readFilter.ts';

/** What a figure is worked out from. */
export interface FigureContext {
  readonly db: Kysely<Tables>;
  readonly population: Population;
  readonly facts: DialogFacts;
}

/** Works out figures of one moment for an author who may see them (role with analyse 1). */
export async function inSnapshot<Figures>(
  { survey_id: named, filter }: { readonly survey_id: string | number; readonly filter: string },
  { services, who }: AuthorContext,
  figures: (context: FigureContext) => Promise<Figures>,
): Promise<Figures> {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  return snapshotOf(services, { survey_id, filter }, figures);
}

/** Works out figures of one moment for whoever was found to be allowed to see them. */
export function snapshotOf<Figures>(
  services: Pick<Services, 'db' | 'now'>,
  { survey_id, filter }: { readonly survey_id: string; readonly filter: string },
  figures: (context: FigureContext) => Promise<Figures>,
): Promise<Figures> {
  const wanted = readFilter(filter);
  return services.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const facts = await readDialogFacts(db, survey_id);
      const population = { survey_id, filter: wanted, now: services.now() };
      return figures({ db, population, facts });
    });
}
