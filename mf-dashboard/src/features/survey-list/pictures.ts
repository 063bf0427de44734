import type { SurveyListItem, SurveyPicture } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** Pictures of dialogs by `pictureKey`: of those that were seen since the page was opened. */
export const $pictures = atom<ReadonlyMap<string, SurveyPicture>>(new Map());

/** A dialog that was edited has another picture. */
export function pictureKey({ survey_id, updated_at }: SurveyListItem): string {
  return `${survey_id} ${updated_at}`;
}
