/** Why a conversation went on as it did, as authors read it. */
export const traceTexts = {
  option: (label: string) => `wegen „${label}“`,
  condition: (said: string) => `weil: ${said}`,
  meant: 'weil die Antwort so verstanden wurde',
  exit: (condition: string) => `weil das KI-Gespräch am Ziel ist: ${condition}`,
  exitGone: 'weil das KI-Gespräch am Ziel ist',
  fallback: 'Ersatzweg, weil kein Sprachmodell führt',
  givenUp: 'weil keine Antwort gepasst hat',
  timedOut: 'weil die Zeit vorbei war',
  requestFailed: 'weil das andere System nicht geantwortet hat',
  jump: '„Danach weiter mit“ des Blocks',
  order: 'der Reihe nach',
  elsewhere: 'der Dialog ist zu Ende',
  skip: 'keine Antwort',
  end: 'Ende des Dialogs',
  screened: 'eine Antwort hat den Dialog beendet',
} as const;
