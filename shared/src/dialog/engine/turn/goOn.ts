import { entryName, roundNumber } from '../../blocks/loop/loop.ts';
import { variablesSetBy } from '../../blocks/blockRules.ts';
import { askedIn } from '../survey/askedIn.ts';
import type { CompiledBlock, CompiledSurvey, RoundBegun } from '../survey/CompiledSurvey.ts';
import { landing } from '../survey/exitsOf.ts';
import { itemNachfrageId } from '../replay/openQuestion.ts';
import { beginTalk, REQUESTS_IN_A_ROW } from './modelTurns.ts';
import { nextBlock } from './nextBlock.ts';
import { requestFor } from './requestFor.ts';
import type { DrawingBlock } from './drawnAs.ts';
import type { Turn, TurnEnd } from './Turn.ts';

/** Beyond as many blocks as the survey has, so many more may be gone through in one turn, for loops that count. */
const EXTRA_PASSES = 1_000;

/** The block after a request that failed: the block's `error_target`, else as after any block. */
export function blockAfterFailure(survey: CompiledSurvey, from: CompiledBlock, turn: Turn): string | null {
  const target = from.block.type === 'api' ? from.block.error_target : null;
  if (target === null) return nextBlock(survey, from, [], turn);
  const to = landing(survey.blocks, from, target);
  return turn.goes(from.block.unique_question_id, to, { kind: 'request-failed' });
}

/** Runs a block's assignments, each seeing what those before it have set; says whether a value changed. */
function assign({ assignments }: CompiledBlock, turn: Turn): boolean {
  return assignments.map(({ variable, value }) => turn.assign(variable, value(turn.variables, turn.at))).includes(true);
}

/** What a block says when the dialog comes to it: its file, its text, what it embeds, its address. */
function sayAll({ block, says }: CompiledBlock, turn: Turn): void {
  // A map is shown where a place is marked on it.
  if (block.type !== 'place') turn.showMedia(block);
  turn.say(says, block.type, block.unique_question_id);
  turn.showEmbed(block);
  if (block.link !== null) turn.say(block.link, block.type, block.unique_question_id);
}

/** Asks a block's question, or the first item of it; null for a block that asks nothing. */
function ask({ block, asking }: CompiledBlock, turn: Turn): TurnEnd | null {
  if (!asking) return null;
  const { unique_question_id, type } = block;
  if (asking.kind === 'whole') return turn.asked({ unique_question_id, probe: null });
  const [first] = asking.items;
  if (!first) return null;
  turn.say(first.text, type, unique_question_id, itemNachfrageId(unique_question_id, first.id));
  return turn.asked({ unique_question_id, probe: null, item_id: first.id, answered: false });
}

/** What a conversation is not asked there, it has no answer to any more. */
function forget({ block }: CompiledBlock, asking: CompiledBlock, turn: Turn): void {
  const asked = new Set(asking.asking ? variablesSetBy(asking.block).map(({ variable }) => variable) : []);
  for (const { variable } of variablesSetBy(block)) if (!asked.has(variable)) turn.set(variable, null);
}

/** Whether something is drawn at a block: not at a shuffle that has no blocks. */
function draws(here: CompiledBlock): here is CompiledBlock & { readonly block: DrawingBlock } {
  return here.block.type === 'experiment' || (here.block.type === 'shuffle' && here.shuffled !== null);
}

/** Where a block that asks nothing itself leads: the next one, or to a model, where one leads it. */
function leave(survey: CompiledSurvey, here: CompiledBlock, turn: Turn): TurnEnd | string | null {
  if (here.shuffled) return turn.afterShuffled(here.shuffled);
  if (here.block.type === 'experiment') return nextBlock(survey, here, turn.armsDrawn(here.block), turn);
  if (here.block.type === 'api') return blockAfterFailure(survey, here, turn);
  if (here.block.type !== 'gpt' || !here.led) return nextBlock(survey, here, [], turn);
  return beginTalk({ survey, from: here, turn });
}

/** Goes into a round of a loop, which it is from then on; or past it, where the conversation does not have it. */
function beginRound(survey: CompiledSurvey, round: RoundBegun, asked: CompiledBlock, turn: Turn): string | null {
  const { block } = asked;
  const items = 'items' in block ? block.items : [];
  const own = 'items' in asked.own ? asked.own.items : [];
  const after = nextBlock(
    survey,
    asked,
    items.map(({ id }) => id),
    turn,
  );
  if (after !== round.into) return after;
  const { variable } = block;
  if (variable !== null) {
    const before = turn.variables[roundNumber(variable)];
    turn.set(roundNumber(variable), (typeof before === 'number' ? before : 0) + 1);
    const entry = own.find(({ id }) => id === round.id);
    const shown = items.find(({ id }) => id === round.id)?.text ?? null;
    if (entry) turn.set(entryName(variable, round.number), entry.text, shown === entry.text ? null : shown);
  }
  if (survey.blocks.get(round.loop)?.isCarried) turn.chooseAlso(round.loop, round.id);
  return after;
}

/** Goes on at a block, unless the turn has ended. */
export function goOnUnlessEnded(survey: CompiledSurvey, turn: Turn, after: TurnEnd | string | null): TurnEnd {
  return after !== null && typeof after === 'object' ? after : goOn(survey, turn, after);
}

/**
 * Goes through blocks from `id` on until one wants a reply or a response, or the dialog ends (domain.md §3.7). A
 * calculation runs before its block's text is said, so that the text can name the result. A loop without a
 * question ends the dialog: at once when a block comes round with all variables as they were, because it would
 * come round for ever, else after as many passes as are allowed. It stops before a block that is held, unless that is
 * `entered`. Where a quota is full, it goes on where that leads instead, or ends.
 */
export function goOn(survey: CompiledSurvey, turn: Turn, id: string | null, entered: string | null = null): TurnEnd {
  const full = turn.diversion.take();
  const diverted = full?.kind === 'block' ? survey.blocks.get(full.target)?.block.unique_question_id : undefined;
  if (full && diverted === undefined) return turn.screenedOut(full.kind === 'end' ? full.text : '');
  const unchangedSince = new Set<string>();
  let passesLeft = survey.blocks.size + EXTRA_PASSES;
  const first = diverted ?? id;
  let here = first === null ? undefined : survey.blocks.get(first);
  while (here && passesLeft > 0 && !unchangedSince.has(here.block.unique_question_id)) {
    const { block } = here;
    if (here.held && block.unique_question_id !== entered) return turn.held(block.unique_question_id);
    turn.pass(block.unique_question_id);
    unchangedSince.add(block.unique_question_id);
    if (assign(here, turn)) unchangedSince.clear();
    const asking = askedIn(survey, here, turn.known);
    if (asking !== here && here.asking) forget(here, asking, turn);
    // A round that there is not any more has no answers, though it had them before the dialog came back.
    for (const name of here.forgets) if (turn.variables[name] !== undefined) turn.set(name, null);
    if (here.isCarried && block.type === 'loop' && !here.round) turn.choose(block.unique_question_id, { ids: [] });
    // Nothing is left of what it takes over.
    const isPassedOver = here.asking !== null && asking.asking === null;
    if (isPassedOver && here.isCarried) turn.choose(block.unique_question_id, { ids: [] });
    if (!isPassedOver) sayAll(here, turn);
    const asked = ask(asking, turn);
    if (asked) return asked;
    if (draws(here) && turn.draw(here.block)) unchangedSince.clear();
    if (block.type === 'api' && turn.requests < REQUESTS_IN_A_ROW) {
      return turn.requested(requestFor(block, turn.variables));
    }
    const after = here.round ? beginRound(survey, here.round, asking, turn) : leave(survey, here, turn);
    if (after !== null && typeof after === 'object') return after;
    const next: string | null = after;
    here = next === null ? undefined : survey.blocks.get(next);
    passesLeft -= 1;
  }
  return turn.finished(here !== undefined);
}

/**
 * Says and works out what follows from `id` on, as far as nothing is wanted for it: neither a reply nor a system nor a model. Where
 * that would lead is left to whoever called.
 */
export function goThrough(survey: CompiledSurvey, turn: Turn, id: string | null): void {
  const passed = new Set<string>();
  let here = id === null ? undefined : survey.blocks.get(id);
  while (here && here.asking === null && !here.held && !passed.has(here.block.unique_question_id)) {
    const { block } = here;
    if (here.shuffled || (block.type !== 'message' && block.type !== 'assign')) return;
    turn.pass(block.unique_question_id);
    passed.add(block.unique_question_id);
    assign(here, turn);
    sayAll(here, turn);
    const next = nextBlock(survey, here, [], turn);
    here = next === null ? undefined : survey.blocks.get(next);
  }
}
