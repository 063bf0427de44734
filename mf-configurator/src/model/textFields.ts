import type { Block } from '@dialogwerk/shared/contract';

/** A field of a block that holds texts: its value with each of them changed. */
export interface TextField {
  readonly field: string;
  readonly changed: (change: (text: string) => string) => unknown;
}

/** Every field of a block with texts in which variables and files can stand. */
export function textFields(block: Block): TextField[] {
  return [
    plain('context', block.context),
    plain('acknowledgement', block.acknowledgement),
    plain('nachfrage', block.nachfrage),
    {
      field: 'jump_to_reactions',
      changed: (change) =>
        Object.fromEntries(Object.entries(block.jump_to_reactions).map(([id, reaction]) => [id, change(reaction)])),
    },
    ...fieldsOfType(block),
  ];
}

/** A block with each of those texts changed. */
export function withTexts(block: Block, change: (text: string) => string): Block {
  return Object.assign(
    {},
    block,
    Object.fromEntries(textFields(block).map(({ field, changed }) => [field, changed(change)])),
  );
}

function plain(field: string, text: string | null): TextField {
  return { field, changed: (change) => (text === null ? null : change(text)) };
}

function fieldsOfType(block: Block): TextField[] {
  if (block.type === 'api')
    return [
      plain('url', block.url),
      plain('body', block.body),
      {
        field: 'headers',
        changed: (change) => block.headers.map(({ name, value }) => ({ name, value: change(value) })),
      },
    ];
  if (block.type === 'gpt') return [plain('brief', block.brief), plain('fallback', block.fallback)];
  if (block.type === 'matrix')
    return [
      {
        field: 'items',
        changed: (change) => block.items.map((item) => Object.assign({}, item, { text: change(item.text) })),
      },
    ];
  if (block.type === 'qa')
    return [
      plain('qa_fallback', block.qa_fallback),
      {
        field: 'qa_entries',
        changed: (change) => block.qa_entries.map((entry) => ({ ...entry, answer: change(entry.answer) })),
      },
    ];
  return [];
}
