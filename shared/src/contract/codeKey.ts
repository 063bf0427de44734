/** What two names of codes are compared by: the same words are the same code, whatever the case of their letters. */
export function codeKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
