import { followEvents } from '../../browser/index.ts';
import { streams } from '../../contract/index.ts';
import type { AuthorPointer, SurveyEvent } from '../../contract/index.ts';
import { codeOf } from '../http/ApiError.ts';
import { authorTokens } from '../authorSession.ts';
import type { SurveyListeners } from '../followSurvey.ts';
import { send } from '../resources/authorResources.ts';

const RETRY_MS = { first: 1_000, longest: 30_000 };

/**
 * Tells what is new about a dialog (`streams.surveyChanges`) until it is stopped; gives the way to stop. Does nothing while nobody is
 * logged in.
 */
export function followSurvey(survey_id: string, client: string, { onEvent, onPointer }: SurveyListeners): () => void {
  return followEvents({
    async ask(signal, stop) {
      const tokens = authorTokens.read();
      if (!tokens) return null;
      const answer = await fetch(address(survey_id, client), {
        headers: { authorization: `Bearer ${tokens.token}`, accept: 'text/event-stream' },
        signal,
      });
      // A small call renews a token that has run out; the next try has a good one.
      if (answer.status === 401) await send('verifyToken', {});
      else if (!answer.ok && isOver(await answer.json())) stop();
      return answer;
    },
    onData(data) {
      const told: unknown = JSON.parse(data);
      if (isSurveyEvent(told)) onEvent(told);
      else if (isPointerEvent(told)) onPointer(told.pointer);
    },
    retryMs: RETRY_MS,
  });
}

/** The role is gone, or the dialog: nothing more will come. */
function isOver(refusal: unknown): boolean {
  const code = codeOf(refusal);
  return code === 'survey/unknown' || code === 'role/insufficient';
}

function address(survey_id: string, client: string): string {
  const path = streams.surveyChanges.path.replace(':survey_id', encodeURIComponent(survey_id));
  return `${path}?client=${encodeURIComponent(client)}`;
}

/** The contract's word is taken for the rest, as for every call. */
function isSurveyEvent(told: unknown): told is SurveyEvent {
  return typeof told === 'object' && told !== null && 'revision' in told && 'people' in told;
}

function isPointerEvent(told: unknown): told is { readonly pointer: AuthorPointer } {
  return typeof told === 'object' && told !== null && 'pointer' in told;
}
