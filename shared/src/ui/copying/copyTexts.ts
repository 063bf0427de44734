/** About taking a text along. */
export const copyTexts = {
  action: 'Kopieren',
  done: 'Kopiert',
  name: (what: string) => `${what} kopieren`,
  announced: (what: string) => `${what}: in die Zwischenablage kopiert.`,
  failed:
    'Das Kopieren hat nicht geklappt. Bitte markieren Sie den Text und kopieren Sie ihn mit Strg+C (am Mac mit Cmd+C).',
} as const;
