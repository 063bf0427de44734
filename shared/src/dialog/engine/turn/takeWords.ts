import type { Block, GivenReply, QuestionInput } from '../../../contract/index.ts';
import { variablesSetBy } from '../../blocks/blockRules.ts';
import { shownReply } from '../../blocks/replies.ts';
import { triesOf } from '../../blocks/common/ruled.ts';
import { sameText } from '../../expressions/textTests.ts';
import { asUnfilled } from '../../text/asUnfilled.ts';
import { asksForValue } from '../words/asksForValue.ts';
import { choosingReply } from '../words/choosingReply.ts';
import { SKIP_MEANT } from '../words/skipMeant.ts';
import { wordTexts } from '../words/wordTexts.ts';
import type { Meaning, Words } from './Words.ts';
import { askBackOf, versionOf } from './askBackOf.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { landing } from '../survey/exitsOf.ts';
import { goOn } from './goOn.ts';
import { jumpMeant } from './nextBlock.ts';
import { giveUp } from './takeRefused.ts';
import { otherMeant } from './otherMeant.ts';
import { problemOf } from './problemOf.ts';
import { againId, askedAt } from '../replay/openQuestion.ts';
import { maySkip } from '../survey/maySkip.ts';
import type { Turn, TurnEnd } from './Turn.ts';

/** What a target stands for at a question as it is asked in this conversation: its options may be others by now. */
interface Meant {
  readonly reply: GivenReply;
  /** As it is said. */
  readonly label: string;
  /** Whether that is what was typed. */
  readonly isTyped: boolean;
  readonly problem: string | null;
}

function meantBy({ survey, from, asked, text }: Words, target: string): Meant | null {
  const { input } = asked.question;
  const reply = choosingReply(input, target);
  const chosen = from.asking?.choices.find(({ id }) => id === target);
  if (!reply || (!chosen && !asksForValue(input))) return null;
  const label = chosen?.label ?? shownReply(input, reply, survey.texts);
  const said = from.varying ? asUnfilled(label) : label;
  return { reply, label: said, isTyped: label === text, problem: problemOf(survey, asked, reply) };
}

/** The choice whose label was typed, where each conversation has labels of its own: those, no training knows. */
function choiceNamed({ survey, from, asked, text }: Words): GivenReply | null {
  if (!from.varying) return null;
  const chosen = from.asking?.choices.find(({ label }) => sameText(label, text));
  const reply = chosen ? choosingReply(asked.question.input, chosen.id) : null;
  return reply && problemOf(survey, asked, reply) === null ? reply : null;
}

/** What of the training's decision the block can do. */
export function meaningOf(words: Words): Meaning {
  const { from, asked, understood } = words;
  const named = choiceNamed(words);
  const answered = named && asked.answer(named);
  if (answered) return { kind: 'answer', answer: answered, label: null };
  const [best] = understood?.matches ?? [];
  const maySkipIt = asked.question.optional;
  if (maySkipIt && best?.target === SKIP_MEANT) return { kind: 'skip' };
  if (maySkipIt && understood?.isNoAnswer === true) return { kind: 'ask', candidates: [SKIP_MEANT] };
  if (understood?.zone === 'sure' && best) {
    const meant = meantBy(words, best.target);
    if (meant?.problem) return { kind: 'problem', message: meant.problem };
    const answer = meant && asked.answer(meant.reply);
    if (answer) return { kind: 'answer', answer, label: meant.isTyped ? null : meant.label };
    const jumps = from.jumps.some(({ kind, target }) => kind === 'condition' && target === best.target);
    const jumping = { stored: null, variable: null, label: null, chosen: [jumpMeant(best.target)] };
    if (jumps) return { kind: 'answer', answer: jumping, label: null };
  }
  const meant = understood?.matches.filter(({ target }) => meantBy(words, target)?.problem === null) ?? [];
  const other = meant.length === 0 ? otherMeant(words) : null;
  return other ?? { kind: 'ask', candidates: meant.map(({ target }) => target) };
}

/**
 * Asks again what was not understood: about the likeliest choices, else with all of them, twice in words. Then the block's
 * way out is taken, as if it were skipped; without one the choices stay (domain.md §5). A question that is left after some replies is left before.
 */
export function askAgain(words: Words, candidates: readonly string[], turn: Turn): TurnEnd {
  const { survey, from, place, asked, understood } = words;
  const { block } = from;
  const { unique_question_id } = block;
  const again = 'again' in place ? place.again + 1 : 1;
  const open = { unique_question_id, probe: null, again, candidates };
  const tries = triesOf(block);
  if (tries !== null && again >= tries) return giveUp(survey, from, turn);
  const texts = wordTexts(survey.texts.wording);
  const takesWords = askedAt(survey, open)?.question.in_words === true;
  const wayOut = 'way_out' in block && (maySkip(block) || block.type !== 'consent') ? block.way_out : null;
  if (!takesWords && wayOut !== null) {
    turn.store({ unique_question_id, nachfrage_id: null, type: block.type }, null);
    for (const { variable } of variablesSetBy(block)) turn.set(variable, null);
    const to = landing(survey.blocks, from, wayOut);
    return goOn(survey, turn, turn.goes(unique_question_id, to, { kind: 'given-up' }));
  }
  const labels = candidates.flatMap((target) => meantBy(words, target)?.label ?? []);
  const asksAbout = takesWords && labels.length > 0;
  const time = turn.replies + again;
  if (takesWords && understood?.isNoAnswer === true) {
    const offer = asked.question.optional ? texts.skipOffered : texts.cannotSkip;
    turn.say(offer, block.type, unique_question_id, againId(unique_question_id, again));
    return turn.asked(open);
  }
  const asks = asksAbout
    ? (askBackOf(survey, 'meant', time, labels) ?? texts.didYouMean(labels))
    : (outside(words) ??
      ownWords(block, time) ??
      askBackOf(survey, takesWords ? 'unclear' : 'choose', time) ??
      notUnderstood());
  turn.say(asks, block.type, unique_question_id, againId(unique_question_id, again));
  return turn.asked(open);

  function notUnderstood(): string {
    if (asksForValue(asked.question.input)) {
      return `${texts.notUnderstoodAlone} ${valueWanted(asked.question.input, survey)}`;
    }
    return takesWords ? texts.notUnderstood : texts.onlyChoices;
  }
}

/** What is said to a value that was understood and that no choice has; null for all else. */
function outside({ survey: { texts }, understood }: Words): string | null {
  if (!understood?.outside) return null;
  const { min, max } = understood.outside;
  const written = (value: number | null): string | null => (value === null ? null : texts.number(value));
  return wordTexts(texts.wording).outside(written(min), written(max));
}

/** What this very block says to what is not understood; null where it says nothing of its own. */
function ownWords(block: Block, time: number): string | null {
  return 'not_understood' in block && block.not_understood ? versionOf(block.not_understood, time) : null;
}

/** What is said where words were taken for a choice that has other words; null for nothing. */
export function understoodAs(survey: CompiledSurvey, label: string | null, time: number): string | null {
  if (label === null) return null;
  return askBackOf(survey, 'understood', time, [label]) ?? wordTexts(survey.texts.wording).understoodAs(label);
}

/** What has to be given: what is said to a value that is none. */
export function valueWanted(input: QuestionInput, survey: CompiledSurvey): string {
  const none = choosingReply(input, 'NaN');
  return (
    (none && problemOf(survey, { question: { input, optional: false }, answer: () => null }, none)) ??
    survey.texts.doesNotFit
  );
}
