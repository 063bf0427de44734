import { atom } from 'nanostores';

/** Whether the author is choosing a template; several places of the screen open the choice. */
export const $isPicking = atom(false);

export const openTemplates = (): void => $isPicking.set(true);
export const closeTemplates = (): void => $isPicking.set(false);

/** Whether the author is having a dialog drafted from a description. */
export const $isDrafting = atom(false);

export const openDraft = (): void => $isDrafting.set(true);
export const closeDraft = (): void => $isDrafting.set(false);
