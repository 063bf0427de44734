import type { Language } from '@dialogwerk/shared/contract';
import { chosenLanguage, productLanguage } from '../../../dialogs/wishedLanguages.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import { publishedManager } from '../chats/publishedManager.ts';

type Context = Pick<Services, 'db'>;
interface Shown {
  readonly survey_id: string;
  readonly revision: number;
}

/**
 * The language that what stands in the way of a dialog or a multi-chat is said in, to who wants these: one of those that are public of it, its main one else; the
 * product's own where nothing is.
 */
export async function readSpoken(
  services: Context,
  { kind, id }: { readonly kind: 'survey' | 'manager'; readonly id: string },
  wished: readonly Language[] = [],
): Promise<string> {
  const shown = kind === 'survey' ? await publishedRevision(services, id) : await firstChat(services, id);
  if (!shown) return productLanguage(wished);
  const row = await services.db
    .selectFrom('revisions')
    .select('settings')
    .where('survey_id', '=', shown.survey_id)
    .where('revision', '=', shown.revision)
    .executeTakeFirst();
  return row?.settings ? chosenLanguage(row.settings, wished) : productLanguage(wished);
}

async function publishedRevision({ db }: Context, survey_id: string): Promise<Shown | undefined> {
  return db
    .selectFrom('surveys')
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.survey_id', '=', 'surveys.survey_id')
        .onRef('publications.publication_id', '=', 'surveys.publication_id'),
    )
    .select(['surveys.survey_id', 'publications.revision'])
    .where('surveys.survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The whole speaks as its first dialog does. */
async function firstChat({ db }: Context, id: string): Promise<Shown | undefined> {
  try {
    return (await publishedManager(db, id)).surveys[0];
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}
