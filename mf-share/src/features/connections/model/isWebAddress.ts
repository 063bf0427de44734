/** Whether what was typed is a whole address of the web; whether it may be told anything is the server's to say. */
export function isWebAddress(typed: string): boolean {
  const text = typed.trim();
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
