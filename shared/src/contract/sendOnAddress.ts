/** A name in an address: of a variable, or of a parameter of the link. */
const placeholder = /\{\{\s*([^{}\s]+)\s*\}\}/g;

/** Addresses that respondents are sent on to (domain.md §12). */
export const SEND_ON = {
  sentence:
    'Bitte geben Sie eine Adresse an, die mit https:// beginnt; {{Namen}} dürfen erst hinter dem Server stehen.',
  /** Whether it is one: https, to a host that no answer can choose. */
  isAddress(text: string): boolean {
    const [, host = ''] = /^https:\/\/([^/?#]+)/.exec(text) ?? [];
    return host !== '' && !/[{}@\\\s]/.test(host) && URL.canParse(filledAddress(text, () => 'x'));
  },
} as const;

/** An address with what stands under its names, percent-encoded; what has no value is left empty. */
export function filledAddress(address: string, valueOf: (name: string) => string | null): string {
  return address.replaceAll(placeholder, (_, name: string) => encodeURIComponent(valueOf(name) ?? ''));
}

/** The names that stand in an address, each once. */
export function namesInAddress(address: string): string[] {
  return [...new Set([...address.matchAll(placeholder)].map(([, name = '']) => name))];
}
