import type { EditorState } from 'prosemirror-state';

/** A variable that is being named: what is written of it, and where. */
export interface VariableQuery {
  readonly from: number;
  readonly to: number;
  readonly begun: string;
}

/** What stands between `{{` and the caret; null elsewhere. */
export function variableQuery({ selection }: EditorState): VariableQuery | null {
  const { $from, empty, from } = selection;
  if (!empty) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
  const found = /\{\{\s*([A-Za-z0-9_.@#$]*)$/.exec(before);
  return found ? { from: from - found[0].length, to: from, begun: found[1] ?? '' } : null;
}
