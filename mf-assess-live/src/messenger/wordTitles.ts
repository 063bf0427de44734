import { inEachLanguage } from '../wording/messengerWording.ts';

const sie = { help: 'Hilfe', back: 'Möchten Sie zurück?', restart: 'Möchten Sie neu beginnen?' } as const;
const du = { help: 'Hilfe', back: 'Möchtest du zurück?', restart: 'Möchtest du neu beginnen?' } as const;
const english = { help: 'Help', back: 'Do you want to go back?', restart: 'Do you want to start again?' } as const;

/** What stands above what a typed word asks for. */
export const wordTitles = inEachLanguage('wordTitles', { sie, du, en: english });
