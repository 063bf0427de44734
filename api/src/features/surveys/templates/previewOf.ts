import type { TemplatePreview } from '@dialogwerk/shared/contract';
import { bubbleLine, bubblesOf, compileSurvey, newConversation, openQuestion, step } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey, Effect, EngineEvent, SurveySnapshot } from '@dialogwerk/shared/dialog';
import { plainText } from '@dialogwerk/shared/dialog/messenger';
import { constantsOf, simulateRespondent } from '@dialogwerk/shared/dialog/simulation';

/** How many replies are shown; that is enough to hear how a dialog talks. */
const REPLIES = 3;
/** How many respondents are tried: some of them decline at the first question. */
const RESPONDENTS = 12;
/** Replies that make sense when chance draws them; in their own words invented respondents talk nonsense. */
const sensible: ReadonlySet<string> = new Set(['single', 'likert', 'matrix', 'slider', 'consent']);

/** How a dialog begins, by the engine itself: its first bubbles, a few invented replies, and what can be chosen then. */
export function previewOf(snapshot: SurveySnapshot): TemplatePreview {
  const survey = compileSurvey(snapshot);
  const constants = constantsOf(snapshot.blocks);
  const previews = Array.from({ length: RESPONDENTS }, (_, seed) =>
    played(survey, beginningOf(simulateRespondent(survey, constants, seed).events)),
  );
  return previews.reduce((best, preview) => (saidIn(preview) > saidIn(best) ? preview : best));
}

/** How much is said that was not said before. */
const saidIn = ({ bubbles }: TemplatePreview): number => new Set(bubbles.map(({ text }) => text)).size;

/** The events up to the last sensible reply, and never the one that ends the conversation. */
function beginningOf(events: readonly EngineEvent[]): readonly EngineEvent[] {
  const stop = events.findIndex(
    (event, index) => index > REPLIES || (event.kind !== 'start' && !isSensible(event)) || index === events.length - 1,
  );
  return events.slice(0, Math.max(stop, 1));
}

function isSensible(event: EngineEvent): boolean {
  if (event.kind !== 'reply' || !sensible.has(event.reply.type)) return false;
  return event.reply.type !== 'consent' || event.reply.agreed;
}

function played(survey: CompiledSurvey, events: readonly EngineEvent[]): TemplatePreview {
  const bubbles: TemplatePreview['bubbles'] = [];
  let state = newConversation;
  for (const event of events) {
    const result = step(survey, state, event);
    if (result.outcome !== 'accepted') break;
    state = result.state;
    bubbles.push(...result.effects.flatMap(bubblesIn));
  }
  return { bubbles, choices: choicesAt(openQuestion(survey, state)) };
}

function bubblesIn(effect: Effect): TemplatePreview['bubbles'] {
  if (effect.kind === 'reply-shown') return [{ from: 'user', text: effect.text }];
  if (effect.kind !== 'say') return [];
  return bubblesOf(effect.text).map((bubble) => ({ from: 'bot', text: plainText(bubbleLine(bubble)) }));
}

function choicesAt(question: ReturnType<typeof openQuestion>): string[] {
  const input = question?.input;
  if (!input) return [];
  if (input.type === 'consent') return [input.label_agree, input.label_decline];
  if ('points' in input) return input.points.map(({ label }) => label);
  return 'options' in input ? input.options.map(({ text }) => text) : [];
}
