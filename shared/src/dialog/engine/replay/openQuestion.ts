import type { Block, InputOf, OpenQuestion, QuestionInput } from '../../../contract/index.ts';
import type { AskedItem, Asking } from '../../blocks/BlockRule.ts';
import { TALK_REPLY_LIMIT } from '../../../contract/index.ts';
import { askInWords } from '../../blocks/open/open.ts';
import { isMasked } from '../../blocks/common/masked.ts';
import { triesOf, wrongOf } from '../../blocks/common/ruled.ts';
import { timedOf } from '../../blocks/common/timed.ts';
import { agreementAt, repliesIn, talkAnswer, talkId } from '../turn/talk.ts';
import { fillLabel } from '../../text/fillIn.ts';
import type { FilledWith } from '../../text/fillIn.ts';
import type { AskedQuestion } from '../turn/AskedQuestion.ts';
import { boundedDays } from '../survey/boundedDays.ts';
import type { BoundsKnown } from '../survey/boundedDays.ts';
import { askedIn } from '../survey/askedIn.ts';
import { spokenBy } from '../survey/spokenBy.ts';
import type { KnownToAsk } from '../survey/askedIn.ts';
import { keptRule } from '../survey/keptRule.ts';
import { maySkip } from '../survey/maySkip.ts';
import { inDrawnOrder } from '../survey/inDrawnOrder.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { ConversationState, OpenPlace } from '../ConversationState.ts';
import { askedBack, knowledgeId } from '../knowledge/knowledgePlaces.ts';

/** Probes are answered as open questions are, in free text of this length at most. */
const PROBE_LENGTH = 2_000;

/** The id under which an item of a battery is asked and kept. */
export function itemNachfrageId(unique_question_id: string, item_id: string): string {
  return `${unique_question_id}.${item_id}`;
}

/** The id under which a choice is asked again. */
export function againId(unique_question_id: string, again: number): string {
  return `${unique_question_id}?${again}`;
}

/** How often a choice is asked again for other words; after that, it is to be chosen. */
const MOST_AGAIN = 2;

/** Whether a reply in one's own words is taken at a place. */
function takesWordsAt(block: Block, place: OpenPlace): boolean {
  if (!('in_words' in block) || !block.in_words || isMasked(block)) return false;
  if (block.type === 'picture' && block.max !== 1) return false;
  return !('again' in place) || place.again <= MOST_AGAIN;
}

/** The choices that were asked about first; a scale keeps its order. */
function candidatesFirst(input: QuestionInput, candidates: readonly string[]): QuestionInput {
  if (input.type !== 'single') return input;
  const asked = candidates.flatMap((id) => input.options.filter((option) => option.id === id));
  return { ...input, options: [...asked, ...input.options.filter((option) => !asked.includes(option))] };
}

/** The item that a place is at; the first one when the place names none. */
export function itemAt({ items }: Extract<Asking, { kind: 'items' }>, place: OpenPlace): AskedItem | undefined {
  return ('item_id' in place && items.find(({ id }) => id === place.item_id)) || items[0];
}

/**
 * What is asked at a place of a survey, in the order of the seed's conversation and within the bounds that its values and its time give; null
 * where nothing is. A part of a question may be skipped where its question may.
 */
export function askedAt(
  survey: CompiledSurvey,
  place: OpenPlace,
  known: BoundsKnown & KnownToAsk & Pick<ConversationState, 'seed'> = {},
): AskedQuestion | null {
  const { unique_question_id, probe } = place;
  const compiled = survey.blocks.get(unique_question_id);
  if (!compiled || 'held' in place || 'model' in place) return null;
  if ('agree' in place) return agreementAt(survey, unique_question_id);
  const { block, asking } = askedIn(survey, compiled, known);
  const shared = { unique_question_id, item_id: null, optional: maySkip(block), reason: block.reason };
  if (probe) {
    const { input, answer } = askInWords({ multiline: true, max_length: PROBE_LENGTH }, survey);
    return { question: { ...shared, nachfrage_id: probe.nachfrage_id, input }, answer };
  }
  if ('talk' in place) {
    const nachfrage_id = talkId(unique_question_id, repliesIn(place.talk) + 1);
    const input = { type: 'open', multiline: true, max_length: TALK_REPLY_LIMIT } as const;
    return { question: { ...shared, nachfrage_id, input }, answer: talkAnswer };
  }
  if (!asking) return null;
  if (asking.kind === 'items') {
    const item = itemAt(asking, place);
    if (!item) return null;
    const nachfrage_id = itemNachfrageId(unique_question_id, item.id);
    return { question: { ...shared, nachfrage_id, item_id: item.id, input: item.input }, answer: item.answer };
  }
  const asInput = (input: QuestionInput): QuestionInput =>
    boundedDays(compiled, inDrawnOrder(block, input, known.seed), known);
  const timed = timedOf(block);
  const words = takesWordsAt(block, place) ? { ...timed, in_words: true as const } : timed;
  const wrong = wrongOf(block);
  const counted = triesOf(block) === null ? words : { ...words, counted: true as const };
  const refusing = wrong === null ? counted : { ...counted, wrong };
  const read = { answer: asking.answer, ...keptRule(compiled, known) };
  if ('again' in place) {
    const nachfrage_id = againId(unique_question_id, place.again);
    const input = candidatesFirst(asInput(asking.input), place.candidates);
    return { question: { ...shared, ...refusing, nachfrage_id, input }, ...read };
  }
  if ('search' in place) {
    const nachfrage_id = knowledgeId(place);
    const asked =
      block.type === 'qa' && ('meant' in place || 'helped' in place)
        ? filledBack(askedBack(block, place, survey), survey, known)
        : { input: asking.input };
    return { question: { ...shared, nachfrage_id, ...asked }, answer: asking.answer };
  }
  return {
    question: { ...shared, ...refusing, nachfrage_id: null, input: asInput(asking.input) },
    ...read,
  };
}

/** What is asked back about entries, with what is known filled into their names. */
function filledBack<Asked extends { readonly input: InputOf<'single'> }>(
  asked: Asked,
  { texts }: CompiledSurvey,
  { variables = {}, labels = {} }: Partial<FilledWith>,
): Asked {
  const options = asked.input.options.map(({ id, text }) => ({
    id,
    text: fillLabel(text, { variables, labels }, texts),
  }));
  return { ...asked, input: { ...asked.input, options } };
}

/** The question that waits for a reply; null before the start, while a request is not answered, and after the end. */
export function openQuestion(dialog: CompiledSurvey, state: ConversationState): OpenQuestion | null {
  const survey = spokenBy(dialog, state);
  const { open, seed, variables, labels, choices = {}, at = survey.at } = state;
  const known = {
    variables,
    labels,
    choices,
    ...(seed === undefined ? {} : { seed }),
    ...(at === undefined ? {} : { at }),
  };
  const question = open && askedAt(survey, open, known)?.question;
  if (!question) return null;
  const { input, unique_question_id } = question;
  const isMoving = input.type === 'date' && survey.blocks.get(unique_question_id)?.bounds;
  return isMoving ? { ...question, input: { ...input, moving: true } } : question;
}
