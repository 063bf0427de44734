import type { Block } from '../../../contract/index.ts';
import { found } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Edit, Finding, Severity } from '../Finding.ts';
import { checkTexts } from '../texts.ts';

type Change = Extract<Edit, { kind: 'updateBlock' }>['change'];
const texts = checkTexts.bounds;

/** Bounds that contradict each other, ids that stand for two answers, several beginnings. */
export function shapeRule(context: CheckContext): Finding[] {
  const blocks = [...context.survey.blocks.values()].map(({ block }) => block);
  return [
    ...severalStarts(context, blocks),
    ...blocks.flatMap((block) => [boundsOf(context, block), duplicates(context, block)].flat()),
  ];
}

function severalStarts(context: CheckContext, blocks: readonly Block[]): Finding[] {
  const [first, ...others] = blocks.filter(({ start_page }) => start_page);
  if (!first || others.length === 0) return [];
  return [
    found(context, {
      kind: 'several-starts',
      severity: 'warning',
      block: others[0] ?? first,
      message: checkTexts.severalStarts.message,
      meets: checkTexts.severalStarts.meets,
      mend: {
        label: checkTexts.severalStarts.mend,
        edits: others.map(({ unique_question_id: id }) => ({
          kind: 'updateBlock',
          id,
          change: { start_page: false },
        })),
      },
    }),
  ];
}

function boundsOf(context: CheckContext, block: Block): Finding[] {
  const about = (
    message: string,
    meets: string,
    mend: { readonly label: string; readonly change: Change } | null = null,
    severity: Severity = 'error',
  ): Finding[] => {
    const edits: Edit[] = mend ? [{ kind: 'updateBlock', id: block.unique_question_id, change: mend.change }] : [];
    return [
      found(context, { kind: 'bounds', severity, block, message, meets, mend: mend && { label: mend.label, edits } }),
    ];
  };
  const swapped = (change: Change): Finding[] =>
    about(texts.swapped, texts.swappedMeets, { label: texts.swap, change });
  switch (block.type) {
    case 'number':
      if (block.min === null || block.max === null) return [];
      if (block.min > block.max) return swapped({ min: block.max, max: block.min });
      return block.integer && Math.ceil(block.min) > Math.floor(block.max)
        ? about(texts.noInteger, texts.noIntegerMeets)
        : [];
    case 'date':
      return block.min !== null && block.max !== null && block.min > block.max
        ? swapped({ min: block.max, max: block.min })
        : [];
    case 'slider':
      if (block.min > block.max) return swapped({ min: block.max, max: block.min });
      if (block.min === block.max) return about(texts.onePoint, texts.onePointMeets);
      return block.step > block.max - block.min ? about(texts.wideStep, texts.wideStepMeets, null, 'warning') : [];
    case 'multiple':
    case 'picture': {
      const { min, max, options } = block;
      if (max !== null && min > max) return swapped({ min: max, max: min });
      if (options.length === 0 || min <= options.length) return [];
      const label = texts.setMin(options.length);
      return about(texts.tooMany(min, options.length), texts.tooManyMeets, { label, change: { min: options.length } });
    }
    case 'message':
    case 'open':
    case 'single':
    case 'likert':
    case 'matrix':
    case 'email':
    case 'phone':
    case 'url':
    case 'ranking':
    case 'upload':
    case 'voice':
    case 'consent':
    case 'qa':
    case 'gpt':
    case 'assign':
    case 'api':
      return [];
  }
}

function duplicates(context: CheckContext, block: Block): Finding[] {
  const about = (detail: string, message: string, meets: string, change: Change | null): Finding =>
    found(context, {
      kind: 'duplicate-id',
      block,
      detail,
      message,
      meets,
      mend: change && {
        label: checkTexts.duplicateId.mend,
        edits: [{ kind: 'updateBlock', id: block.unique_question_id, change }],
      },
    });
  const { message, point, item, meets, itemMeets } = checkTexts.duplicateId;
  switch (block.type) {
    case 'single':
    case 'multiple':
    case 'ranking':
      return repeated(block.options.map(({ id }) => id)).map((id) =>
        about(id, message(textsWith(block.options, id)), meets, { options: withOwnIds(block.options) }),
      );
    case 'picture':
      return repeated(block.options.map(({ id }) => id)).map((id) =>
        about(id, message(textsWith(block.options, id)), meets, { options: withOwnIds(block.options) }),
      );
    case 'matrix':
      return [
        ...repeated(block.items.map(({ id }) => id)).map((id) =>
          about(`item ${id}`, item, itemMeets, { items: withOwnIds(block.items) }),
        ),
        ...repeatedPoints(block.scale).map((value) => about(`point ${value}`, point(value), meets, null)),
      ];
    case 'likert':
      return repeatedPoints(block.scale).map((value) => about(`point ${value}`, point(value), meets, null));
    case 'qa':
      return repeated(block.qa_entries.map(({ id }) => id)).map((id) =>
        about(id, message(id), meets, { qa_entries: withOwnIds(block.qa_entries) }),
      );
    case 'message':
    case 'open':
    case 'slider':
    case 'number':
    case 'date':
    case 'email':
    case 'phone':
    case 'url':
    case 'upload':
    case 'voice':
    case 'consent':
    case 'gpt':
    case 'assign':
    case 'api':
      return [];
  }
}

function repeatedPoints(scale: Extract<Block, { type: 'likert' }>['scale']): number[] {
  return scale.from === 'block' ? repeated(scale.points.map(({ value }) => value)) : [];
}

/** What stands there more than once, named once. */
function repeated<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

function textsWith(options: readonly { readonly id: string; readonly text: string }[], id: string): string {
  return options
    .filter((option) => option.id === id)
    .map(({ text }) => `„${text}“`)
    .join(', ');
}

/** The first of several keeps its id, because jumps and answers mean it. */
function withOwnIds<T extends { readonly id: string }>(entries: readonly T[]): T[] {
  const taken = new Set<string>();
  const known = new Set(entries.map(({ id }) => id));
  return entries.map((entry) => {
    let { id } = entry;
    for (let number = 2; taken.has(id); number += 1) {
      const next = `${entry.id.slice(0, 60)}_${number}`;
      if (!known.has(next)) id = next;
    }
    taken.add(id);
    return { ...entry, id };
  });
}
