import type { Trigger } from '../../contract/index.ts';
import { writtenId } from '../blocks/loop/roundId.ts';

/** A question of a dialog. */
export interface QuestionOf {
  readonly survey_id: string;
  readonly unique_question_id: string;
}

/** The four triggers of the interface (spec §7): startDialog is sent as waitFor with `init_survey`, moveDialog as moveTo. */
export const triggerKinds = ['waitFor', 'startDialog', 'moveDialog', 'waitAPI'] as const;
export type TriggerKind = (typeof triggerKinds)[number];

/** A trigger, read: it sits on the question `at` and names the question `names`. */
export interface TriggerRule {
  readonly kind: TriggerKind;
  readonly at: QuestionOf;
  readonly names: QuestionOf;
  /**
   * Seconds; absent for none. Waiting and starting take so much longer; a move happens once its question has stood open for
   * so long without a reply, and not after it (docs/decisions/0043).
   */
  readonly delay_seconds?: number;
}

const sentAs = { waitFor: 'waitFor', startDialog: 'waitFor', moveDialog: 'moveTo', waitAPI: 'waitAPI' } as const;

/** What is sent for a trigger: `type;survey_id;question_id` and `init_survey`. */
export function writeTrigger(rule: TriggerRule): Omit<Trigger, 'trigger_id' | 'dialog_manager_id'> {
  const { kind, at, names, delay_seconds } = rule;
  const named = kind === 'waitAPI' ? at : names;
  return {
    ...at,
    trigger: [sentAs[kind], named.survey_id, named.unique_question_id].join(';'),
    init_survey: kind === 'startDialog',
    ...(delay_seconds === undefined ? {} : { delay_seconds }),
  };
}

/** Reads a stored trigger; null for one of no known type. What waits for an interface names itself. */
export function readTrigger(sent: Omit<Trigger, 'trigger_id' | 'dialog_manager_id'>): TriggerRule | null {
  const [type = '', survey_id = '', unique_question_id = ''] = sent.trigger.split(';');
  const at = { survey_id: sent.survey_id, unique_question_id: sent.unique_question_id };
  const names = { survey_id, unique_question_id };
  const delay = sent.delay_seconds ? { delay_seconds: sent.delay_seconds } : {};
  switch (type) {
    case 'waitFor':
      return { kind: sent.init_survey ? 'startDialog' : 'waitFor', at, names, ...delay };
    case 'moveTo':
      return { kind: 'moveDialog', at, names, ...delay };
    case 'waitAPI':
      return { kind: 'waitAPI', at, names: at };
    default:
      return null;
  }
}

/** One text for each question, to know it again; the same in each round of a loop. */
export function questionKey({ survey_id, unique_question_id }: QuestionOf): string {
  return JSON.stringify([survey_id, writtenId(unique_question_id)]);
}
