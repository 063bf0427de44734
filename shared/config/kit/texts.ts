/** What a module does in its area, and what of it did not go well. */
export const kitTexts = {
  notDrawn: (path: string, seconds: number) => `Unter ${path} steht nach ${seconds} s nichts in seinem Bereich`,
  faults: (path: string, faults: readonly string[]) => `unter ${path} geht etwas schief (${faults.join('; ')})`,
  whileTrouble: 'wenn der Server jeden Aufruf ablehnt: ',
  whileNonsense: 'wenn Antworten keinen Sinn ergeben: ',
  stays: 'beim Verlassen bleibt etwas von ihm im Bereich stehen',
  afterLeaving: 'nach dem Verlassen: ',
  again: 'beim zweiten Öffnen: ',
  noManifest: (id: string, version: string) =>
    `${id} ${version} sagt nicht, welche Adressen und Reiter es hat (src/manifest.ts). Bitte bauen Sie es neu.`,
  otherVersion: (version: string) => `statt ${version} läuft eine andere Version`,
  failed: (id: string, version: string, shell: string, what: string) =>
    `${id} ${version} besteht im Browser mit shell ${shell} nicht: ${what}.\nEs wurde nichts freigegeben; alle arbeiten mit den bisherigen Versionen weiter.`,
  passed: (id: string, version: string, shells: readonly string[], seconds: string) =>
    `${id} ${version} läuft im Browser mit ${shells.length === 1 ? 'der Shell' : 'den Shells'} ${shells.join(', ')}: geöffnet, gestört, verlassen, wieder geöffnet (${seconds} s).`,
  noBrowser:
    'Es ist kein Browser da, in dem sich die Version prüfen lässt. Installieren Sie Chromium (Debian: apt install chromium-headless-shell; überall: npx playwright-core install chromium), oder nennen Sie mit CHROMIUM_PATH, wo einer liegt. Ungeprüft geben Sie mit --skip-browser frei; das steht dann im Protokoll.',
} as const;
