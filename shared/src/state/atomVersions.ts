import type * as state from './index.ts';

type AtomName = Extract<keyof typeof state, `$${string}`>;

/**
 * The version of each cross-app atom's shape. Raised when who was built for the shape before would misread it: a field that
 * has gone or means something else. What is only added leaves it as it is.
 */
export const atomVersions: Readonly<Record<AtomName, number>> = {
  $session: 1,
  $survey: 1,
  $errorDialog: 1,
  $notice: 1,
  $testReplies: 1,
  $moduleSignal: 1,
  $chatsPreview: 1,
  $preview: 1,
  $moduleArea: 1,
  $dateLanguage: 1,
  $colorScheme: 1,
  $help: 1,
  $publishing: 1,
  $team: 1,
};
