import type { HelpPage } from '@dialogwerk/shared/contract';
import { texts as sheetTexts } from '../features/shortcuts/texts.ts';
import { keyWord } from '../model/keys/keyNames.ts';
import type { Keyboard } from '../model/keys/keyNames.ts';
import type { Shortcut } from '../model/keys/Shortcut.ts';
import { shortcuts } from '../shortcuts.data.ts';
import { pageTexts } from './pageTexts.ts';

const texts = pageTexts.keys;
const all: readonly Shortcut[] = Object.values(shortcuts);
const groups = ['edit', 'view', 'graph', 'list'] as const;

/** Every key of the configurator, from the table that the handlers act by. */
export const shortcutPage: HelpPage = {
  id: 'tastenkuerzel',
  kind: 'reference',
  title: texts.title,
  summary: texts.summary,
  words: ['Tastatur', 'Shortcut', 'Kürzel', 'Strg', 'Cmd'],
  passages: groups.map((group) => ({
    id: group,
    title: sheetTexts.groups[group],
    text: group === 'edit' ? [texts.note] : [],
    table: all
      .filter((shortcut) => shortcut.group === group)
      .map((shortcut) => ({ term: shortcut.label, meaning: keysOf(shortcut) })),
  })),
};

/** 'Strg+Z, auf dem Mac ⌘ Z': the second only where it differs. */
function keysOf(shortcut: Shortcut): string {
  const [other, mac] = [wordsOf(shortcut, 'other'), wordsOf(shortcut, 'mac')];
  return other === mac ? other : `${other}${texts.mac}${mac}`;
}

function wordsOf({ keys }: Shortcut, keyboard: Keyboard): string {
  return keys.map((pressed) => keyWord(pressed, keyboard)).join(texts.or);
}
