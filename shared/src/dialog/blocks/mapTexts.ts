import type { Block, BlockOf, Scale } from '../../contract/index.ts';
import { namedItems } from './common/itemNumbers.ts';

/** Where in a block a text stands that `{{variables}}` are filled into. */
export interface TextPlace {
  /** The field of the contract. */
  readonly field: string;
  /** What of the block it is; tells its texts apart. */
  readonly part: string;
  /** What tells it from the others of its field wherever it stands among them; absent where it is the only one. */
  readonly id?: string;
  /** Whether it is met before the block is replied to, or after. */
  readonly when: 'before' | 'after';
  /** A message of bubbles, or a label of the input, which is no markup. */
  readonly as: 'message' | 'label';
  readonly to: 'respondent' | 'model' | 'system';
  /** Variables that the block itself has set by then, though others of it come later. */
  readonly own: readonly string[];
}

/** Changes a text at a place. */
export type TextChange = (text: string, place: TextPlace) => string;

const message = { when: 'before', as: 'message', to: 'respondent', own: [] } as const;
const reaction = { ...message, when: 'after' } as const;
const label = { ...message, as: 'label' } as const;
const told = { ...message, to: 'model' } as const;

/** The part that a header's value is. */
export const headerPart = (index: number): string => `header ${index}`;

/**
 * A block with each text changed that respondents meet, or that goes to a model or another system: the one list of them, for filling in, renaming,
 * moving and checking alike. Examples to learn from, what authors alone read, and addresses shown to respondents are none.
 */
export function mapTexts(block: Block, change: TextChange): Block {
  return Object.assign({}, block, textsOfAll(block, change), labelsOf(block, change), textsOfType(block, change));
}

function textsOfAll(block: Block, change: TextChange): Partial<Block> {
  const maybe = (text: string | null, place: TextPlace): string | null => (text === null ? null : change(text, place));
  return {
    context: change(block.context, { ...message, field: 'context', part: 'context' }),
    media_text: change(block.media_text, { ...label, field: 'media_text', part: 'media_text' }),
    ...(block.embed_title === undefined
      ? {}
      : { embed_title: change(block.embed_title, { ...label, field: 'embed_title', part: 'embed_title' }) }),
    reason: maybe(block.reason, { ...label, field: 'reason', part: 'reason' }),
    ...('not_understood' in block
      ? { not_understood: maybe(block.not_understood, { ...message, field: 'not_understood', part: 'not_understood' }) }
      : {}),
    ...('wrong' in block && block.wrong
      ? { wrong: change(block.wrong, { ...label, field: 'wrong', part: 'wrong' }) }
      : {}),
    acknowledgement: maybe(block.acknowledgement, { ...reaction, field: 'acknowledgement', part: 'acknowledgement' }),
    nachfrage: maybe(block.nachfrage, { ...reaction, field: 'nachfrage', part: 'nachfrage' }),
    probing: block.probing && {
      ...block.probing,
      goal: change(block.probing.goal, { ...told, when: 'after', field: 'probing', part: 'goal', id: 'goal' }),
      avoid: change(block.probing.avoid, { ...told, when: 'after', field: 'probing', part: 'avoid', id: 'avoid' }),
    },
    jump_to_reactions: Object.fromEntries(
      Object.entries(block.jump_to_reactions).map(([id, text]) => [
        id,
        change(text, { ...reaction, field: 'jump_to_reactions', part: `reaction ${id}`, id }),
      ]),
    ),
  };
}

/** What can be chosen, as several types have it. */
function labelsOf(block: Block, change: TextChange): object {
  const named = (field: string) => (text: string) => change(text, { ...label, field, part: field });
  const ofScale = (scale: Scale): Scale =>
    scale.from === 'template'
      ? scale
      : {
          ...scale,
          points: scale.points.map((point, index) => ({
            ...point,
            label: change(point.label, { ...label, field: 'scale', part: `point ${index}`, id: String(point.value) }),
          })),
        };
  return {
    ...('options' in block
      ? {
          options: block.options.map((option, index) => ({
            ...option,
            text: change(option.text, { ...label, field: 'options', part: `option ${index}`, id: option.id }),
          })),
        }
      : {}),
    ...('scale' in block ? { scale: ofScale(block.scale) } : {}),
    ...('label_min' in block
      ? { label_min: named('label_min')(block.label_min), label_max: named('label_max')(block.label_max) }
      : {}),
    ...('label_agree' in block
      ? {
          label_agree: named('label_agree')(block.label_agree),
          label_decline: named('label_decline')(block.label_decline),
        }
      : {}),
    ...('unit' in block && block.unit !== null ? { unit: named('unit')(block.unit) } : {}),
  };
}

function textsOfType(block: Block, change: TextChange): object {
  if (block.type === 'matrix') {
    const variables = new Map(namedItems(block).map(({ id, variable }) => [id, variable]));
    return itemsOf(block, change, (index) => ({
      ...message,
      own: block.items.slice(0, index).flatMap(({ id }) => variables.get(id) ?? []),
    }));
  }
  if (block.type === 'constant_sum') return itemsOf(block, change, () => label);
  if (block.type === 'loop') return { ...itemsOf(block, change, () => label), ...roundsOf(block, change) };
  if (block.type === 'qa') return knowledgeOf(block, change);
  if (block.type === 'gpt') return talkOf(block, change);
  return block.type === 'api' ? requestOf(block, change) : {};
}

function itemsOf(
  { items }: BlockOf<'matrix'> | BlockOf<'constant_sum'> | BlockOf<'loop'>,
  change: TextChange,
  placeOf: (index: number) => Omit<TextPlace, 'field' | 'part'>,
): object {
  const changed = items.map((item, index) =>
    Object.assign({}, item, {
      text: change(item.text, { ...placeOf(index), field: 'items', part: `item ${index}`, id: item.id }),
    }),
  );
  return { items: changed };
}

function roundsOf({ rounds }: BlockOf<'loop'>, change: TextChange): Pick<BlockOf<'loop'>, 'rounds'> {
  if (rounds.kind !== 'again') return { rounds };
  const after = { field: 'rounds', when: 'after' } as const;
  return {
    rounds: {
      ...rounds,
      text: change(rounds.text, { ...message, ...after, part: 'again', id: 'text' }),
      yes: change(rounds.yes, { ...label, ...after, part: 'again yes', id: 'yes' }),
      no: change(rounds.no, { ...label, ...after, part: 'again no', id: 'no' }),
    },
  };
}

function knowledgeOf({ qa_fallback, qa_entries }: BlockOf<'qa'>, change: TextChange): object {
  return {
    qa_fallback: change(qa_fallback, { ...reaction, field: 'qa_fallback', part: 'qa_fallback' }),
    qa_entries: qa_entries.map((entry, index) => ({
      ...entry,
      answer: change(entry.answer, { ...reaction, field: 'qa_entries', part: `entry ${index}`, id: entry.id }),
    })),
  };
}

function talkOf({ fallback, brief, tone, gpt_exit_conditions }: BlockOf<'gpt'>, change: TextChange): object {
  return {
    fallback: change(fallback, { ...message, field: 'fallback', part: 'fallback' }),
    brief: change(brief, { ...told, field: 'brief', part: 'brief' }),
    tone: change(tone, { ...told, field: 'tone', part: 'tone' }),
    gpt_exit_conditions: gpt_exit_conditions.map((exit, index) => ({
      ...exit,
      condition: change(exit.condition, {
        ...told,
        field: 'gpt_exit_conditions',
        part: `condition ${index}`,
        id: exit.id,
      }),
    })),
  };
}

function requestOf({ url, body, headers }: BlockOf<'api'>, change: TextChange): object {
  const sent = { ...message, to: 'system' } as const;
  return {
    url: change(url, { ...sent, field: 'url', part: 'url' }),
    body: change(body, { ...sent, field: 'body', part: 'body' }),
    headers: headers.map(({ name, value }, index) => ({
      name,
      value: change(value, { ...sent, field: 'headers', part: headerPart(index) }),
    })),
  };
}

/** A text of a block, where it stands. */
export interface BlockText extends TextPlace {
  readonly text: string;
}

/** All texts of a block that are not empty, in their order. */
export function blockTexts(block: Block): BlockText[] {
  const found: BlockText[] = [];
  mapTexts(block, (text, place) => {
    if (text !== '') found.push({ ...place, text });
    return text;
  });
  return found;
}

/** A block with one of its texts changed. */
export function withText(block: Block, part: string, text: string): Block {
  return mapTexts(block, (before, place) => (place.part === part ? text : before));
}
