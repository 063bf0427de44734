import { counted } from '@dialogwerk/shared/numbers';

/** A played conversation, for authors. */
export const conversationTexts = {
  show: 'Gespräch zeigen',
  hide: 'Gespräch ausblenden',
  bot: 'Dialog',
  user: 'Person',
  again: 'Ab hier wiederholt es sich ohne Ende.',
  earlier: (count: number) => counted(count, 'frühere Nachricht', 'frühere Nachrichten'),
  play: 'In „Testen“ abspielen',
} as const;
