import type { WrittenBlock } from '../../dialogs/WrittenBlock.ts';
import type { Lessons, Scene } from './Story.ts';

/** Because a wrong answer of a witness costs a question, while not to be understood spoils the play. */
const TALK_BOUNDS = { accept: 0.22, ask: 0.22 };
/** Because what is chosen here decides how the story ends: in doubt it is asked back. */
const CHOICE_BOUNDS = { accept: 0.75, ask: 0.3 };

/** The variable that says in a chat that the story is over. */
const OVER = 'vorbei';

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

interface Leaving {
  readonly id: string;
  /** What has to be known before somebody may go without a reminder. */
  readonly known: string;
  readonly farewell: string;
  readonly reminder: string;
}

/** Somebody takes leave, which nobody has to: once the story is over, this ends the chat. */
export function leaving({ id, known, farewell, reminder }: Leaving): readonly WrittenBlock[] {
  return [
    says(id, 'Alles gefragt?', '', {
      jump_to_ids: [
        { kind: 'condition', condition: `beantwortet(${OVER})`, target: `${id}_ende` },
        { kind: 'condition', condition: known, target: farewell },
      ],
      jump_to_question: reminder,
    }),
    says(`${id}_ende`, 'Letzter Abschied', '', { is_end: true }),
  ];
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
  /** The same once the story is over; absent for a chat that does not outlive it. */
  readonly over?: string;
  readonly topics: readonly Topic[];
  /** Said in turns to what is not understood: together they name what can be asked about. */
  readonly fallbacks: readonly [string, ...string[]];
}

/** An expression for one of some texts, by a variable that counts from 1 to `most`, again and again. */
function inTurns(count: string, texts: readonly [string, ...string[]], most: number): string {
  const [first] = texts;
  return Array.from({ length: most }, (_, index) => texts[index % texts.length] ?? first).reduce(
    (rest, text, index) => (text === first ? rest : `wenn(${count} = ${index + 1}, "${text}", ${rest})`),
    `"${first}"`,
  );
}

/**
 * Questions in the player's own words, as many as they like. Nobody has to take leave: at `<id>_still` they stand open without a word, so
 * that other blocks of the chat can come in between and lead back there.
 */
export function interrogation({ id, name, prompts, over, topics, fallbacks }: Interrogation): Scene {
  const asking = `${id}_frage`;
  const count = `${id}_n`;
  const prompt = `${id}_satz`;
  const unclear = `${id}_hm`;
  const most = prompts.length;
  const turns = inTurns(count, prompts, most);
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
            expression: `wenn(beantwortet(${count}), wenn(${count} < ${most}, ${count} + 1, 1), 1)`,
          },
          {
            variable: prompt,
            expression: over === undefined ? turns : `wenn(beantwortet(${OVER}), "${over}", ${turns})`,
          },
          { variable: unclear, expression: inTurns(count, fallbacks, most) },
        ],
        jump_to_question: asking,
      },
      {
        id: `${id}_still`,
        type: 'assign',
        context: '',
        short_name: `${name}: ohne ein Wort`,
        assignments: [
          { variable: prompt, expression: '" "' },
          { variable: unclear, expression: `"${fallbacks[0]}"` },
        ],
        jump_to_question: asking,
      },
      {
        id: asking,
        type: 'qa',
        context: `{{${prompt}}}`,
        short_name: name,
        qa_entries: topics.map((topic) => ({ id: topic.id, questions: [topic.asks[0]], answer: topic.says })),
        qa_fallback: `{{${unclear}}}`,
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

interface OverTold {
  readonly id: string;
  /** Said to whoever comes to know here that the story is over. */
  readonly says: string;
  /** Where questions are taken further. */
  readonly goesOnAt: string;
}

/** The chat hears that the story is over, unless it has told the end itself. */
export function overTold({ id, says: context, goesOnAt }: OverTold): readonly WrittenBlock[] {
  return [
    parting(id, 'Ist das hier schon bekannt?', `beantwortet(${OVER})`, goesOnAt, `${id}_wort`),
    says(`${id}_wort`, 'Es ist vorbei', context, { jump_to_question: `${id}_merken` }),
    knowsOver(`${id}_merken`, goesOnAt),
  ];
}

/** From here on the chat knows that the story is over. */
export function knowsOver(id: string, goesOnAt: string): WrittenBlock {
  return {
    id,
    type: 'assign',
    context: '',
    short_name: 'Weiß, dass es vorbei ist',
    assignments: [{ variable: OVER, expression: '1' }],
    jump_to_question: goesOnAt,
  };
}

interface Choice {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  /** The interrogation that answers questions in its place. */
  readonly asides?: string;
  readonly options: readonly {
    readonly id: string;
    readonly text: string;
    /** How people say it in their own words; without any it is only to be chosen. */
    readonly asks?: readonly string[];
    readonly next: string;
  }[];
}

/** A decision, by a button or in the player's own words. Who asks something in its place gets an answer. */
export function choice({ id, name, says: context, asides, options }: Choice): Scene {
  return {
    blocks: [
      {
        id,
        type: 'single',
        context,
        short_name: name,
        in_words: true,
        ...(asides === undefined ? {} : { asides: `${asides}_frage` }),
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
