/** Puts a text where the caret stands in a field, in place of what is selected, as if it had been typed. */
export function insertAtCaret(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const end = field.value.length;
  field.setRangeText(text, field.selectionStart ?? end, field.selectionEnd ?? end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
