import type { Block, BlockOf, BlockType, DraftStep, FixMessages, Jump, SurveyDraft } from '@dialogwerk/shared/contract';
import { newBlock } from '@dialogwerk/shared/dialog';

type Content = Omit<SurveyDraft, 'survey_name'>;

/** What a dialog begins with that a language model has drafted. */
interface DraftedContent {
  readonly settings: FixMessages & { readonly du_sie: 'du' | 'sie' };
  readonly blocks: readonly Block[];
}

/** A draft as blocks and settings; each asking step's id is its variable. `now` in ms. */
export function fromDraft({ du_sie, welcome, ending, steps }: Content, now: number): DraftedContent {
  return {
    settings: { du_sie, welcome, ending },
    blocks: steps.map((step, order): Block =>
      Object.assign(newBlock(step.kind, step.id, now), commonOf(step), ownOf(step), { order }),
    ),
  };
}

const optionId = (index: number): string => `o${index + 1}`;

function commonOf({ id, kind, text, next, ends }: DraftStep): Partial<Block> {
  return {
    context: text,
    variable: kind === 'message' ? null : id,
    jump_to_question: next,
    is_end: ends,
  };
}

/** What only steps of its kind have. */
function ownOf({ kind, options }: DraftStep): Partial<BlockOf<Extract<BlockType, DraftStep['kind']>>> {
  switch (kind) {
    case 'single':
    case 'multiple':
      return {
        options: options.map(({ text }, index) => ({ id: optionId(index), text, score: null })),
        jump_to_ids: options.flatMap(({ next }, index): Jump[] =>
          next === null ? [] : [{ kind: 'option', option_id: optionId(index), target: next }],
        ),
      };
    case 'likert':
      return {
        scale: { from: 'block', points: options.map(({ text }, index) => ({ value: index + 1, label: text })) },
      };
    case 'message':
    case 'consent':
    case 'open':
    case 'number':
    case 'date':
    case 'email':
      return {};
  }
}
