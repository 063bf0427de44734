import type { Refusal } from '../model/CallOutcome.ts';

/**
 * Opens the page anew where the study has closed since it was opened, because the page says why nobody can begin; gives whether it does. What was chosen
 * already stays for the next page.
 */
export function readWhyClosed(because: Refusal): boolean {
  const isClosed = because.kind === 'refused' && because.status === 410;
  if (isClosed) location.replace(location.pathname);
  return isClosed;
}
