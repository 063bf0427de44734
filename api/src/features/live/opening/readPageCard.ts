import type { SurveyConfig } from '@dialogwerk/shared/contract';
import type { Services } from '../../../services.ts';
import { cardPictures } from '../../../share-card/cardPictures.ts';
import { findShareCard } from '../../../share-card/findShareCard.ts';
import type { PageCard } from '../../../share-card/PageCard.ts';

/** What the head of a dialog's page says for whoever shares its link, by what is published. */
export async function readPageCard(
  services: Pick<Services, 'db' | 'contentLocation'>,
  survey_id: string,
  settings: Pick<SurveyConfig, 'logo_src' | 'avatar_src'>,
): Promise<PageCard> {
  const { title, description, picture } = await findShareCard(services.db, survey_id);
  const { own, standIn } = await cardPictures(services, picture, settings);
  return { title, description, picture: own ?? standIn, isLarge: own !== null };
}
