import type { SurveyData } from '@dialogwerk/shared/contract';
import type { QuestionOf } from '@dialogwerk/shared/dialog';
import type { Chats, ShownTrigger } from './Chats.ts';
import { endsOf } from './triggerEnds.ts';
import type { TriggerEnds } from './triggerEnds.ts';

/** What a chat or one of its blocks waits for; without a cause for a call from outside. */
export interface Wait extends TriggerEnds {
  readonly trigger_id: string;
}

/** One chat of a multi-chat: what has it begin, and what its blocks wait for. */
export interface ChatWaits {
  readonly survey: SurveyData;
  /** At once, once something happened in another chat, or never: those that it waits for wait for it. */
  readonly begins: 'at-once' | 'after' | 'never';
  /** What has it begin; none where it begins at once. */
  readonly after: readonly Wait[];
  /** The other triggers that act on it. */
  readonly waits: readonly Wait[];
}

/** The chats in the order in which they can begin, each with all that it waits for (domain.md §7). */
export function waitsOf({ surveys, triggers }: Pick<Chats, 'surveys' | 'triggers'>): readonly ChatWaits[] {
  const all = triggers.map(waitOf);
  const actingOn = (id: string): readonly Wait[] => all.filter(({ effect }) => effect.survey_id === id);
  const chats = surveys.map((survey) => ({
    survey,
    after: actingOn(survey.survey_id).filter(({ kind }) => kind === 'startDialog'),
  }));
  const begun = beginningOrder(chats, all);
  const isBegun = ({ survey_id }: SurveyData): boolean => begun.includes(survey_id);
  const ordered = [
    ...begun.flatMap((id) => chats.filter(({ survey }) => survey.survey_id === id)),
    ...chats.filter(({ survey }) => !isBegun(survey)),
  ];
  return ordered.map(({ survey, after }) => ({
    survey,
    after,
    begins: after.length === 0 ? 'at-once' : isBegun(survey) ? 'after' : 'never',
    waits: actingOn(survey.survey_id).filter(({ kind }) => kind !== 'startDialog'),
  }));
}

const waitOf = ({ trigger_id, rule }: ShownTrigger): Wait => ({ trigger_id, ...endsOf(rule) });

/** The ids of the chats that can begin, those first that the others wait for. Going on in a chat has it begin, too. */
function beginningOrder(
  chats: readonly { readonly survey: SurveyData; readonly after: readonly Wait[] }[],
  all: readonly Wait[],
): readonly string[] {
  const begun: string[] = [];
  const known = new Set(chats.map(({ survey }) => survey.survey_id));
  // Of a chat that the author does not see nothing is known, so it may have begun.
  const isIn = (cause: QuestionOf | null): boolean =>
    cause !== null && (begun.includes(cause.survey_id) || !known.has(cause.survey_id));
  const mayBegin = (id: string, after: readonly Wait[]): boolean =>
    after.length === 0 ||
    after.some(({ cause }) => isIn(cause)) ||
    all.some(({ kind, cause, effect }) => kind === 'moveDialog' && effect.survey_id === id && isIn(cause));
  for (;;) {
    const next = chats.filter(
      ({ survey: { survey_id }, after }) => !begun.includes(survey_id) && mayBegin(survey_id, after),
    );
    if (next.length === 0) return begun;
    begun.push(...next.map(({ survey }) => survey.survey_id));
  }
}
