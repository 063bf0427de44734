import type { Block, BlockOf } from '../../contract/index.ts';
import { isAsking } from '../blocks/blockRules.ts';
import { message, open } from './blocks.ts';
import {
  aTrigger,
  asksPlainly,
  changing,
  endsOf,
  isClosed,
  isPlain,
  ordered,
  withBlocks,
  withCondition,
  withTriggers,
} from './breaking.ts';
import type { Break } from './breaking.ts';

/** Ways, conditions, jumps and triggers that break a dialog for certain. */
export const brokenFlow: Readonly<Record<string, Break>> = {
  'leads to itself for ever': changing(
    ['endless'],
    (block) => asksPlainly(block),
    ({ unique_question_id }) => ({ is_end: false, jump_to_ids: [], jump_to_question: unique_question_id }),
  ),
  'two blocks lead to each other for ever': (dialog, choose) => {
    const end = choose(endsOf(dialog).filter(isAsking)) ?? choose(endsOf(dialog));
    if (!end) return null;
    const id = end.unique_question_id;
    const back = open('zurueck', { context: 'Und weiter?', jump_to_question: id });
    const blocks = [...ordered(dialog.snapshot), back].map((block) =>
      block === end ? Object.assign({}, block, { is_end: false, jump_to_ids: [], jump_to_question: 'zurueck' }) : block,
    );
    return { dialog: withBlocks(dialog, blocks), kinds: ['endless'], at: null };
  },
  'messages follow one another for ever': (dialog, choose) => {
    const end = choose(endsOf(dialog));
    if (!end) return null;
    const blocks = ordered(dialog.snapshot).map((block) =>
      block === end ? Object.assign({}, block, { is_end: false, jump_to_ids: [], jump_to_question: 'eins' }) : block,
    );
    const round = [message('eins', { jump_to_question: 'zwei' }), message('zwei', { jump_to_question: 'eins' })];
    return { dialog: withBlocks(dialog, [...blocks, ...round]), kinds: ['endless-pass'], at: 'zwei' };
  },
  'only one answer leads out of a circle': (dialog, choose) => {
    const block = choose(ordered(dialog.snapshot).filter(isClosed));
    if (block?.type !== 'single' || block.variable === null) return null;
    const { variable, unique_question_id: id, options } = block;
    const value = options[0]?.score ?? `"${options[0]?.text ?? ''}"`;
    const blocks = ordered(dialog.snapshot);
    const onwards = { kind: 'condition' as const, condition: `${variable} = ${value}`, target: 'hinaus' };
    const trap = open('falle', { context: 'Noch etwas?', jump_to_ids: [onwards], jump_to_question: 'falle' });
    const way = [trap, message('hinaus', { context: 'Gut.', is_end: true })];
    const before = blocks.map((one) =>
      one.unique_question_id === id ? Object.assign({}, one, { jump_to_ids: [], jump_to_question: 'falle' }) : one,
    );
    return { dialog: withBlocks(dialog, [...before, ...way]), kinds: ['endless'], at: 'falle' };
  },
  'nothing leads to a question behind the end': (dialog) => {
    const blocks = ordered(dialog.snapshot);
    const last = blocks.at(-1);
    if (!last || !isPlain(last)) return null;
    const before = blocks.map((block) => (block === last ? Object.assign({}, block, { is_end: true }) : block));
    const alone = open('allein', { context: 'Wer liest das?' });
    return { dialog: withBlocks(dialog, [...before, alone]), kinds: ['unreachable'], at: 'allein' };
  },
  'a question is passed over by all': (dialog, choose) => {
    const blocks = ordered(dialog.snapshot);
    const places = blocks.flatMap((block, index) => {
      const goesOn = !block.is_end && block.jump_to_question === null && block.type !== 'gpt' && block.type !== 'api';
      return goesOn && index + 1 < blocks.length ? [index] : [];
    });
    const index = choose(places);
    const next = index === undefined ? undefined : blocks[index + 1];
    if (index === undefined || !next) return null;
    const all = blocks.flatMap((block, place): Block[] => {
      // Every jump falls through to its old next block, should its own be gone.
      if (place !== index) return [block];
      const leading = Object.assign({}, block, { jump_to_question: next.unique_question_id });
      return [leading, open('uebergangen', { context: 'Fehlt hier jemand?' })];
    });
    return { dialog: withBlocks(dialog, all), kinds: ['unreachable'], at: 'uebergangen' };
  },
  'a condition contradicts itself': withCondition(
    (name) => `answered(${name}) und nicht answered(${name})`,
    ['never-true'],
  ),
  'a condition asks for an answer that there is not': withCondition(
    (name) => `${name} = "Gibt es hier nicht"`,
    ['impossible-value', 'never-true', 'expression'],
  ),
  'a condition always holds': withCondition((name) => `answered(${name})`, ['always-true']),
  'a condition compares text with number': withCondition(
    (name) => `(${name} = "x") oder (${name} = 99)`,
    ['expression', 'impossible-value'],
  ),
  'a condition asks what comes later': (dialog) => {
    const blocks = ordered(dialog.snapshot);
    const first = blocks.find(({ start_page }) => start_page) ?? blocks[0];
    if (!first) return null;
    const jump = { kind: 'condition' as const, condition: 'spaeter = "ja"', target: first.unique_question_id };
    const begin = message('anfang', {
      context: 'Gleich geht es los.',
      start_page: true,
      jump_to_ids: [jump],
      jump_to_question: first.unique_question_id,
    });
    const asked = open('frage_spaeter', { context: 'Noch etwas?', variable: 'spaeter' });
    const before = blocks.map((block) =>
      Object.assign({}, block, {
        start_page: false,
        ...(block === blocks.at(-1) && isPlain(block) ? { is_end: false } : {}),
      }),
    );
    return { dialog: withBlocks(dialog, [begin, ...before, asked]), kinds: ['never-true'], at: 'anfang' };
  },
  'a condition cannot be read': withCondition((name) => `${name} = = 3 )`, ['expression']),
  'a condition names an unknown variable': withCondition(() => 'gibtesnicht = 1', ['expression']),
  'a jump leads to a block that is gone': changing(
    ['gone-target'],
    (block) => !block.is_end && block.type !== 'gpt',
    () => ({ jump_to_question: 'weg' }),
  ),
  'an option jumps to a block that is gone': changing(
    ['gone-target'],
    (block): block is BlockOf<'single'> => block.type === 'single' && !block.is_end,
    ({ options }) => ({ jump_to_ids: [{ kind: 'option', option_id: options[0]?.id ?? '', target: 'weg' }] }),
  ),
  'the block that jumps lead to is deleted': (dialog, choose) => {
    const blocks = ordered(dialog.snapshot);
    const jumping = blocks.flatMap((block) => [
      ...block.jump_to_ids.map(({ target }) => ({ block, target })),
      { block, target: block.jump_to_question },
    ]);
    const jump = choose(jumping.filter(({ block, target }) => target !== null && target !== block.unique_question_id));
    if (!jump) return null;
    const left = blocks.filter(({ unique_question_id }) => unique_question_id !== jump.target);
    return { dialog: withBlocks(dialog, left), kinds: ['gone-target'], at: jump.block.unique_question_id };
  },
  'the option of a jump is deleted': changing(
    ['gone-option'],
    (block): block is BlockOf<'single'> =>
      block.type === 'single' && block.options.length > 1 && block.jump_to_ids.some(({ kind }) => kind === 'option'),
    ({ options, jump_to_ids }) => {
      const jump = jump_to_ids.find(({ kind }) => kind === 'option');
      return { options: options.filter(({ id }) => !(jump?.kind === 'option' && jump.option_id === id)) };
    },
  ),
  'the option of a reaction is deleted': changing(
    ['gone-option'],
    (block): block is BlockOf<'single'> => block.type === 'single',
    () => ({ jump_to_reactions: { weg: 'Schön.' } }),
  ),
  'two dialogs wait for each other': (dialog, choose) => {
    const { snapshot, multiChat } = dialog;
    const [other] = multiChat?.others ?? [];
    const here = choose(ordered(snapshot))?.unique_question_id;
    const there = other && choose(ordered(other))?.unique_question_id;
    if (!other || here === undefined || there === undefined) return null;
    const circle = [
      aTrigger(snapshot.survey_id, here, `waitFor;${other.survey_id};${there}`),
      aTrigger(other.survey_id, there, `waitFor;${snapshot.survey_id};${here}`),
    ];
    return { dialog: withTriggers(dialog, circle), kinds: ['trigger-circle'], at: here };
  },
  'a question waits for one behind it': (dialog) => {
    const [first, second] = ordered(dialog.snapshot);
    if (!dialog.multiChat || !first || !second) return null;
    const { survey_id } = dialog.snapshot;
    const id = first.unique_question_id;
    const waiting = aTrigger(survey_id, id, `waitFor;${survey_id};${second.unique_question_id}`);
    return { dialog: withTriggers(dialog, [waiting]), kinds: ['trigger-circle'], at: id };
  },
  'dialogs move their respondents round and round': (dialog, choose) => {
    const { snapshot, multiChat } = dialog;
    const [other] = multiChat?.others ?? [];
    const here = choose(ordered(snapshot).slice(0, 1))?.unique_question_id;
    const there = other && choose(ordered(other).slice(0, 1))?.unique_question_id;
    if (!other || here === undefined || there === undefined) return null;
    const moves = [
      aTrigger(snapshot.survey_id, here, `moveTo;${other.survey_id};${there}`),
      aTrigger(other.survey_id, there, `moveTo;${snapshot.survey_id};${here}`),
    ];
    return { dialog: withTriggers(dialog, moves), kinds: ['trigger-circle'], at: here };
  },
  'a trigger names a question that is gone': (dialog, choose) => {
    const block = choose(ordered(dialog.snapshot));
    if (!dialog.multiChat || !block) return null;
    const { survey_id } = dialog.snapshot;
    const at = block.unique_question_id;
    const kind = choose(['waitFor', 'moveTo']) ?? 'waitFor';
    return {
      dialog: withTriggers(dialog, [aTrigger(survey_id, at, `${kind};${survey_id};weg`)]),
      kinds: ['trigger-gone'],
      at,
    };
  },
};
