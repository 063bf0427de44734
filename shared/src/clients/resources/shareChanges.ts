/**
 * Has the tabs of this browser tell each other of changes from now on, as `tellTabs` says. Gives the way to stop. Rejects where
 * its code, which comes only now, cannot be had.
 */
export async function shareChanges(): Promise<() => void> {
  // Only here, because the first screen is there before anything is changed.
  const { tellTabs } = await import('../later/tellTabs.ts');
  return tellTabs();
}
