import type { TriggerStub } from '../../../model/TriggerStub.ts';
import { texts } from '../texts.ts';
import type { Chats } from './Chats.ts';
import { endsOf } from './triggerEnds.ts';

/** The ends of a multi-chat's triggers that lie in one of its dialogs. */
export function triggerStubs(
  survey_id: string,
  { manager, triggers }: Pick<Chats, 'manager' | 'triggers'>,
): TriggerStub[] {
  const nameOf = (id: string): string =>
    manager.connected_surveys.find((survey) => survey.survey_id === id)?.survey_name ?? texts.goneDialog;
  return triggers.flatMap(({ trigger_id, rule }): TriggerStub[] => {
    const { kind, cause, effect } = endsOf(rule);
    const stubs: TriggerStub[] = [];
    if (effect.survey_id === survey_id) {
      const text = texts.stub[kind].target(cause ? nameOf(cause.survey_id) : '');
      stubs.push({ id: `${trigger_id} t`, block: effect.unique_question_id, kind: 'triggerTarget', text });
    }
    if (cause?.survey_id === survey_id) {
      const text = texts.stub[kind].source(nameOf(effect.survey_id));
      stubs.push({ id: `${trigger_id} s`, block: cause.unique_question_id, kind: 'triggerSource', text });
    }
    return stubs;
  });
}
