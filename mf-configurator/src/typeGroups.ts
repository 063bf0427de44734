import type { BlockType } from '@dialogwerk/shared/contract';
import type { groupTexts } from './texts.ts';

type TypeGroup = keyof typeof groupTexts;

/** The group of each type in the menu; also the order in which groups and types are offered. */
const groupOf: { readonly [T in BlockType]: TypeGroup } = {
  message: 'text',
  qa: 'text',
  gpt: 'text',
  single: 'choice',
  multiple: 'choice',
  picture: 'choice',
  ranking: 'choice',
  consent: 'choice',
  likert: 'scale',
  matrix: 'scale',
  slider: 'scale',
  open: 'input',
  number: 'input',
  date: 'input',
  email: 'input',
  phone: 'input',
  url: 'input',
  upload: 'file',
  voice: 'file',
  assign: 'flow',
  api: 'flow',
};

const types = Object.keys(groupOf).filter((type): type is BlockType => type in groupOf);

/** The block types in the order in which the menu offers them; `group` stands with the first one of each group. */
export const offeredTypes: readonly { readonly type: BlockType; readonly group: TypeGroup | null }[] = types.map(
  (type, index) => {
    const before = types[index - 1];
    const isFirst = before === undefined || groupOf[before] !== groupOf[type];
    return { type, group: isFirst ? groupOf[type] : null };
  },
);
