import type { BlockDifference, Differences, FieldDifference, SurveyData } from '@dialogwerk/shared/contract';
import { fieldName } from '../fieldTexts.ts';
import { differencesOf } from '../model/differences.ts';
import type { Part } from '../model/differences.ts';
import type { Naming } from '../model/wording/nameOfBlock.ts';
import { valueText } from '../model/wording/valueText.ts';
import { texts } from './texts.ts';

/** Where a change can be looked at: a block, welcome and ending, or the settings; null for what is not there any more. */
export type Place =
  | { readonly kind: 'block'; readonly id: string }
  | { readonly kind: 'messages' }
  | { readonly kind: 'settings' }
  | null;

/** A field of a change, word by word; null where both versions read the same. */
export interface ChangedField {
  readonly field: string;
  readonly name: string;
  readonly versions: { readonly published: readonly Part[]; readonly draft: readonly Part[] } | null;
}

/** One thing that differs between two states of a dialog, in words: what is published and the draft, or any others. */
export interface Change {
  readonly key: string;
  readonly kind: keyof typeof texts.kinds;
  readonly title: string;
  readonly place: Place;
  readonly fields: readonly ChangedField[];
  /** Where a block has moved; null where it has not. */
  readonly moved: string | null;
}

/** Everything that differs, settings first, then scales, then block by block. */
export function changesOf({ settings, scales, blocks }: Differences, survey: SurveyData): readonly Change[] {
  return [
    ...settings.map((difference): Change => ofSetting(difference, survey)),
    ...scales.map(({ name, published, draft }): Change => {
      const points = (scale: typeof published): string =>
        scale ? valueText('points', scale.points, { survey, block: null }) : texts.gone;
      return {
        key: `scale ${(draft ?? published)?.id ?? name}`,
        kind: draft === null ? 'removed' : published === null ? 'added' : 'changed',
        title: texts.scale(name),
        place: { kind: 'settings' },
        fields: [compared('points', texts.scale(name), points(published), points(draft))],
        moved: null,
      };
    }),
    ...blocks.map((difference): Change => ofBlock(difference, survey)),
  ];
}

function ofSetting(difference: FieldDifference, survey: SurveyData): Change {
  const { field } = difference;
  return {
    key: `setting ${field}`,
    kind: 'changed',
    title: fieldName(field),
    place: { kind: field === 'welcome' || field === 'ending' ? 'messages' : 'settings' },
    fields: [ofField(difference, fieldName(field), { survey, block: null })],
    moved: null,
  };
}

function ofBlock(difference: BlockDifference, survey: SurveyData): Change {
  const { kind, name: title, block } = difference;
  const { unique_question_id: id, type } = block;
  const naming = { survey, block };
  const text = { field: 'context', published: undefined, draft: block.context };
  const common = { key: `block ${id}`, kind, title, moved: null };
  const place = { kind: 'block', id } as const;
  switch (kind) {
    case 'added':
      return { ...common, place, fields: [ofField(text, fieldName('context', type), naming)] };
    case 'removed':
      return {
        ...common,
        place: null,
        fields: [
          ofField({ field: 'context', published: block.context, draft: undefined }, fieldName('context', type), naming),
        ],
      };
    case 'changed':
      return {
        ...common,
        place,
        fields: difference.fields.map((field) => ofField(field, fieldName(field.field, type), naming)),
        moved: difference.moved && movedText(difference.moved),
      };
    case 'moved':
      return { ...common, place, fields: [], moved: movedText(difference.moved) };
  }
}

function movedText({ published_after, draft_after }: Extract<BlockDifference, { kind: 'moved' }>['moved']): string {
  return texts.moved(published_after?.name ?? null, draft_after?.name ?? null);
}

function ofField({ field, published, draft }: FieldDifference, name: string, naming: Naming): ChangedField {
  const words = (value: unknown): string => (value === undefined ? texts.gone : valueText(field, value, naming));
  return compared(field, name, words(published), words(draft));
}

function compared(field: string, name: string, published: string, draft: string): ChangedField {
  if (published === draft) return { field, name, versions: null };
  const { mine, theirs } = differencesOf(published, draft);
  return { field, name, versions: { published: mine, draft: theirs } };
}
