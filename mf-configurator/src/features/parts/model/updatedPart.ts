import type { Block, ScaleTemplate, Section, SectionPart, SurveyData } from '@dialogwerk/shared/contract';
import { variablesOf } from '@dialogwerk/shared/dialog';
import { freeScales } from '../../../model/copies/freeScales.ts';
import { freeVariables } from '../../../model/copies/freeVariables.ts';
import type { BlockChange } from '../../../model/BlockChange.ts';
import { isSame } from '../../../model/isSame.ts';
import { asHere, hasWaysOut } from './asHere.ts';
import type { PartContent } from './PartContent.ts';
import { endOf } from './placedPart.ts';
import type { Fresh } from './placedPart.ts';

/** What a newer version of its source makes of a part. */
export interface UpdatedPart {
  readonly added: readonly { readonly block: Block; readonly after: string | null }[];
  readonly changed: readonly { readonly id: string; readonly change: BlockChange }[];
  readonly deleted: readonly string[];
  readonly templ_options: readonly ScaleTemplate[];
  readonly section: Section;
  /** Blocks that stay as they are because they were changed here, too. */
  readonly kept: readonly string[];
}

/**
 * What has changed in the source of a part between the version that it has and the newest one. A field that was changed here stays; so does a block that
 * was, and one that was deleted here stays away.
 */
export function updatedPart(
  section: Section & { readonly part: SectionPart },
  { base, newest }: { readonly base: PartContent; readonly newest: PartContent },
  survey: SurveyData,
  { newId }: Pick<Fresh, 'newId'>,
): UpdatedPart {
  const { part } = section;
  const mine = new Map(survey.all_questions.map((block) => [block.unique_question_id, block]));
  const known = new Map(Object.entries(part.originals).map(([id, original]) => [original, id]));
  const ids = new Map(newest.blocks.map(({ unique_question_id: id }) => [id, known.get(id) ?? newId('q')] as const));
  const settled = namesHere(base, part, mine, known);
  const rest = survey.all_questions.filter(({ unique_question_id }) => !(unique_question_id in part.originals));
  const variables = new Map([...settled, ...freeVariables(newest.blocks, rest, { settled, calculated: 'own' })]);
  const scales = freeScales(newest.templ_options, survey.templ_options);
  const end = part.end ?? (hasWaysOut(newest) ? newId('q') : null);
  const before = new Map(
    asHere(base, {
      ids: known,
      variables: settled,
      scales: freeScales(base.templ_options, survey.templ_options).ids,
      end,
    }).map((block) => [block.unique_question_id, block]),
  );
  const after = asHere(newest, { ids, variables, scales: scales.ids, end });
  const merged = after.map((block) => mergedBlock(block, before.get(block.unique_question_id), mine));
  const gone = [...before.values()].filter(
    ({ unique_question_id: id }) => !after.some((block) => block.unique_question_id === id),
  );
  const deleted = gone.filter((block) => isUntouched(block, mine.get(block.unique_question_id)));
  const stay = gone.filter((block) => !deleted.includes(block) && mine.has(block.unique_question_id));
  const deletedIds = deleted.map(({ unique_question_id }) => unique_question_id).filter((id) => mine.has(id));
  const ending = part.end === null && end !== null ? newEnd(newest.name, end, section, mine) : null;
  const added = [
    ...merged.flatMap(({ block, isNew }, index) =>
      isNew
        ? [
            {
              block,
              after: merged[index - 1]?.block.unique_question_id ?? beforeOf(section, survey),
            },
          ]
        : [],
    ),
    ...(ending ? [ending.added] : []),
  ];
  return {
    added,
    changed: [
      ...merged.flatMap(({ block: { unique_question_id: id }, change }) => (change ? [{ id, change }] : [])),
      ...(ending ? ending.changed : []),
    ],
    deleted: deletedIds,
    templ_options: scales.added,
    section: {
      ...section,
      blocks: [
        ...section.blocks.filter((id) => !deletedIds.includes(id)),
        ...added.map(({ block }) => block.unique_question_id),
      ],
      part: {
        ...part,
        version: newest.version,
        originals: Object.fromEntries([...ids].map(([original, id]) => [id, original])),
        names: Object.fromEntries(variables),
        end,
        rights: newest.rights,
      },
    },
    kept: [
      ...merged.flatMap(({ block: { unique_question_id: id }, isKept }) => (isKept ? [id] : [])),
      ...stay.map(({ unique_question_id }) => unique_question_id),
    ],
  };
}

/** What the variables of a part are called here by now, whoever has renamed them. */
function namesHere(
  { blocks }: PartContent,
  { names }: SectionPart,
  mine: ReadonlyMap<string, Block>,
  known: ReadonlyMap<string, string>,
): Map<string, string> {
  const here = new Map(Object.entries(names));
  for (const block of blocks) {
    const own = mine.get(known.get(block.unique_question_id) ?? '');
    if (!own || own.type !== block.type) continue;
    const [before, now] = [[...variablesOf([block]).keys()], [...variablesOf([own]).keys()]];
    if (block.variable !== null && own.variable !== null) here.set(block.variable, own.variable);
    if (before.length === now.length) for (const [index, name] of before.entries()) here.set(name, now[index] ?? name);
  }
  return here;
}

interface Merged {
  readonly block: Block;
  readonly isNew: boolean;
  readonly change: BlockChange | null;
  readonly isKept: boolean;
}

/** A block of the newest version beside what it was in the version before, and what it is here. */
function mergedBlock(block: Block, before: Block | undefined, mine: ReadonlyMap<string, Block>): Merged {
  const own = mine.get(block.unique_question_id);
  // One that was deleted here stays away.
  if (!own)
    return {
      block,
      isNew: before === undefined,
      change: null,
      isKept: before !== undefined && !isUntouched(before, block),
    };
  if (own.type !== block.type) return { block, isNew: false, change: null, isKept: true };
  const was = new Map<string, unknown>(Object.entries(before ?? {}));
  const is = new Map<string, unknown>(Object.entries(own));
  const changed = contentFields(block).filter(([field, value]) => !isSame(was.get(field) ?? null, value ?? null));
  const taken = changed.filter(([field]) => isSame(is.get(field) ?? null, was.get(field) ?? null));
  const kept = changed.filter(
    ([field, value]) => !taken.some(([one]) => one === field) && !isSame(is.get(field) ?? null, value ?? null),
  );
  const change: BlockChange | null = taken.length > 0 ? Object.assign({}, Object.fromEntries(taken)) : null;
  return { block, isNew: false, change, isKept: kept.length > 0 };
}

/** Of a dialog, not of what the block says. */
const ofPlace: ReadonlySet<string> = new Set([
  'unique_question_id',
  'order',
  'position',
  'created_on',
  'start_page',
  'numbered_items',
  'filename_db',
  'captions_db',
]);
const contentFields = (block: Block): [string, unknown][] =>
  Object.entries(block).filter(([field]) => !ofPlace.has(field));

function isUntouched(before: Block, own: Block | undefined): boolean {
  if (!own) return true;
  const is = new Map<string, unknown>(Object.entries(own));
  return contentFields(before).every(([field, value]) => isSame(is.get(field) ?? null, value ?? null));
}

/** The block in front of a part, behind which its new first block comes. */
function beforeOf({ blocks }: Section, { all_questions }: SurveyData): string | null {
  const first = all_questions.findIndex(({ unique_question_id }) => blocks.includes(unique_question_id));
  return all_questions[first - 1]?.unique_question_id ?? null;
}

/** A block behind all ways out that there was no need for before: it goes on where the last block did. */
function newEnd(name: string, end: string, { blocks }: Section, mine: ReadonlyMap<string, Block>) {
  const last = blocks.findLast((id) => mine.has(id)) ?? null;
  const ways = last === null ? undefined : mine.get(last);
  const { is_end, jump_to_question } = ways ?? { is_end: false, jump_to_question: null };
  return {
    added: { block: Object.assign(endOf(name, end), { is_end, jump_to_question }), after: last },
    changed:
      last !== null && (is_end || jump_to_question !== null)
        ? [{ id: last, change: { is_end: false, jump_to_question: null } }]
        : [],
  };
}
