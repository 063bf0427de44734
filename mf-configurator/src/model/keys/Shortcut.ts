/** A key with its modifiers, as a keyboard event tells it. */
export interface Keys {
  /** As in `KeyboardEvent.key`; letters in lower case. */
  readonly key: string;
  /** Ctrl, on a Mac Cmd. */
  readonly command?: boolean;
  readonly alt?: boolean;
  /** 'any': a sign that some keyboards have only with Shift, such as '/'. */
  readonly shift?: boolean | 'any';
}

/**
 * Where keys mean something; never in fields, menus and dialogs. `screen`: everywhere else. `blocks`: not in the panels
 * beside, where such keys belong to their controls. `graph` and `list`: on the card or row that has the focus.
 */
type Scope = 'screen' | 'blocks' | 'graph' | 'list';

/** One line of the table of shortcuts: what the keyboard does and what the sheet says. */
export interface Shortcut {
  readonly label: string;
  readonly group: 'edit' | 'view' | 'graph' | 'list';
  /** Each of them means the same. */
  readonly keys: readonly [Keys, ...Keys[]];
  readonly scope: Scope;
  /** Left to the browser while text is selected. */
  readonly leavesText?: boolean;
  /** Comes as the browser's own event instead of the key, because only that hands on the clipboard without asking. */
  readonly event?: 'paste';
}
