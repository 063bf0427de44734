/** Whether a language model can be asked at an address: on the web, and without name or password, which it would show to whoever reads it. */
export function isModelUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '';
}
