/** Writes a text where the caret of a field is, as typing does, and leaves the caret behind it. */
export function insertAtCaret(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const start = field.selectionStart ?? field.value.length;
  field.setRangeText(text, start, field.selectionEnd ?? start, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}
