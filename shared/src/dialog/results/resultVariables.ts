import type { AskedType, Block, BlockOf, ScalePoint, ScaleTemplate } from '../../contract/index.ts';
import { columnsOf } from '../blocks/answerStudies.ts';
import type { AnswerColumn } from '../blocks/AnswerColumn.ts';
import { isAsking } from '../blocks/blockRules.ts';
import { textColumn } from '../blocks/common/columns.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { plainLine } from '../text/plainLine.ts';
import { factVariables } from './factVariables.ts';
import { resultTexts } from './texts.ts';
import type { Variable } from './Variable.ts';
import { NameGiver } from './variableNames.ts';

type AskingBlock = BlockOf<AskedType>;

/** A block at each revision that had it, from the oldest to the newest, with the scales of that revision. */
type History = { readonly block: Block; readonly scales: readonly ScaleTemplate[] }[];

function historiesOf(revisions: readonly SurveySnapshot[]): Map<string, History> {
  const histories = new Map<string, History>();
  for (const { blocks, templ_options: scales } of revisions) {
    for (const block of blocks) {
      const history = histories.get(block.unique_question_id) ?? [];
      history.push({ block, scales });
      histories.set(block.unique_question_id, history);
    }
  }
  return histories;
}

/** The newest wording of every block that any of the revisions had, in order; those that are gone behind those that are there. */
function newestBlocks(histories: ReadonlyMap<string, History>, now: SurveySnapshot | undefined): Block[] {
  const isGone = (block: Block): boolean => !now?.blocks.includes(block);
  return [...histories.values()]
    .flatMap((history) => history.at(-1)?.block ?? [])
    .toSorted(
      (a, b) =>
        a.order - b.order ||
        Number(isGone(a)) - Number(isGone(b)) ||
        (a.unique_question_id < b.unique_question_id ? -1 : 1),
    );
}

/** The points of a block's scale; none where it has no scale, or its template is gone. */
function pointsOf(block: Block, scales: readonly ScaleTemplate[]): readonly ScalePoint[] {
  if (block.type !== 'likert' && block.type !== 'matrix') return [];
  const { scale } = block;
  return scale.from === 'block' ? scale.points : (scales.find(({ id }) => id === scale.template_id)?.points ?? []);
}

/** The columns of a question, its probe last. */
function questionColumns(newest: AskingBlock, history: History): AnswerColumn[] {
  const asking = history.map(({ block }) => block).filter(isAsking);
  const points = pointsOf(newest, history.at(-1)?.scales ?? []);
  const columns = columnsOf({ newest, all: asking.filter(({ type }) => type === newest.type), points });
  const probe = asking.findLast(({ nachfrage }) => nachfrage)?.nachfrage ?? null;
  if (probe === null) return [...columns];
  const label = `${resultTexts.probe}: ${plainLine(probe)}`;
  return [...columns, textColumn({ suffix: '_nachfrage', part: '#1', label })];
}

interface Wish {
  readonly base: string;
  /** Whether the author has chosen it. */
  readonly isOwn: boolean;
  readonly suffix: string;
  readonly variable: Omit<Variable, 'name' | 'set'>;
  readonly isOfSet: boolean;
}

/** What a question is called where it has no variable: by its short name, else by its id, which stays. */
function baseOf({ variable, short_name, unique_question_id }: Block): string {
  return variable ?? (short_name === '' ? `q_${unique_question_id}` : short_name);
}

function questionWishes(block: AskingBlock, history: History): Wish[] {
  const title = plainLine(block.context) || block.short_name || block.unique_question_id;
  return questionColumns(block, history).map((column) => ({
    base: baseOf(block),
    isOwn: block.variable !== null,
    suffix: column.suffix,
    isOfSet: column.isOfSet,
    variable: {
      label: column.label === '' ? title : `${title} – ${plainLine(column.label)}`,
      type: column.type,
      measure: column.measure,
      values: column.values.map(({ value, label }) => ({ value, label: plainLine(label) })),
      bounds: column.bounds,
      source: { from: 'answer', unique_question_id: block.unique_question_id, column },
    },
  }));
}

/** What a block sets without asking. `isNumber`: which of these hold numbers, as far as it is known. */
function computedWishes(block: Block, isNumber: (variable: string) => boolean): Wish[] {
  const names =
    block.type === 'assign'
      ? block.assignments.map(({ variable }) => variable)
      : block.type === 'api'
        ? block.mapping.map(({ variable }) => variable)
        : [];
  return names.map((variable) => ({
    base: variable,
    isOwn: true,
    suffix: '',
    isOfSet: false,
    variable: {
      label: plainLine(block.short_name) || variable,
      type: isNumber(variable) ? 'number' : 'text',
      measure: isNumber(variable) ? 'scale' : 'nominal',
      values: [],
      bounds: null,
      source: { from: 'variable', variable },
    },
  }));
}

/** What links say of where respondents come from. */
function linkWish(parameter: string): Wish {
  return {
    base: parameter,
    isOwn: false,
    suffix: '',
    isOfSet: false,
    variable: {
      label: resultTexts.link(parameter),
      type: 'text',
      measure: 'nominal',
      values: [],
      bounds: null,
      source: { from: 'link', parameter },
    },
  };
}

/**
 * The columns of a dialog's data, known before there is any answer. `revisions`: those that respondents had and the one that
 * authors have now, from the oldest to the newest; names and codes stay the same as long as they only become more.
 * `isNumber`: which calculated variables hold numbers. `parameters`: those of its links that are kept or were once.
 */
export function resultVariables(
  revisions: readonly SurveySnapshot[],
  isNumber: (variable: string) => boolean = () => true,
  parameters: readonly string[] = [],
): Variable[] {
  const histories = historiesOf(revisions);
  const blocks = newestBlocks(histories, revisions.at(-1));
  const computed = new Map(
    blocks.flatMap((block) => computedWishes(block, isNumber)).map((wish) => [wish.base.toLowerCase(), wish]),
  );
  const asked = blocks
    .filter(isAsking)
    .flatMap((block) => questionWishes(block, histories.get(block.unique_question_id) ?? []));
  const wishes = [...asked, ...computed.values(), ...parameters.map(linkWish)];
  const names = new NameGiver();
  const facts = factVariables(names);
  // Names that authors have chosen come first, so that they keep them.
  const given = new Map<Wish, string>();
  for (const own of [true, false]) {
    for (const wish of wishes) if (wish.isOwn === own) given.set(wish, names.give(wish.base, wish.suffix));
  }
  const sets = new Map<string, string>();
  const named = wishes.map((wish): Variable => {
    const { source } = wish.variable;
    const id = source.from === 'answer' ? source.unique_question_id : null;
    if (wish.isOfSet && id !== null && !sets.has(id)) sets.set(id, names.give(wish.base, '_set'));
    const set = wish.isOfSet && id !== null ? (sets.get(id) ?? null) : null;
    return Object.assign({ name: given.get(wish) ?? '', set }, wish.variable);
  });
  return [...facts, ...named];
}
