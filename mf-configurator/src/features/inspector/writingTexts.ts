/** What authors read where they write what the bot says. */
export const writingTexts = {
  help: 'Strg + Eingabetaste beginnt eine neue Sprechblase, {{ fügt eine frühere Antwort ein.',
  format: (field: string) => `Gestalten: ${field}`,
  strong: 'Fett (Strg+B)',
  emphasis: 'Kursiv (Strg+I)',
  link: 'Link (Strg+K)',
  variable: 'Frühere Antwort einfügen ({{)',
  emoji: 'Emoji einfügen',
  bubble: 'Neue Sprechblase (Strg+Eingabetaste)',
  asText: 'Als Text bearbeiten',
  asTextOf: (field: string) => `Als Text bearbeiten: ${field}`,
  asBubbles: 'Mit Sprechblasen bearbeiten',
  onlyText: 'Dieser Text hat Zeichen, die sich nur als Text bearbeiten lassen. Er bleibt genau so, wie er ist.',

  variables: 'Frühere Antworten',
  noVariables: 'Noch kein Block hat eine Variable.',

  pause: (seconds: string) => `${seconds} s Pause`,
  changePause: (seconds: string) => `${seconds} Sekunden Pause ändern`,
  pauseTitle: 'Pause vor dieser Sprechblase',
  seconds: 'Sekunden',
  secondsHelp:
    'So lange schreibt der Bot, bevor die Sprechblase kommt. Das Tempo des Dialogs verlängert oder verkürzt sie.',
  secondsInvalid: 'Bitte geben Sie eine Zahl von 0 bis 60 ein.',
  joinBubbles: 'Sprechblasen verbinden',

  linkTitle: 'Link',
  linkWords: 'Was dort steht',
  address: 'Adresse',
  addressHelp: 'Zum Beispiel https://beispiel.de oder eine E-Mail-Adresse',
  addressInvalid: 'Bitte geben Sie eine Adresse ein, die mit https:// oder mailto: beginnt.',
  removeLink: 'Link entfernen',

  cancel: 'Abbrechen',
  take: 'Übernehmen',
} as const;
