/** What has become true by a gesture on the canvas. `name`s are quoted. */
export const lineTexts = {
  hereFor: (answer: string, alone: boolean) => `${onlyAt(answer, alone)} geht es hier weiter`,
  leadsFor: (answer: string, alone: boolean, name: string) => `${onlyAt(answer, alone)} geht es mit ${name} weiter`,
  endsFor: (answer: string, alone: boolean) => `${onlyAt(answer, alone)} endet der Dialog`,
  othersEnd: 'sonst endet der Dialog wie bisher',
  consentNotNeeded: 'die Einwilligung ist damit nicht mehr nötig',
  endsNoMoreHere: (name: string) => `${name} beendet den Dialog nicht mehr, es geht hier weiter`,
  endsNoMore: (name: string, next: string) => `${name} beendet den Dialog nicht mehr, es geht mit ${next} weiter`,
  goesOnWith: (name: string, next: string) => `Nach ${name} geht es jetzt mit ${next} weiter`,
  endsAfter: (name: string) => `Nach ${name} endet der Dialog jetzt`,
  likeOthers: (answer: string) => `Bei ${answer} geht es jetzt weiter wie bei den anderen Antworten`,
  sentence: (...parts: readonly string[]) => `${parts.join(', ')}.`,
} as const;

const onlyAt = (answer: string, alone: boolean): string => `${alone ? 'Nur bei' : 'Bei'} ${answer}`;
