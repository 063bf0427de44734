import { allStates, loading, mapState, useResources } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { DialogManager, SurveyData, Trigger } from '@dialogwerk/shared/contract';
import { readTrigger } from '@dialogwerk/shared/dialog';
import { useMemo } from 'react';
import { PENDING } from './model/Chats.ts';
import type { Chats, ShownTrigger } from './model/Chats.ts';

interface AllChats {
  /** In the order of the ids; the same array as long as nothing of them is new. */
  readonly states: readonly CallState<Chats>[];
  readonly reload: () => void;
}

/** Multi-chats with their dialogs and triggers, as far as the author has a role in them. */
export function useChats(ids: readonly number[]): AllChats {
  const asked = ids.map((id) => ({ id }));
  const managers = useResources('connectedSurveys', asked);
  const triggers = useResources('dialogmanagerTrigger', asked);
  const [own, foreign] = useMemo(() => dialogsOf(managers.states), [managers.states]);
  const edited = useResources('surveyDataConfigurator', own);
  // By the shell's call, because who may not edit a dialog gets it by no other.
  const others = useResources('dialog', foreign);
  const states = useMemo(() => {
    const ofOwn = own.map(
      ({ survey_id }, at) => [survey_id, mapState(edited.states[at] ?? loading, ({ survey }) => survey)] as const,
    );
    const ofForeign = foreign.map(({ survey_id }, at) => [survey_id, others.states[at] ?? loading] as const);
    const surveys = new Map<string, CallState<SurveyData>>([...ofOwn, ...ofForeign]);
    return managers.states.map((manager, at) => chatsOf(manager, triggers.states[at] ?? loading, surveys));
  }, [managers.states, triggers.states, own, foreign, edited.states, others.states]);
  return {
    states,
    reload: () => {
      for (const { reload } of [managers, triggers, edited, others]) reload();
    },
  };
}

interface Asked {
  readonly survey_id: string;
}

/** The dialogs of multi-chats, each once: those that the author may edit, and the others. */
function dialogsOf(managers: readonly CallState<DialogManager>[]): readonly [own: Asked[], foreign: Asked[]] {
  const known = managers.flatMap((state) => (state.kind === 'loaded' ? state.value.connected_surveys : []));
  const mayEdit = new Map(known.map(({ survey_id, may_edit }) => [survey_id, may_edit]));
  const those = (wanted: boolean): Asked[] =>
    [...mayEdit].flatMap(([survey_id, may]) => (may === wanted ? { survey_id } : []));
  return [those(true), those(false)];
}

function chatsOf(
  manager: CallState<DialogManager>,
  triggers: CallState<{ readonly trigger_objects: readonly Trigger[] }>,
  surveys: ReadonlyMap<string, CallState<SurveyData>>,
): CallState<Chats> {
  if (manager.kind !== 'loaded') return manager;
  if (triggers.kind !== 'loaded') return triggers;
  const ofManager = manager.value.connected_surveys.map(({ survey_id }) => surveys.get(survey_id) ?? loading);
  return mapState(allStates(ofManager), (all) => ({
    manager: manager.value,
    surveys: all,
    triggers: triggers.value.trigger_objects.flatMap(shownTrigger),
  }));
}

function shownTrigger(sent: Trigger): ShownTrigger[] {
  const rule = readTrigger(sent);
  return rule ? [{ trigger_id: sent.trigger_id, rule, pending: sent.trigger_id.startsWith(PENDING) }] : [];
}
