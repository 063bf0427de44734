import type { PublicationState, SurveyData } from '../contract/index.ts';
import { fetchOnce, send } from './resources/authorResources.ts';

/** Which revision becomes the one that respondents get. */
export interface ToPublish {
  /** The draft as it stands when absent. */
  readonly revision?: number;
  readonly note?: string;
  /** The blocks whose answers are a new variable in data from here on. */
  readonly renewed?: string[];
}

/** Publishes a dialog's draft or brings an older publication back (domain.md §11); throws `ApiError`. */
export async function publish({ survey_id }: SurveyData, what: ToPublish): Promise<PublicationState> {
  const { publication } = await send('publish', { survey_id, ...what });
  return publication;
}

/** What respondents of a dialog get now; null for one that was never published. Throws `ApiError`. */
export async function publicationOf({ survey_id }: SurveyData): Promise<PublicationState | null> {
  const { publication } = await fetchOnce('dialog', { survey_id });
  return publication;
}
