/** A table in words: the first column names the row. */
export interface FigureTable {
  readonly head: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
}

/** Tabs and line ends part cells, and a spreadsheet calculates what begins with these signs. */
function cellText(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').replaceAll(/[\u00a0\u202f]/g, ' ');
  return /^[=+@]/.test(plain) || /^-\D/.test(plain) ? `'${plain}` : plain;
}

/** A table as text with tabs, which any spreadsheet takes. */
export function tableText({ head, rows }: FigureTable): string {
  return [head, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(cellText).join('\t')).join('\n');
}
