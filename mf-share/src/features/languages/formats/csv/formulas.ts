/** What spreadsheets take for the beginning of a formula, and the apostrophe that keeps them from it; a text's own apostrophes stay. */
const formula = /^'*\s*[=+\-@]/;
const disarmed = /^'(?='*\s*[=+\-@])/;

/** A text that no spreadsheet calculates. */
export const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that was made harmless. */
export const asWritten = (cell: string): string => cell.replace(disarmed, '');
