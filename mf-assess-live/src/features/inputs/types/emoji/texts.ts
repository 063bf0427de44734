import { messengerWording } from '../../../../wording/messengerWording.ts';

const german = { open: '🙂 Emojis', choice: 'Emojis zum Einfügen' };

/** What picking an emoji says, in each wording. */
export const emojiTexts = messengerWording.inEach('emoji', {
  sie: german,
  en: { open: '🙂 Emojis', choice: 'Emojis to insert' },
});
