import type { Chats } from './Chats.ts';

/** What keeps a multi-chat from being published and going live. */
export type Obstacle =
  /** A dialog that asks nothing yet, or that the author may not publish. */
  | { readonly kind: 'no-question' | 'role'; readonly survey_id: string; readonly name: string }
  /** Dialogs that the author does not see. */
  | { readonly kind: 'hidden'; readonly count: number };

/** Everything that stands against it, dialog by dialog (domain.md §8); none where it can be published. */
export function obstaclesOf({ surveys, manager }: Pick<Chats, 'surveys' | 'manager'>): readonly Obstacle[] {
  const own = surveys.flatMap(({ survey_id, survey_name: name, live_switch, bearbeiten, testen }): Obstacle[] => {
    if (live_switch === 1) return [];
    // Whoever may edit may also test, unless there is nothing to ask.
    return [{ kind: bearbeiten === 1 && testen === 0 ? 'no-question' : 'role', survey_id, name }];
  });
  const { hidden_surveys: count } = manager;
  return count > 0 ? [...own, { kind: 'hidden', count }] : own;
}
