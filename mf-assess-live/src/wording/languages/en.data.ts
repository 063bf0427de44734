import { english as inputs } from '../../features/inputs/texts.en.ts';
import { english as messenger } from '../../texts.en.ts';
import type { AllMessengerTexts } from '../AllMessengerTexts.ts';

/** What is needed with the first question, which those who are spoken to in German need not fetch; the rest stands where it is said. */
export const english: Pick<AllMessengerTexts, 'messenger' | 'inputs'> = { messenger, inputs };
