import { counted } from '../../numbers/index.ts';

const changes = (count: number): string => counted(count, 'unveröffentlichte Änderung', 'unveröffentlichte Änderungen');

/** About draft and published (domain.md §11), wherever a dialog stands. */
export const publicationTexts = {
  never: 'Noch nicht veröffentlicht',
  published: 'Veröffentlicht',
  changes,
  rule: 'Ihre Änderungen sehen Teilnehmende erst, wenn Sie sie veröffentlichen.',
  publish: 'Veröffentlichen',
  done: 'Veröffentlicht. Wer ab jetzt beginnt, bekommt diese Version; begonnene Gespräche laufen auf ihrer weiter.',
  undo: 'Rückgängig',
  undone: 'Teilnehmende bekommen wieder die vorherige Version. Ihr Entwurf ist unverändert.',
  failed: (reason: string) => `Es wurde nichts veröffentlicht. ${reason}`,
} as const;
