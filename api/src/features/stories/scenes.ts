import type { WrittenBlock } from '../../dialogs/WrittenBlock.ts';
import type { Lessons, Scene } from './Story.ts';

/** Because a wrong answer of a witness costs a question, while not to be understood spoils the play. */
const TALK_BOUNDS = { accept: 0.35, ask: 0.25 };
/** Because what is chosen here decides how the story ends: in doubt it is asked back. */
const CHOICE_BOUNDS = { accept: 0.75, ask: 0.3 };

type Fields = Partial<Extract<WrittenBlock, { type: 'message' }>>;

/** Somebody says something. */
export function says(id: string, short_name: string, context: string, fields: Fields = {}): WrittenBlock {
  return { ...fields, id, type: 'message', context, short_name };
}

/** Nothing is said: which block comes next depends on what was found out before. */
export function parting(id: string, short_name: string, when: string, target: string, otherwise: string): WrittenBlock {
  return says(id, short_name, '', {
    jump_to_ids: [{ kind: 'condition', condition: when, target }],
    jump_to_question: otherwise,
  });
}

interface Clue {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  /** A file of `pictures`, with what stands for it. */
  readonly picture?: readonly [filename: string, alternative: string];
  readonly next?: string;
}

/** Something is found out: it is said, perhaps shown, and remembered in the chat under the block's id. */
export function clue({
  id,
  name,
  says: context,
  picture: [filename_db, media_text] = ['', ''],
  next,
}: Clue): WrittenBlock {
  return {
    id,
    type: 'assign',
    context,
    short_name: name,
    filename_db: filename_db || null,
    media_text,
    assignments: [{ variable: id, expression: '1' }],
    jump_to_question: next ?? null,
  };
}

/** What can be asked about. */
export interface Topic {
  readonly id: string;
  /** How people ask for it; the first one is its name. */
  readonly asks: readonly [string, ...string[]];
  readonly says: string;
  /** The block that follows; without one further questions are taken. */
  readonly next?: string;
}

interface Interrogation {
  readonly id: string;
  readonly name: string;
  /** What the person says to ask for a question, in turns. */
  readonly prompts: readonly [string, ...string[]];
  readonly topics: readonly Topic[];
  /** Said to what is not understood: it should name what can be asked about. */
  readonly fallback: string;
}

/** Questions in the player's own words, as many as they like, until one leads on. */
export function interrogation({ id, name, prompts, topics, fallback }: Interrogation): Scene {
  const asking = `${id}_frage`;
  const count = `${id}_n`;
  const prompt = `${id}_satz`;
  const [first, ...others] = prompts;
  const turns = others.reduce((rest, text, index) => `wenn(${count} = ${index + 2}, "${text}", ${rest})`, `"${first}"`);
  return {
    blocks: [
      {
        id,
        type: 'assign',
        context: '',
        short_name: `${name}: Satz wählen`,
        assignments: [
          {
            variable: count,
            expression: `wenn(beantwortet(${count}), wenn(${count} < ${prompts.length}, ${count} + 1, 1), 1)`,
          },
          { variable: prompt, expression: turns },
        ],
        jump_to_question: asking,
      },
      {
        id: asking,
        type: 'qa',
        context: `{{${prompt}}}`,
        short_name: name,
        qa_entries: topics.map((topic) => ({ id: topic.id, questions: [topic.asks[0]], answer: topic.says })),
        qa_fallback: fallback,
        // Because nobody talks like a search.
        qa_plain: true,
        jump_to_ids: topics.flatMap(({ id: option_id, next }) =>
          next === undefined ? [] : [{ kind: 'option', option_id, target: next } as const],
        ),
        jump_to_question: id,
      },
    ],
    lessons: [
      taught(
        asking,
        topics.map((topic) => [topic.id, topic.asks.slice(1)]),
        TALK_BOUNDS,
      ),
    ],
  };
}

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly options: readonly {
    readonly id: string;
    readonly text: string;
    /** How people say it in their own words; without any it is only to be chosen. */
    readonly asks?: readonly string[];
    readonly next: string;
  }[];
}

/** A decision, by a button or in the player's own words. */
export function choice({ id, name, says: context, options }: Choice): Scene {
  return {
    blocks: [
      {
        id,
        type: 'single',
        context,
        short_name: name,
        in_words: true,
        options: options.map(({ id: option, text }) => ({ id: option, text, score: null })),
        jump_to_ids: options.map(({ id: option_id, next }) => ({ kind: 'option', option_id, target: next })),
      },
    ],
    lessons: [
      taught(
        id,
        options.map((option) => [option.id, option.asks ?? []]),
        CHOICE_BOUNDS,
      ),
    ],
  };
}

function taught(
  unique_question_id: string,
  examples: readonly (readonly [string, readonly string[]])[],
  bounds: Lessons['bounds'],
): Lessons {
  return { unique_question_id, examples: Object.fromEntries(examples.filter(([, texts]) => texts.length > 0)), bounds };
}
