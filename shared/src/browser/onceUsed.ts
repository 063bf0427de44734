/** By which its reader takes the page over. */
const acts = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Runs once when somebody scrolls, presses or types anywhere in the page; gives the way to leave it. */
export function onceUsed(run: () => void): () => void {
  const used = (): void => {
    leave();
    run();
  };
  const leave = (): void => {
    for (const act of acts) removeEventListener(act, used);
  };
  for (const act of acts) addEventListener(act, used, { passive: true });
  return leave;
}
