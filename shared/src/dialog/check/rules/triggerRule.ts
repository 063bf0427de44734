import type { Block, Trigger } from '../../../contract/index.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import type { SurveySnapshot } from '../../engine/survey/SurveySnapshot.ts';
import { readTrigger } from '../../triggers/triggerRule.ts';
import type { TriggerKind } from '../../triggers/triggerRule.ts';
import { finding, placeOf } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding, FindingKind } from '../Finding.ts';
import { checkTexts } from '../texts.ts';
import { speakingUp } from '../../triggers/speakingUp.ts';
import { controlFlowOf } from '../flow/ControlFlow.ts';

const texts = checkTexts.trigger;

/** A dialog of the multi-chat with the ways through it. */
interface Chat {
  readonly survey: CompiledSurvey;
  readonly exits: ReadonlyMap<string, readonly (string | null)[]>;
}

/** A trigger that leads from a place to another, or waits for it (domain.md §7). */
interface Read {
  readonly trigger: Trigger;
  readonly kind: Exclude<TriggerKind, 'waitAPI'>;
  readonly from: string;
  readonly to: string;
}

const placeKey = (survey_id: string, unique_question_id: string): string => `${survey_id};${unique_question_id}`;

/**
 * Triggers whose own block or named question is gone, that wait for each other, or that move respondents round and round.
 * Told in the dialog that a trigger sits in; what it waits for in vain, in the named dialog too, because an edit there broke
 * it. `others` are the further dialogs of the multi-chat.
 */
export function triggerRule(
  context: CheckContext,
  triggers: readonly Trigger[],
  others: readonly SurveySnapshot[],
): Finding[] {
  if (triggers.length === 0) return [];
  const own = context.snapshot.survey_id;
  const known = triggers.flatMap((trigger) => readTrigger(trigger) ?? []);
  const chats = new Map<string, Chat>([
    [own, { survey: context.survey, exits: context.flow.exits }],
    ...others
      .filter(({ survey_id }) => survey_id !== own)
      .map((other): [string, Chat] => {
        const survey = compileSurvey(other);
        const interrupting = speakingUp(survey, known, other.survey_id);
        return [other.survey_id, { survey, exits: controlFlowOf(survey, interrupting).exits }];
      }),
  ]);
  const homeless = triggers.filter((one) => isHomeless(chats, one));
  const rules = triggers.filter((one) => !homeless.includes(one)).flatMap(read);
  const isOf = (place: string): boolean => dialogOf(place) === own;
  const isOwn = ({ from }: Read): boolean => isOf(from);
  /** At the trigger's own block; from the other dialog, at the question that it names. */
  const about = (kind: FindingKind, { trigger, from, to }: Read, message: string, meets: string): Finding[] => {
    const place = isOf(from) ? from : to;
    if (!isOf(place)) return [];
    return [finding(context, { kind, block: blockAt(chats, place), detail: trigger.trigger_id, message, meets })];
  };
  const isThere = ({ to }: Read): boolean => blockAt(chats, to) !== null;
  const gone = rules.filter((one) => !isThere(one) && chats.has(dialogOf(one.to)));
  const moving = circlesOfMoves(rules);
  const answered = answerable(chats, rules);
  const free = answerable(chats, []);
  const stuck = rules.filter((one) => one.kind !== 'moveDialog' && isThere(one) && !answered.has(one.to));
  return [
    ...homeless
      .filter(({ survey_id }) => survey_id === own)
      .map(({ trigger_id: detail }) => {
        const { homeless: message, homelessMeets: meets } = texts;
        return finding(context, { kind: 'trigger-gone', block: null, detail, message, meets });
      }),
    ...gone.flatMap((one) => {
      const message = isOwn(one) ? texts.gone : texts.goneHere(placesOf(chats, [one]));
      return about('trigger-gone', one, message, one.kind === 'moveDialog' ? texts.goneMove : texts.goneWait);
    }),
    ...moving.flatMap((circle) =>
      circle
        .filter(isOwn)
        .flatMap((one) => about('trigger-circle', one, texts.moving(placesOf(chats, circle)), texts.movingMeets)),
    ),
    ...stuck.flatMap((one) => {
      if (!free.has(one.to)) {
        const message = isOwn(one) ? texts.neverAsked : texts.neverAskedHere(placesOf(chats, [one]));
        return about('trigger-gone', one, message, texts.goneWait);
      }
      if (!isOwn(one)) return [];
      const circle = stuck.filter((other) => other === one || waitsOn(one, other, stuck));
      return about('trigger-circle', one, texts.circle(placesOf(chats, circle)), texts.circleMeets);
    }),
  ];
}

/** Whether the block that a trigger sits on is gone. One that starts its dialog means the dialog, whatever its first block is. */
function isHomeless(chats: ReadonlyMap<string, Chat>, trigger: Trigger): boolean {
  const rule = readTrigger(trigger);
  if (!rule || rule.kind === 'startDialog' || !chats.has(rule.at.survey_id)) return false;
  return blockAt(chats, placeKey(rule.at.survey_id, rule.at.unique_question_id)) === null;
}

function dialogOf(place: string): string {
  return place.slice(0, place.indexOf(';'));
}

function read(trigger: Trigger): Read[] {
  const rule = readTrigger(trigger);
  if (!rule || rule.kind === 'waitAPI') return [];
  const [from, to] = [rule.at, rule.names].map((of) => placeKey(of.survey_id, of.unique_question_id));
  return from === undefined || to === undefined ? [] : [{ trigger, kind: rule.kind, from, to }];
}

function blockAt(chats: ReadonlyMap<string, Chat>, place: string): Block | null {
  const [survey_id = '', id = ''] = place.split(';');
  return chats.get(survey_id)?.survey.blocks.get(id)?.block ?? null;
}

function placesOf(chats: ReadonlyMap<string, Chat>, circle: readonly Read[]): string[] {
  return [...new Set(circle.map(({ from }) => from))].flatMap((place) => {
    const block = blockAt(chats, place);
    const survey = chats.get(dialogOf(place))?.survey;
    return block && survey ? [placeOf(survey, block)] : [];
  });
}

/**
 * Every question that can ever be answered: from the beginnings on, through the ways of each dialog, stopping at blocks
 * that wait for one that cannot be. Grows until nothing new comes.
 */
function answerable(chats: ReadonlyMap<string, Chat>, triggers: readonly Read[]): ReadonlySet<string> {
  const answered = new Set<string>();
  const moved = new Set<string>();
  for (let grew = true; grew;) {
    const before = answered.size;
    for (const [survey_id, { survey, exits }] of chats) {
      const starts = triggers.filter(({ kind, trigger }) => kind === 'startDialog' && trigger.survey_id === survey_id);
      const isOpen = starts.every(({ to }) => answered.has(to));
      const entries = [...(isOpen && survey.first !== null ? [survey.first] : []), ...movedInto(moved, survey_id)];
      const reached = new Set<string>();
      const come = (id: string): void => {
        const place = placeKey(survey_id, id);
        const waits = triggers.filter(({ kind, from }) => kind === 'waitFor' && from === place);
        if (waits.every(({ to }) => answered.has(to))) reached.add(id);
      };
      for (const id of entries) come(id);
      // Grows while it is gone through.
      for (const id of reached) for (const exit of exits.get(id) ?? []) if (exit !== null) come(exit);
      for (const id of reached) answered.add(placeKey(survey_id, id));
    }
    for (const { kind, from, to } of triggers) if (kind === 'moveDialog' && answered.has(from)) moved.add(to);
    grew = answered.size > before;
  }
  return answered;
}

function movedInto(moved: ReadonlySet<string>, survey_id: string): string[] {
  return [...moved].flatMap((place) => {
    const [survey = '', id = ''] = place.split(';');
    return survey === survey_id ? [id] : [];
  });
}

/** Whether two stuck triggers belong to one story: one of them stands in the dialog that the other waits for. */
function waitsOn(one: Read, other: Read, all: readonly Read[]): boolean {
  const reached = new Set([dialogOf(one.to)]);
  for (const dialog of reached) {
    for (const { from, to } of all) if (dialogOf(from) === dialog) reached.add(dialogOf(to));
  }
  return reached.has(dialogOf(other.from)) && reached.has(dialogOf(one.from));
}

/** Moves whose targets all move on, back to the first one. */
function circlesOfMoves(triggers: readonly Read[]): Read[][] {
  const moves = new Map(triggers.flatMap((one) => (one.kind === 'moveDialog' ? [[one.from, one] as const] : [])));
  const told = new Set<string>();
  const circles: Read[][] = [];
  for (const start of moves.keys()) {
    const way: Read[] = [];
    for (let move = moves.get(start); move && !told.has(move.from) && !way.includes(move); move = moves.get(move.to)) {
      way.push(move);
    }
    const last = way.at(-1);
    const back = last && way.findIndex(({ from }) => from === last.to);
    if (back !== undefined && back >= 0) circles.push(way.slice(back));
    for (const { from } of way) told.add(from);
  }
  return circles;
}
