import type { CallResponse } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { keptByAll } from '../../../dialogs/linkParameters.ts';
import { isAllowed } from '../../../policies/isAllowed.ts';
import { maySeeStudy } from '../../../policies/maySeeStudy.ts';
import { mayShareStudy } from '../../../policies/mayShareStudy.ts';
import type { StudyOfAuthor } from '../../../policies/StudyOfAuthor.ts';
import { isStatementOutdated } from '../../../privacy/isStatementOutdated.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { findStudy } from '../../../studies/findStudy.ts';
import { readQuotas } from '../readQuotas.ts';
import { countChats } from './countChats.ts';
import { countConversations } from './countConversations.ts';
import { countDays } from './countDays.ts';
import { countTexts } from './countTexts.ts';
import { readConnections } from './readConnections.ts';
import { readInvited } from './readInvited.ts';

type Overview = CallResponse<'studyOverview'>;

/** How a study stands at this moment, for all authors of its dialog or multi-chat; who is invited and told, for those who may share it (domain.md §12). */
export const studyOverview: Handler<'studyOverview'> = async (input, context): Promise<Overview> => {
  const of = await maySeeStudy(context, input.survey_id);
  const { survey_id, manager } = of;
  const { db, now: clock } = context.services;
  const now = clock();
  const maySeePeople = await isAllowed(mayShareStudy(context, input.survey_id));
  const [
    live_since,
    study,
    quotas,
    figures,
    days,
    languages,
    privacy_outdated,
    parameters,
    sites,
    card,
    invited,
    connections,
  ] = await Promise.all([
    readLiveSince(db, of),
    findStudy(db, survey_id),
    readQuotas(db, survey_id, now),
    manager === null ? countConversations(db, survey_id, now) : countChats(db, manager.dialog_manager_id, now),
    countDays(db, of, now),
    countTexts(db, survey_id),
    isStatementOutdated(context.services, survey_id),
    keptByAll(db, manager?.survey_ids ?? [survey_id]),
    db.selectFrom('embed_sites').select('sites').where('survey_id', '=', survey_id).executeTakeFirst(),
    db.selectFrom('share_cards').selectAll().where('survey_id', '=', survey_id).executeTakeFirst(),
    maySeePeople ? readInvited(db, survey_id) : null,
    maySeePeople ? readConnections(db, survey_id) : null,
  ]);
  return {
    live_since,
    ...settingsOf(study, figures.begun),
    quotas: quotas.map(({ quota_id, name, most, taken }) => ({ quota_id, name, most, taken })),
    figures,
    days,
    languages,
    privacy_outdated,
    parameters: parameters.length,
    sites: sites?.sites.length ?? 0,
    has_card: [card?.title, card?.description, card?.picture].some((part) => (part ?? null) !== null),
    invited,
    connections,
  };
};

/** Since when a dialog or a multi-chat is live, in milliseconds since 1970; null where it is not, or has been since before that was kept. */
async function readLiveSince(db: Kysely<Tables>, { survey_id, manager }: StudyOfAuthor): Promise<number | null> {
  const query =
    manager === null
      ? db.selectFrom('surveys').select('live_since').where('survey_id', '=', survey_id)
      : db
          .selectFrom('dialog_managers')
          .select('live_since')
          .where('dialog_manager_id', '=', manager.dialog_manager_id);
  return (await query.executeTakeFirst())?.live_since?.getTime() ?? null;
}

/** What of a study's settings decides who can begin, and what is set at all; `all`: how many have begun, which counts where there is no limit. */
function settingsOf(study: Awaited<ReturnType<typeof findStudy>>, all: number) {
  const { starts_at = null, ends_at = null, most = null, begun = 0 } = study ?? {};
  const addresses = {
    finished: study?.finished_address,
    screened: study?.screened_address,
    quota_full: study?.quota_address,
  };
  const ways = ['finished', 'screened', 'quota_full'] as const;
  return {
    period: { starts_at: starts_at?.getTime() ?? null, ends_at: ends_at?.getTime() ?? null, most },
    begun: most === null ? all : begun,
    password_set_at: study?.password_set_at?.getTime() ?? null,
    once: study?.once ?? false,
    proof: study?.proof ?? false,
    personal_only: study?.personal_only ?? false,
    ends: ways.filter((way) => (addresses[way] ?? null) !== null),
    has_test_link: (study?.test_link ?? null) !== null,
  };
}
