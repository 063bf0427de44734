import type { ShareCard } from '@dialogwerk/shared/contract';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { CallError } from '../../errors/CallError.ts';
import { maySeeStudy } from '../../policies/maySeeStudy.ts';
import { mayShareStudy } from '../../policies/mayShareStudy.ts';
import type { StudyOfAuthor } from '../../policies/StudyOfAuthor.ts';
import type { Services } from '../../services.ts';
import { cardDescription } from '../../share-card/cardDescription.ts';
import { cardPictures } from '../../share-card/cardPictures.ts';
import { findShareCard } from '../../share-card/findShareCard.ts';
import { shownByServices } from '../../share-card/shownByServices.ts';
import { readCurrentSnapshot } from '../../storage/surveys/readSnapshot.ts';

const shareCard: Handler<'shareCard'> = async (input, { services, who }) => {
  return readShareCard(services, await maySeeStudy({ services, who }, input.survey_id));
};

const setShareCard: Handler<'setShareCard'> = async (input, { services, who }) => {
  const of = await mayShareStudy({ services, who }, input.survey_id);
  const { survey_id } = of;
  const { title, description, picture } = input;
  if (picture !== null) await refuseOtherPicture(services, of.manager?.survey_ids ?? [survey_id], picture);
  const card = { title, description, picture };
  await services.db
    .insertInto('share_cards')
    .values({ survey_id, ...card })
    .onConflict((conflict) => conflict.column('survey_id').doUpdateSet(card))
    .execute();
  return readShareCard(services, of);
};

/** The card with what stands in place of what was left open, by the draft: authors look at it before they publish. */
async function readShareCard(services: Services, { survey_id: id, name, manager }: StudyOfAuthor): Promise<ShareCard> {
  const card = await findShareCard(services.db, id);
  // A multi-chat looks as its first dialog does.
  const survey_id = manager === null ? id : (manager.survey_ids[0] ?? '');
  const survey = await services.db
    .selectFrom('surveys')
    .select('settings')
    .where('survey_id', '=', survey_id)
    .executeTakeFirst();
  const snapshot = await readCurrentSnapshot(services.db, survey_id);
  if (!survey || !snapshot) throw new CallError('survey/unknown');
  const { own, standIn } = await cardPictures(services, card.picture, survey.settings);
  const first = snapshot.welcome || snapshot.blocks[0]?.context || null;
  return {
    ...card,
    picture_address: own,
    defaults: {
      title: name,
      description: cardDescription(manager === null ? first : null),
      picture_address: standIn,
    },
    address_known: services.publicUrl !== null,
  };
}

/** Refuses a picture that is none of these dialogs', or that no service shows (422). */
async function refuseOtherPicture({ db }: Services, surveyIds: readonly string[], picture: string): Promise<void> {
  const file = await db
    .selectFrom('media')
    .select('kind')
    .where('survey_id', 'in', surveyIds)
    .where('filename_db', '=', picture)
    .where('conversation_id', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (file?.kind !== 'image' || !shownByServices(picture)) throw new CallError('share-card/picture');
}

/** What services show of the link of a dialog or a multi-chat: all of its authors see it, Besitzer and Voller Zugriff set it. */
export const shareCardCalls = { shareCard, setShareCard } satisfies Partial<Handlers>;
