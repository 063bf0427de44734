/** Takes the focus when it is drawn first; the same function with each drawing, so that it is called once. */
export const focusOnce = (field: HTMLElement | null): void => field?.focus();
