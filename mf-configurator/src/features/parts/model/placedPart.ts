import type { Block, ScaleTemplate, Section, SurveyData } from '@dialogwerk/shared/contract';
import { newBlock, startBlock } from '@dialogwerk/shared/dialog';
import { freeScales } from '../../../model/copies/freeScales.ts';
import { freeName, freeVariables, takenNames } from '../../../model/copies/freeVariables.ts';
import { withoutFiles } from '../../../model/copies/withoutFiles.ts';
import { isSame } from '../../../model/isSame.ts';
import { texts } from '../texts.ts';
import { asHere, hasWaysOut } from './asHere.ts';
import type { PartContent } from './PartContent.ts';

/** What of the outer world new blocks need. */
export interface Fresh {
  readonly newId: (prefix: string) => string;
  /** In ms. */
  readonly now: number;
}

/** A part made fit for a dialog. */
export interface PlacedPart {
  /** In order, one leading to the next. */
  readonly blocks: readonly Block[];
  /** Shared scales that the dialog does not have yet. */
  readonly templ_options: readonly ScaleTemplate[];
  /** The section that they are. */
  readonly section: Section;
  /** Files belong to the other dialog. */
  readonly filesLeft: boolean;
}

/**
 * Puts a part into a dialog: with ids and variables that are free there, behind a calculation that gives it what it is `given` (expressions by the names of
 * its inputs), and with one block behind all its ways out.
 */
export function placedPart(
  content: PartContent,
  survey: SurveyData,
  given: ReadonlyMap<string, string>,
  { newId, now }: Fresh,
): PlacedPart {
  const ids = new Map(content.blocks.map(({ unique_question_id }) => [unique_question_id, newId('q')]));
  const inputs = inputNames([...given.keys()], survey);
  const variables = new Map([...freeVariables(content.blocks, survey.all_questions, { calculated: 'own' }), ...inputs]);
  const scales = freeScales(content.templ_options, survey.templ_options);
  const end = hasWaysOut(content) ? newId('q') : null;
  const own = asHere(content, { ids, variables, scales: scales.ids, end });
  const blocks = [
    ...beginOf(content, own, { given, variables, ids, id: newId('q') }),
    ...own,
    ...(end === null ? [] : [endOf(content.name, end)]),
  ].map((block) => Object.assign({}, block, { created_on: now }));
  return {
    blocks,
    templ_options: scales.added,
    section: {
      id: newId('s'),
      name: content.name,
      blocks: blocks.map(({ unique_question_id }) => unique_question_id),
      part: {
        from: content.from,
        version: content.version,
        originals: Object.fromEntries([...ids].map(([original, id]) => [id, original])),
        names: Object.fromEntries(variables),
        end,
        rights: content.rights,
      },
    },
    filesLeft: content.blocks.some((block) => !isSame(block, withoutFiles(block))),
  };
}

/** An input whose name means something else here has another one in the part. */
function inputNames(inputs: readonly string[], { all_questions }: SurveyData): [string, string][] {
  const taken = takenNames(all_questions);
  return inputs.flatMap((name): [string, string][] => {
    const free = freeName(name, taken);
    taken.add(free.toLowerCase());
    return free === name ? [] : [[name, free]];
  });
}

interface Begin {
  readonly given: ReadonlyMap<string, string>;
  readonly variables: ReadonlyMap<string, string>;
  readonly ids: ReadonlyMap<string, string>;
  readonly id: string;
}

/** The block in front of a part that is given something, or that does not begin with its first block; none for any other. */
function beginOf({ blocks, name }: PartContent, own: readonly Block[], { given, variables, ids, id }: Begin): Block[] {
  const start = ids.get(startBlock(blocks)?.unique_question_id ?? '');
  const isFirst = start === own[0]?.unique_question_id;
  const begin = newBlock('assign', id, 0);
  if (begin.type !== 'assign' || (given.size === 0 && isFirst)) return [];
  const assignments = [...given].map(([input, expression]) => ({
    variable: variables.get(input) ?? input,
    expression,
  }));
  return [{ ...begin, short_name: texts.begin(name), assignments, jump_to_question: isFirst ? null : (start ?? null) }];
}

/** The block behind all ways out of a part. It says nothing. */
export function endOf(name: string, id: string): Block {
  return Object.assign(newBlock('message', id, 0), { context: '', short_name: texts.end(name) });
}
