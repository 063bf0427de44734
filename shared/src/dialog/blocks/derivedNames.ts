import type { Block } from '../../contract/index.ts';
import { suffixOf } from './AnswerColumn.ts';
import { columnsOf } from './answerStudies.ts';
import { isAnswered, variablesSetBy } from './blockRules.ts';

/** A name of a column that is made from a variable's, with what stands in it. */
export interface DerivedName {
  readonly name: string;
  readonly label: string;
}

/** The names that columns of a question's data have beside its own variables, such as `obst_1` and `obst_text` of a multiple choice `obst`. */
export function derivedNames(block: Block): DerivedName[] {
  const { variable } = block;
  if (variable === null || !isAnswered(block)) return [];
  const own = new Set(variablesSetBy(block).map((set) => set.variable.toLowerCase()));
  const ids = 'options' in block ? block.options : 'items' in block ? block.items : 'arms' in block ? block.arms : [];
  const numbers = new Map(ids.map(({ id }, index) => [id, index + 1]));
  const columns = columnsOf({
    newest: block,
    all: [block],
    at: () => block,
    points: 'scale' in block && block.scale.from === 'block' ? block.scale.points : [],
    numberOf: (id) => numbers.get(id) ?? 0,
  });
  return columns
    .map((column) => ({ name: `${variable}${suffixOf(column)}`, label: column.label }))
    .filter(({ name }) => !own.has(name.toLowerCase()));
}
