import type { Answer } from '../blocks/BlockRule.ts';
import { variablesSetBy } from '../blocks/blockRules.ts';
import { choosingReply } from '../understanding/choosingReply.ts';
import type { Understood } from '../understanding/BlockUnderstanding.ts';
import { wordTexts } from '../understanding/wordTexts.ts';
import type { CompiledBlock, CompiledSurvey } from './CompiledSurvey.ts';
import type { OpenPlace } from './ConversationState.ts';
import { landing } from './exitsOf.ts';
import { goOn, jumpMeant } from './goOn.ts';
import { againId, askedAt, maySkip } from './openQuestion.ts';
import type { AskedQuestion } from './openQuestion.ts';
import type { Turn, TurnEnd } from './Turn.ts';

/** A reply in one's own words to the open choice. */
export interface Words {
  readonly survey: CompiledSurvey;
  readonly from: CompiledBlock;
  readonly place: OpenPlace;
  readonly asked: AskedQuestion;
  readonly text: string;
  /** Absent: nothing understands it. */
  readonly understood: Understood | undefined;
}

/** What words are taken for: an answer that goes on, or choices to ask about; none when they are not understood. */
export type Meaning =
  | { readonly kind: 'answer'; readonly answer: Answer; readonly label: string | null }
  | { readonly kind: 'ask'; readonly candidates: readonly string[] };

/** What of the training's decision the block, as it is asked in this conversation, can do: its options may be others by now. */
export function meaningOf({ from, asked, understood, text }: Words): Meaning {
  const choices = from.asking?.choices ?? [];
  const [best] = understood?.matches ?? [];
  const chosen = best && choices.find(({ id }) => id === best.target);
  if (understood?.zone === 'sure' && best) {
    const reply = chosen && choosingReply(asked.question.input, chosen.id);
    const answer = reply && asked.answer(reply);
    if (answer) return { kind: 'answer', answer, label: chosen.label === text ? null : chosen.label };
    const jumps = from.jumps.some(({ kind, target }) => kind === 'condition' && target === best.target);
    const jumping = { stored: null, variable: null, label: null, chosen: [jumpMeant(best.target)] };
    if (jumps) return { kind: 'answer', answer: jumping, label: null };
  }
  const meant = understood?.matches.flatMap(({ target }) => choices.filter(({ id }) => id === target)) ?? [];
  return { kind: 'ask', candidates: meant.map(({ id }) => id) };
}

/**
 * Asks again what was not understood: about the likeliest choices, else with all of them, twice in words. Then the block's
 * way out is taken, as if it were skipped; without one the choices stay (domain.md §5).
 */
export function askAgain({ survey, from, place }: Words, candidates: readonly string[], turn: Turn): TurnEnd {
  const { block } = from;
  const { unique_question_id } = block;
  const again = 'again' in place ? place.again + 1 : 1;
  const open = { unique_question_id, probe: null, again, candidates };
  const texts = wordTexts[survey.texts.wording];
  const takesWords = askedAt(survey, open)?.question.in_words === true;
  const wayOut = 'way_out' in block && (maySkip(block) || block.type !== 'consent') ? block.way_out : null;
  if (!takesWords && wayOut !== null) {
    turn.store({ unique_question_id, nachfrage_id: null, type: block.type }, null);
    for (const { variable } of variablesSetBy(block)) turn.set(variable, null);
    return goOn(survey, turn, landing(survey.blocks, from, wayOut));
  }
  const labels = candidates.flatMap((id) => from.asking?.choices.filter((choice) => choice.id === id) ?? []);
  const asks = labels.length > 0 ? texts.didYouMean(labels.map(({ label }) => label)) : texts.notUnderstood;
  turn.say(takesWords ? asks : texts.onlyChoices, block.type, unique_question_id, againId(unique_question_id, again));
  return turn.asked(open);
}

/** What is said where words were taken for a choice that has other words; null for nothing. */
export function understoodAs({ texts }: CompiledSurvey, label: string | null): string | null {
  return label === null ? null : wordTexts[texts.wording].understoodAs(label);
}
