import { crossAppAtom } from './crossAppAtom.ts';
import { isText, orNull } from './guards.ts';

/** What is brought to respondents: a dialog, or a multi-chat by its number. */
export type Publishable =
  | { readonly kind: 'dialog'; readonly survey_id: string }
  | { readonly kind: 'multi-chat'; readonly id: number };

/** For which the way to its respondents is open beside the work; null: none is. Owner: shell draws it, every module may open it. */
export const $publishing = crossAppAtom<Publishable | null>('publishing', null, orNull<Publishable>(isPublishable));

/** Opens the steps from draft to respondents, which stand in the place 'publishing'. */
export function openPublishing(what: Publishable): void {
  $publishing.set(what);
}

export function closePublishing(): void {
  $publishing.set(null);
}

function isPublishable(value: unknown): value is Publishable {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'dialog') return 'survey_id' in value && isText(value.survey_id);
  return value.kind === 'multi-chat' && 'id' in value && typeof value.id === 'number';
}
