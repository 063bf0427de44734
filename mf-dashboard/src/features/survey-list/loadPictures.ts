import { fetchOnce } from '@dialogwerk/shared/clients';
import { SURVEY_PAGE } from '@dialogwerk/shared/contract';
import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { $pictures, pictureKey } from './pictures.ts';

/** Loads the pictures that are missing; without them the cards stand as they are. */
export async function loadPictures(surveys: readonly SurveyListItem[]): Promise<void> {
  const missing = surveys.filter((survey) => !$pictures.get().has(pictureKey(survey)));
  for (let start = 0; start < missing.length; start += SURVEY_PAGE) {
    const page = missing.slice(start, start + SURVEY_PAGE);
    try {
      const { pictures } = await fetchOnce('surveyPictures', {
        survey_ids: page.map(({ survey_id }) => survey_id),
      });
      const keys = new Map(page.map((survey) => [survey.survey_id, pictureKey(survey)]));
      const found = pictures.map((picture) => [keys.get(picture.survey_id) ?? '', picture] as const);
      $pictures.set(new Map([...$pictures.get(), ...found]));
    } catch {
      // Because a card says all that counts without its picture.
      return;
    }
  }
}
