import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import type { QuestionOf, TriggerKind } from '@dialogwerk/shared/dialog';
import { blockName } from '../../../model/wording/blockName.ts';
import { inOrder } from '../../../model/inOrder.ts';
import type { Chats } from './Chats.ts';
import { endsOf } from './triggerEnds.ts';

export const NODE = { width: 264, height: 56, head: 64 } as const;
const COLUMN = NODE.width + 120;
const ROW = NODE.height + 12;

/** A dialog's head (`question` null) or a block below it. */
export interface ChatNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly survey: SurveyData;
  readonly block: Block | null;
  readonly name: string;
  /** Waits for a call from outside. */
  readonly waitsForCall: boolean;
}

/** A trigger drawn from its cause to its effect. */
export interface ChatLink {
  readonly trigger_id: string;
  readonly kind: TriggerKind;
  readonly source: string;
  readonly target: string;
  /** The side of each that the line is drawn from and to, so that none runs behind the dialogs. */
  readonly sides: { readonly source: Side; readonly target: Side };
  readonly pending: boolean;
}

export type Side = 'left' | 'right';

/** Ids without quotation marks, because xyflow looks for a handle by a selector that its node's id stands in. */
export function headId(survey_id: string): string {
  return encodeURIComponent(survey_id);
}

export function blockId({ survey_id, unique_question_id }: QuestionOf): string {
  return `${encodeURIComponent(survey_id)}/${encodeURIComponent(unique_question_id)}`;
}

/** The question of a node; null for a dialog's head. */
export function questionOfNode({ survey, block }: ChatNode): QuestionOf | null {
  return block && { survey_id: survey.survey_id, unique_question_id: block.unique_question_id };
}

/** The dialogs of a multi-chat as columns, with the triggers between their blocks; one whose block is gone is not drawn. */
export function chatGraph({ surveys, triggers }: Pick<Chats, 'surveys' | 'triggers'>): {
  readonly nodes: readonly ChatNode[];
  readonly links: readonly ChatLink[];
} {
  const calls = new Set(triggers.flatMap(({ rule }) => (rule.kind === 'waitAPI' ? [blockId(rule.at)] : [])));
  const nodes = surveys.flatMap((survey, column): ChatNode[] => {
    const x = column * COLUMN;
    const head = { id: headId(survey.survey_id), x, y: 0, survey, block: null, name: survey.survey_name };
    const blocks = inOrder(survey.all_questions).map((block, row): ChatNode => {
      const id = blockId({ survey_id: survey.survey_id, unique_question_id: block.unique_question_id });
      const y = NODE.head + 20 + row * ROW;
      return { id, x, y, survey, block, name: blockName(block), waitsForCall: calls.has(id) };
    });
    return [{ ...head, waitsForCall: false }, ...blocks];
  });
  const columns = new Map(nodes.map(({ id, x }) => [id, x]));
  const links = triggers.flatMap(({ trigger_id, rule, pending }): ChatLink[] => {
    const { kind, cause, effect } = endsOf(rule);
    if (!cause) return [];
    const source = blockId(cause);
    const target = kind === 'startDialog' ? headId(effect.survey_id) : blockId(effect);
    const from = columns.get(source);
    const to = columns.get(target);
    return from === undefined || to === undefined
      ? []
      : [{ trigger_id, kind, source, target, sides: sidesOf(from, to), pending }];
  });
  return { nodes, links };
}

/** Between two columns the sides that face each other; within one both at its right. */
function sidesOf(from: number, to: number): ChatLink['sides'] {
  if (from === to) return { source: 'right', target: 'right' };
  return from < to ? { source: 'right', target: 'left' } : { source: 'left', target: 'right' };
}
