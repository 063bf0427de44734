import type { Hint, Trigger } from '@dialogwerk/shared/contract';
import { compileChats, writeTrigger } from '@dialogwerk/shared/dialog';
import type { Chats, SurveySnapshot, TriggerRule } from '@dialogwerk/shared/dialog';
import type { ChatsToCheck } from '@dialogwerk/shared/dialog/simulation';
import { contentOf } from '../../src/features/stories/contentOf.ts';
import type { Story, StoryChat, StoryPlace } from '../../src/features/stories/Story.ts';

/** A story as the engine plays it; its chats go by their keys, as dialogs go by their ids. */
export interface StoryWorld {
  readonly snapshots: readonly SurveySnapshot[];
  readonly triggers: readonly Trigger[];
  readonly chats: Chats;
}

/** The question that a place of a story is. */
export function questionOf([survey_id, unique_question_id]: StoryPlace): TriggerRule['at'] {
  return { survey_id, unique_question_id };
}

function snapshotOf(chat: StoryChat): SurveySnapshot {
  const { blocks } = contentOf(chat, 0, (picture) => picture);
  const { du_sie, ask_backs } = chat.config;
  return { survey_id: chat.key, blocks, templ_options: [], du_sie, ask_backs, language: 'de', ...chat.messages };
}

/** A story without a server. */
export function storyWorld({ chats, triggers, dialog_manager_id, clues, endings, clock }: Story): StoryWorld {
  const snapshots = chats.map(snapshotOf);
  const rules = triggers.map(({ at, names, ...rule }): TriggerRule => ({
    ...rule,
    at: questionOf(at),
    names: questionOf(names),
  }));
  return {
    snapshots,
    triggers: rules.map((rule, index) => ({ ...writeTrigger(rule), dialog_manager_id, trigger_id: String(index) })),
    chats: { ...compileChats(snapshots, rules), hints: hintsOf({ clues, endings }), clock },
  };
}

/** The same as authors have it checked. */
export function toCheck(story: Story, { snapshots, chats }: StoryWorld): ChatsToCheck {
  return { snapshots, rules: chats.rules, hints: hintsOf(story) };
}

function hintsOf({ clues, endings }: Pick<Story, 'clues' | 'endings'>): Hint[] {
  const noted = (kind: Hint['kind'], notes: Story['clues']): Hint[] =>
    notes.map(({ at, ...note }) => ({ kind, ...questionOf(at), ...note }));
  return [...noted('clue', clues), ...noted('ending', endings)];
}
