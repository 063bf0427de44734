import type { AuthorPointer, SurveyEvent } from '../contract/index.ts';

/** What hears of a dialog. */
export interface SurveyListeners {
  readonly onEvent: (event: SurveyEvent) => void;
  /** Another window is somewhere else now. */
  readonly onPointer: (pointer: AuthorPointer) => void;
}

/**
 * Tells what is new about a dialog (`streams.surveyChanges`) until it is stopped; gives the way to stop. Does nothing while nobody is
 * logged in, nor where its code, which comes only now, cannot be had: others' changes are met then when one's own are sent.
 */
export function followSurvey(survey_id: string, client: string, listeners: SurveyListeners): () => void {
  let stop = (): void => {};
  let isOver = false;
  import('./later/followSurvey.ts').then(
    (code) => {
      if (!isOver) stop = code.followSurvey(survey_id, client, listeners);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop();
  };
}
