import type { BlockType, HelpPage } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import { offeredTypes } from '../typeGroups.ts';
import { groupTexts } from '../texts.ts';
import { blockHelp } from './blocks.data.ts';
import { pageTexts as texts } from './pageTexts.ts';

/** A page for each block type, in the order of the menu; its name, hint and fields are those of the registry. */
export const blockPages: readonly HelpPage[] = offeredTypes.map(({ type }) => pageOf(type));

function pageOf(type: BlockType): HelpPage {
  const { name, hint, group, fields } = blockFacts[type];
  const { use, example, result } = blockHelp[type];
  const named = [...new Set(Object.values<string>(fields))];
  return {
    id: `block-${type.replace('_', '-')}`,
    kind: 'block',
    title: name,
    summary: hint,
    words: [texts.block, groupTexts[group], type],
    see: ['eigenschaften'],
    passages: [
      { id: 'wann', title: texts.use, text: [use], example },
      ...(named.length === 0 ? [] : [{ id: 'felder', title: texts.fields, text: [texts.fieldsAre(named)] }]),
      { id: 'ergebnis', title: texts.result, text: [result] },
    ],
  };
}
