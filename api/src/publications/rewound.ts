import type { Block, ScaleTemplate, Translation } from '@dialogwerk/shared/contract';
import type { DialogContent } from '@dialogwerk/shared/dialog';
import { readTranslationField, withTranslations } from '../dialogs/translationField.ts';
import type { TranslationChanges } from '../dialogs/translationField.ts';
import { blockTypes } from '../storage/surveys/blockTypes.ts';

/** A row of the history, as far as it says what was before. */
export interface PastChange {
  readonly change: 'create' | 'delete' | 'update' | 'order' | 'config' | 'fixmessages';
  /** '' for the settings. */
  readonly unique_question_id: string;
  /** '' for a whole block. */
  readonly key: string;
  readonly old_value: unknown;
  /** Of a block that came: it had been deleted before, and is not new. */
  readonly returned: boolean;
}

/**
 * A dialog's content before these changes were made; the newest stands first. What was taken back is not among them: it counts as if it
 * had never been (spec §4).
 */
export function rewound(
  { blocks, templ_options, settings }: DialogContent,
  changes: readonly PastChange[],
): DialogContent {
  const there = new Map(blocks.map((block) => [block.unique_question_id, block]));
  const before: Record<string, unknown> = { ...settings, templ_options };
  let { translations } = settings;
  for (const one of changes) {
    const { unique_question_id: id, key, old_value } = one;
    const text = readTranslationField(key);
    if (id === '' && text) translations = withTranslations(translations, oldText(text, old_value));
    else if (id === '') before[key] = old_value;
    else if (one.change === 'create') takeAway(there, one);
    else if (one.change === 'delete') {
      if (isBlock(old_value)) there.set(id, old_value);
    } else {
      const block = there.get(id);
      if (block) there.set(id, Object.assign({}, block, { [key]: old_value }));
    }
  }
  // Sections are no part of what is published or kept.
  const { templ_options: scales, sections: _sections, ...rest } = before;
  return {
    blocks: [...there.values()].toSorted((one, other) => one.order - other.order),
    templ_options: areScales(scales) ? scales : [],
    settings: Object.assign({}, settings, rest, { translations }),
  };
}

/** A text in another language as it was before it was changed. */
function oldText(
  { language, key }: { readonly language: string; readonly key: string },
  old: unknown,
): TranslationChanges {
  return { [language]: { [key]: isTranslation(old) ? old : null } };
}

/** A new block has moved those behind it on; one that came back has found its old place. */
function takeAway(there: Map<string, Block>, { unique_question_id: id, returned }: PastChange): void {
  const block = there.get(id);
  there.delete(id);
  if (!block || returned) return;
  for (const [other, behind] of there) {
    if (behind.order > block.order) there.set(other, Object.assign({}, behind, { order: behind.order - 1 }));
  }
}

/*
 * What the history keeps was accepted when it was set, maybe by an earlier version; these guards look at what a dialog of today could not be made of.
 */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isTranslation(value: unknown): value is Translation {
  return isObject(value) && typeof value['text'] === 'string' && typeof value['source'] === 'string';
}

const types: ReadonlySet<unknown> = new Set(blockTypes);

function isBlock(value: unknown): value is Block {
  return (
    isObject(value) &&
    typeof value['unique_question_id'] === 'string' &&
    typeof value['order'] === 'number' &&
    types.has(value['type'])
  );
}

function areScales(value: unknown): value is ScaleTemplate[] {
  return (
    Array.isArray(value) && value.every((scale) => isObject(scale) && 'id' in scale && Array.isArray(scale['points']))
  );
}
