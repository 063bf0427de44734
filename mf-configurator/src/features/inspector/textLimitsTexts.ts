import { blockFacts } from '@dialogwerk/shared/dialog';

const { fields } = blockFacts.open;

/** How much may be written, and how. */
export const textLimitsTexts = {
  multiline: fields.multiline,
  maxLength: fields.max_length,
  minLength: fields.min_length,
  minLengthAboveMax: 'Das ist mehr, als höchstens erlaubt ist.',
  maxLengthInvalid: 'Bitte geben Sie eine ganze Zahl von 1 bis 10.000 ein.',
  emoji: fields.emoji,
  emojiHelp: 'Unter dem Feld öffnet sich eine Auswahl, für alle ohne Emoji-Tastatur.',
} as const;
