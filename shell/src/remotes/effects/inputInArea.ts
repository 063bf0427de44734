import type { WaitReason } from '../model/busyReason.ts';

/** As long as somebody has just typed or pressed, the area under their hands stays as it is. */
export const QUIET_MS = 3_000;

const touched = new WeakSet<Element>();
let lastInput = -Infinity;

/** Notes what people do on the page, so that nothing is taken away under their hands. Gives the way to stop. */
export function watchInput(): () => void {
  const noteField = ({ target }: Event): void => {
    lastInput = performance.now();
    if (target instanceof Element) touched.add(target);
  };
  const note = (): void => {
    lastInput = performance.now();
  };
  document.addEventListener('input', noteField, { capture: true });
  for (const event of ['keydown', 'pointerdown'] as const) document.addEventListener(event, note, { capture: true });
  return () => {
    document.removeEventListener('input', noteField, { capture: true });
    for (const event of ['keydown', 'pointerdown'] as const)
      document.removeEventListener(event, note, { capture: true });
  };
}

/** What somebody is in the middle of in this area; null when nothing would be lost by drawing it anew. */
export function inputInArea(area: Element): WaitReason | null {
  if (document.querySelector('[aria-modal="true"], [role="menu"]')) return 'open-dialog';
  const filled = [...area.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea')];
  if (filled.some((field) => touched.has(field) && field.value !== '')) return 'form';
  return performance.now() - lastInput < QUIET_MS ? 'typing' : null;
}
