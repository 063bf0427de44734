/** The keys as they stand on a German keyboard, for tooltips and the sheet. */
export const keyTexts = {
  names: {
    command: 'Strg',
    alt: 'Alt',
    shift: 'Umschalt',
    Delete: 'Entf',
    Backspace: 'Rücktaste',
    Enter: 'Eingabe',
    Escape: 'Esc',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
    Home: 'Pos1',
    End: 'Ende',
    Tab: 'Tab',
    ContextMenu: 'Menü',
    ' ': 'Leertaste',
  },
  macNames: { command: '⌘', alt: '⌥', shift: '⇧', Delete: '⌦', Backspace: '⌫', Enter: '↩' },
} as const;
