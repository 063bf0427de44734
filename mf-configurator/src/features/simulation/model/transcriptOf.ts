import { bubbleLine, bubblesOf, compileSurvey, newConversation, step, supposedAt } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { knowEveryLanguage } from '@dialogwerk/shared/dialog/every-language';
import { constantsOf, simulateRespondent } from '@dialogwerk/shared/dialog/simulation';
import { supposedDay } from './supposedDay.ts';

export interface TranscriptLine {
  /** Its place in the conversation. */
  readonly number: number;
  readonly by: 'bot' | 'respondent';
  readonly text: string;
}

/** The conversation of the respondent of a seed, its first `most` messages: played again, it is always the same. */
export function transcriptOf(snapshot: SurveySnapshot, seed: number, most: number): TranscriptLine[] {
  knowEveryLanguage();
  const at = supposedDay(Date.now());
  const survey = supposedAt(compileSurvey(snapshot), at);
  const { events } = simulateRespondent(survey, constantsOf(snapshot.blocks, at), seed);
  const said: TranscriptLine[] = [];
  const say = (by: TranscriptLine['by'], text: string): void => void said.push({ number: said.length, by, text });
  let state = newConversation;
  for (const event of events) {
    const result = step(survey, state, event);
    if (result.outcome !== 'accepted' || said.length >= most) break;
    ({ state } = result);
    for (const effect of result.effects) {
      if (effect.kind === 'say') {
        for (const bubble of bubblesOf(effect.text)) say('bot', bubbleLine(bubble));
      }
      if (effect.kind === 'reply-shown') say('respondent', effect.text);
    }
  }
  return said.slice(0, most);
}
