import type { Block, PrivacyFacts } from '@dialogwerk/shared/contract';
import { fixedHostOf, hostOfAddress, usesModel } from '@dialogwerk/shared/dialog';
import { askedOf } from '@dialogwerk/shared/dialog/privacy';
import { keptParameters } from '../dialogs/linkParameters.ts';
import type { Services } from '../services.ts';
import { readCurrentSnapshot } from '../storage/surveys/readSnapshot.ts';
import { findStudy } from '../studies/findStudy.ts';

/** What a dialog's settings, as they are now, say of how it processes data; null where there is no such dialog. */
export async function readPrivacyFacts(
  { db, model }: Pick<Services, 'db' | 'model'>,
  survey_id: string,
): Promise<PrivacyFacts | null> {
  const [snapshot, study, parameters, list, kept, webhooks] = await Promise.all([
    readCurrentSnapshot(db, survey_id),
    findStudy(db, survey_id),
    keptParameters(db, [survey_id]),
    db.selectFrom('invitee_lists').select('anonymous').where('survey_id', '=', survey_id).executeTakeFirst(),
    db
      .selectFrom('retention')
      .select(['delete_after', 'anonymise_after'])
      .where('survey_id', '=', survey_id)
      .executeTakeFirst(),
    db
      .selectFrom('webhooks')
      .select('url')
      .where('survey_id', '=', survey_id)
      .where('removed_at', 'is', null)
      .execute(),
  ]);
  if (!snapshot) return null;
  const { blocks } = snapshot;
  const { main, reserve } = model.state;
  const models = usesModel(blocks) ? [main, reserve].filter((one) => one !== null) : [];
  const ends = [study?.finished_address, study?.screened_address, study?.quota_address];
  return {
    asked: askedOf(blocks, snapshot),
    models: models.map(({ model: name, host, outside }) => ({ name, host, outside })),
    masked: snapshot.model_mask !== false,
    systems: hosts([
      ...blocks.map((block) => (block.type === 'api' ? systemOf(block) : null)),
      ...webhooks.map(({ url }) => hostOfAddress(url)),
    ]),
    embeds: hosts(blocks.map(({ embed }) => (embed ? hostOfAddress(embed) : null))),
    sends_on: hosts(ends.map((address) => (address ? fixedHostOf(address) : null))),
    link_parameters: [...(parameters.get(survey_id) ?? [])],
    invited: list ? (list.anonymous ? 'anonymous' : 'named') : 'nobody',
    password: Boolean(study?.password_set_at),
    once: study?.once ?? false,
    delete_after: kept?.delete_after ?? null,
    anonymise_after: kept?.anonymise_after ?? null,
  };
}

/** The host that a request asks; where it is filled in, the address as it stands. */
const systemOf = ({ url }: Extract<Block, { type: 'api' }>): string | null =>
  url.trim() === '' ? null : (fixedHostOf(url) ?? url);

const hosts = (found: readonly (string | null)[]): string[] => [...new Set(found.filter((host) => host !== null))];
