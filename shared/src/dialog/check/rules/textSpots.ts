import type { Block } from '../../../contract/index.ts';
import { namedItems } from '../../blocks/common/itemNumbers.ts';
import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import type { SurveySnapshot } from '../../engine/survey/SurveySnapshot.ts';

/** A text of the dialog that `{{variables}}` are filled into, with the way to change it. */
export interface TextSpot {
  /** null for welcome and ending. */
  readonly block: Block | null;
  readonly text: string;
  /** When it is said: as the block is come to, or in reaction to a reply. */
  readonly said: 'welcome' | 'saying' | 'reacting' | 'ending';
  /** What of the block it is; tells spots apart. */
  readonly part: string;
  /** Who gets it. */
  readonly to: 'respondent' | 'system';
  /** Variables that the block itself has set by then, though others of it come later. */
  readonly own: readonly string[];
  /** Which fields say it otherwise. */
  readonly changed: (text: string) => SpotChange;
}

/** The part that a header's value is. */
export const headerPart = (index: number): string => `header ${index}`;

export type SpotChange =
  | { readonly of: 'messages'; readonly change: { readonly welcome?: string; readonly ending?: string } }
  | { readonly of: 'block'; readonly block: Block };

/** Every text of a dialog. */
export function textSpots(snapshot: SurveySnapshot, survey: CompiledSurvey): TextSpot[] {
  const { welcome, ending } = snapshot;
  const messages = { block: null, own: [], to: 'respondent' } as const;
  return [
    {
      ...messages,
      text: welcome,
      said: 'welcome',
      part: 'welcome',
      changed: (text) => ({ of: 'messages', change: { welcome: text } }),
    },
    ...[...survey.blocks.values()].flatMap(({ block }) => blockSpots(block)),
    {
      ...messages,
      text: ending,
      said: 'ending',
      part: 'ending',
      changed: (text) => ({ of: 'messages', change: { ending: text } }),
    },
  ];
}

function blockSpots(block: Block): TextSpot[] {
  const spot = (
    part: string,
    said: 'saying' | 'reacting',
    text: string | null,
    changed: (text: string) => Block,
    own: readonly string[] = [],
  ): TextSpot[] =>
    text
      ? [{ block, text, said, part, to: 'respondent', own, changed: (next) => ({ of: 'block', block: changed(next) }) }]
      : [];
  return [
    ...(block.type === 'gpt'
      ? spot('fallback', 'saying', block.fallback, (fallback) => ({ ...block, fallback }))
      : spot('context', 'saying', block.context, (context) => Object.assign({}, block, { context }))),
    ...spot('acknowledgement', 'reacting', block.acknowledgement, (acknowledgement) =>
      Object.assign({}, block, { acknowledgement }),
    ),
    ...spot('nachfrage', 'reacting', block.nachfrage, (nachfrage) => Object.assign({}, block, { nachfrage })),
    ...Object.entries(block.jump_to_reactions).flatMap(([id, reaction]) =>
      spot(`reaction ${id}`, 'reacting', reaction, (text) =>
        Object.assign({}, block, { jump_to_reactions: { ...block.jump_to_reactions, [id]: text } }),
      ),
    ),
    ...typeSpots(block, spot),
  ];
}

function typeSpots(
  block: Block,
  spot: (
    part: string,
    said: 'saying' | 'reacting',
    text: string | null,
    changed: (text: string) => Block,
    own?: readonly string[],
  ) => TextSpot[],
): TextSpot[] {
  if (block.type === 'matrix') {
    const variables = new Map(namedItems(block).map(({ id, variable }) => [id, variable]));
    return block.items.flatMap((item, index) => {
      const own = block.items.slice(0, index).flatMap(({ id }) => variables.get(id) ?? []);
      const changed = (text: string): Block => ({
        ...block,
        items: block.items.map((other) => (other === item ? { ...item, text } : other)),
      });
      return spot(`item ${index}`, 'saying', item.text, changed, own);
    });
  }
  if (block.type === 'qa') {
    return [
      ...spot('qa_fallback', 'reacting', block.qa_fallback, (qa_fallback) => ({ ...block, qa_fallback })),
      ...block.qa_entries.flatMap((entry, index) =>
        spot(`entry ${index}`, 'reacting', entry.answer, (answer) => ({
          ...block,
          qa_entries: block.qa_entries.map((other) => (other === entry ? { ...entry, answer } : other)),
        })),
      ),
    ];
  }
  if (block.type === 'api') {
    return [
      ...spot('url', 'saying', block.url, (url) => ({ ...block, url })),
      ...block.headers.flatMap((header, index) =>
        spot(headerPart(index), 'saying', header.value, (value) => ({
          ...block,
          headers: block.headers.map((other) => (other === header ? { ...header, value } : other)),
        })),
      ),
      ...spot('body', 'saying', block.body, (body) => ({ ...block, body })),
    ].map((sent) => Object.assign(sent, { to: 'system' as const }));
  }
  return [];
}
