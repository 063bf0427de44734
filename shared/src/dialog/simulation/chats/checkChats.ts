import type { Hint } from '../../../contract/index.ts';
import type { SurveySnapshot } from '../../engine/survey/SurveySnapshot.ts';
import { compileChats } from '../../managers/Chats.ts';
import { neverActing } from '../../triggers/neverActing.ts';
import { questionKey } from '../../triggers/triggerRule.ts';
import type { QuestionOf, TriggerRule } from '../../triggers/triggerRule.ts';
import { constantsOf } from '../constantsOf.ts';
import { spreadOf } from '../reportOf.ts';
import type { Spread } from '../reportOf.ts';
import type { ChatsCounts, Shown } from './ChatsTally.ts';
import type { PlayedChats } from './simulatePlayer.ts';

/** A multi-chat as it is to be checked: its dialogs in their order, what triggers what, what can be found out. */
export interface ChatsToCheck {
  readonly snapshots: readonly SurveySnapshot[];
  readonly rules: readonly TriggerRule[];
  readonly hints: readonly Hint[];
}

/** The same, made quick to be played by many. */
export function playable({ snapshots, rules, hints }: ChatsToCheck): PlayedChats {
  return {
    chats: { ...compileChats(snapshots, rules), hints },
    hints,
    constants: new Map(snapshots.map(({ survey_id, blocks }) => [survey_id, constantsOf(blocks)])),
  };
}

/** What stands in the way of players; `seed` is a game that shows it, null where none can. */
export type ChatsFinding =
  /** Nobody comes to this ending. */
  | { readonly kind: 'no-way-to-ending'; readonly hint: Hint; readonly seed: null }
  /** Nobody finds this before the game ends. */
  | { readonly kind: 'never-found'; readonly hint: Hint; readonly seed: null }
  /** It unlocks at a block that there is not. */
  | { readonly kind: 'gone-block'; readonly hint: Hint; readonly seed: null }
  | { readonly kind: 'never-opens'; readonly survey_id: string; readonly seed: null }
  /** Players wait before this block for what can no longer happen. */
  | { readonly kind: 'waits-for-ever'; readonly at: QuestionOf; readonly count: number; readonly seed: number }
  /** Nothing is left to be answered, and no ending has come. */
  | { readonly kind: 'ends-without-ending'; readonly count: number; readonly seed: number }
  /** Players go round here until they give up. */
  | { readonly kind: 'goes-round'; readonly at: QuestionOf; readonly count: number; readonly seed: number }
  | { readonly kind: 'trigger-never-acts'; readonly rule: TriggerRule; readonly seed: null };

/** How far players come. */
export interface Reached {
  readonly count: number;
  /** Of the shortest game that comes there; null where none does. */
  readonly seed: number | null;
}

export interface ChatsReport {
  readonly players: number;
  readonly ended: number;
  /** Replies of those who came to an end; null when nobody did. */
  readonly replies: Spread | null;
  /** In the order of the dialogs. */
  readonly chats: readonly (Reached & { readonly survey_id: string })[];
  /** In the order of the list. */
  readonly hints: readonly (Reached & { readonly hint: Hint })[];
  readonly findings: readonly ChatsFinding[];
}

/** Fewer than this share of those who played, who go round, are no finding: somebody is always unlucky. */
const UNLUCKY = 0.01;

const reachedBy = (shown: Shown | undefined): Reached => ({ count: shown?.count ?? 0, seed: shown?.seed ?? null });

/** What invented players show about a multi-chat, and what is wrong with it whoever plays. */
export function chatsReport({ snapshots, rules, hints }: ChatsToCheck, counts: ChatsCounts): ChatsReport {
  const { chats } = playable({ snapshots, rules, hints });
  const known = new Map(
    snapshots.flatMap(({ survey_id, blocks }) =>
      blocks.map(({ unique_question_id }) => {
        const question: QuestionOf = { survey_id, unique_question_id };
        return [questionKey(question), question] as const;
      }),
    ),
  );
  const found = hints.map((hint, place) => Object.assign(reachedBy(counts.found.get(place)), { hint }));
  const begun = snapshots.map(({ survey_id }) => Object.assign(reachedBy(counts.begun.get(survey_id)), { survey_id }));
  const acting = new Set(chats.rules);
  const never = new Set(neverActing(chats.surveys, chats.rules));
  return {
    players: counts.players,
    ended: counts.ended,
    replies: spreadOf(counts.replies),
    chats: begun,
    hints: found,
    findings: [
      ...found.flatMap(({ hint, count }): ChatsFinding[] => {
        if (!known.has(questionKey(hint))) return [{ kind: 'gone-block', hint, seed: null }];
        if (count > 0) return [];
        return [{ kind: hint.kind === 'ending' ? 'no-way-to-ending' : 'never-found', hint, seed: null }];
      }),
      ...begun.flatMap(({ survey_id, count }): ChatsFinding[] =>
        count > 0 ? [] : [{ kind: 'never-opens', survey_id, seed: null }],
      ),
      ...[...counts.waits].map(([key, { count, seed }]): ChatsFinding => {
        const at = known.get(key);
        return at ? { kind: 'waits-for-ever', at, count, seed } : { kind: 'ends-without-ending', count, seed };
      }),
      ...[...counts.gaveUp].flatMap(([key, { count, seed }]): ChatsFinding[] => {
        const at = known.get(key);
        return at && count > UNLUCKY * counts.players ? [{ kind: 'goes-round', at, count, seed }] : [];
      }),
      ...rules
        .filter((rule) => !acting.has(rule) || never.has(rule))
        .map((rule): ChatsFinding => ({ kind: 'trigger-never-acts', rule, seed: null })),
    ],
  };
}
