import type { Wording } from '@dialogwerk/shared/dialog/messenger';

const german = { open: '🙂 Emojis', choice: 'Emojis zum Einfügen' };

/** What picking an emoji says, in each wording. */
export const emojiTexts: Readonly<Record<Wording, typeof german>> = {
  sie: german,
  du: german,
  en: { open: '🙂 Emojis', choice: 'Emojis to insert' },
};
