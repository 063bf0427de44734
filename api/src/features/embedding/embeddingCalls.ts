import type { Handler, Handlers } from '../../calls/handler.ts';
import { findSites } from '../../embedding/findSites.ts';
import { maySeeStudy } from '../../policies/maySeeStudy.ts';
import { mayShareStudy } from '../../policies/mayShareStudy.ts';

const embedding: Handler<'embedding'> = async (input, { services, who }) => {
  const { survey_id } = await maySeeStudy({ services, who }, input.survey_id);
  return { sites: await findSites(services.db, survey_id) };
};

const setEmbedding: Handler<'setEmbedding'> = async (input, { services, who }) => {
  const { survey_id } = await mayShareStudy({ services, who }, input.survey_id);
  const sites = [...new Set(input.sites)];
  await services.db
    .insertInto('embed_sites')
    .values({ survey_id, sites })
    .onConflict((conflict) => conflict.column('survey_id').doUpdateSet({ sites }))
    .execute();
  return { sites };
};

/** Which websites may show a dialog or a multi-chat: all of its authors see it, Besitzer and Voller Zugriff set it. */
export const embeddingCalls = { embedding, setEmbedding } satisfies Partial<Handlers>;
