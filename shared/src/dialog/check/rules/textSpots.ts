import type { Block, ScaleTemplate } from '../../../contract/index.ts';
import { withOwnOnly } from '../../blocks/carried.ts';
import { blockTexts, withText } from '../../blocks/mapTexts.ts';
import type { BlockText } from '../../blocks/mapTexts.ts';
import { CHOICES } from '../../engine/turn/askBackOf.ts';
import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import type { SurveySnapshot } from '../../engine/survey/SurveySnapshot.ts';

/** A text of the dialog that `{{variables}}` are filled into, with the way to change it. */
export interface TextSpot extends Pick<BlockText, 'part' | 'text' | 'as' | 'to' | 'own'> {
  /** null for welcome, ending and what the dialog asks back. */
  readonly block: Block | null;
  /** When it is met: as the block is come to, or in reaction to a reply. */
  readonly said: 'welcome' | 'saying' | 'reacting' | 'ending';
  /** Which fields say it otherwise; null where no edit of a block or of the messages does. */
  readonly changed: ((text: string) => SpotChange) | null;
}

export type SpotChange =
  | { readonly of: 'messages'; readonly change: { readonly welcome?: string; readonly ending?: string } }
  | { readonly of: 'block'; readonly block: Block };

/** Every text of a dialog that a respondent meets or another system gets. */
export function textSpots(
  { welcome, ending, ask_backs, templ_options }: SurveySnapshot,
  survey: CompiledSurvey,
): TextSpot[] {
  const message = { block: null, as: 'message', own: [], to: 'respondent' } as const;
  const askBack = { ...message, as: 'label', said: 'reacting', changed: null } as const;
  return [
    {
      ...message,
      text: welcome,
      said: 'welcome',
      part: 'welcome',
      changed: (text) => ({ of: 'messages', change: { welcome: text } }),
    },
    ...[...survey.blocks.values()].flatMap(({ block }) =>
      blockSpots(withOwnOnly(block, (id) => survey.blocks.get(id)?.block)).concat(scaleSpots(block, templ_options)),
    ),
    ...Object.entries(ask_backs ?? {}).map(([part, text = '']) =>
      Object.assign({}, askBack, { part, text: text.replaceAll(CHOICES, '') }),
    ),
    {
      ...message,
      text: ending,
      said: 'ending',
      part: 'ending',
      changed: (text) => ({ of: 'messages', change: { ending: text } }),
    },
  ];
}

function blockSpots(block: Block): TextSpot[] {
  // What a KI-Gespräch says is the model's; without one it says its fallback.
  const unsaid = block.type === 'gpt' ? 'context' : null;
  return blockTexts(block)
    .filter(({ to, part }) => to !== 'model' && part !== unsaid)
    .map(({ part, text, when, as, to, own }) => ({
      block,
      part,
      text,
      as,
      to,
      own,
      said: when === 'before' ? 'saying' : 'reacting',
      changed: (next) => ({ of: 'block', block: withText(block, part, next) }),
    }));
}

/** The labels of a scale that a block shares with others. */
function scaleSpots(block: Block, scales: readonly ScaleTemplate[]): TextSpot[] {
  if (!('scale' in block) || block.scale.from !== 'template') return [];
  const { template_id } = block.scale;
  const points = scales.find(({ id }) => id === template_id)?.points ?? [];
  const label = { block, said: 'saying', as: 'label', to: 'respondent', own: [], changed: null } as const;
  return points.map((point, index) => Object.assign({}, label, { part: `point ${index}`, text: point.label }));
}
