import type { SurveyEvent } from '../contract/index.ts';

/**
 * Tells what is new about a dialog (`streams.surveyChanges`) until it is stopped; gives the way to stop. Does nothing while nobody is
 * logged in, nor where its code, which comes only now, cannot be had: others' changes are met then when one's own are sent.
 */
export function followSurvey(survey_id: string, client: string, onEvent: (event: SurveyEvent) => void): () => void {
  let stop = (): void => {};
  let isOver = false;
  import('./later/followSurvey.ts').then(
    (code) => {
      if (!isOver) stop = code.followSurvey(survey_id, client, onEvent);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop();
  };
}
