import type { Block } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';

/** What stands at the foot of a block's card. */
export function cardFacts(block: Block): string[] {
  const facts = typeFacts(block);
  if (block.filename_db !== null) facts.push(texts.withFile);
  if (block.optional) facts.push(texts.optional);
  if (block.is_end) facts.push(texts.endsHere);
  return facts;
}

function typeFacts(block: Block): string[] {
  switch (block.type) {
    case 'single':
    case 'multiple':
    case 'ranking':
      return [texts.options(block.options.length)];
    case 'picture':
      return [texts.pictures(block.options.length)];
    case 'likert':
      return block.scale.from === 'block' ? [texts.points(block.scale.points.length)] : [];
    case 'matrix':
      return [texts.items(block.items.length)];
    case 'slider':
      return [texts.range(block.min, block.max)];
    case 'voice':
      return [texts.seconds(block.max_seconds)];
    case 'consent':
      return block.required ? [texts.required] : [];
    case 'qa':
      return [texts.entries(block.qa_entries.length)];
    case 'gpt':
      return [texts.noModel];
    case 'message':
    case 'open':
    case 'number':
    case 'date':
    case 'email':
    case 'phone':
    case 'url':
    case 'upload':
    case 'assign':
    case 'api':
      return [];
  }
}
