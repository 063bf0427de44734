import { counted, formatCount } from '@dialogwerk/shared/numbers';

export const dropOffTexts = {
  title: 'Wo Teilnehmende aufhören',
  explained:
    'Aufgehört hat, wer den Dialog nicht beendet und seit einem Tag nichts mehr geantwortet hat. Wer zweimal zu einer Frage kommt, zählt zweimal.',
  unknown: (count: number) =>
    count === 1
      ? 'Ein älteres Gespräch ist nicht dabei: Sein Weg wurde noch nicht aufgezeichnet.'
      : `${formatCount(count)} ältere Gespräche sind nicht dabei: Ihr Weg wurde noch nicht aufgezeichnet.`,
  failed: (reason: string) => `Wo Teilnehmende aufhören, konnte nicht geladen werden. ${reason}`,
  unnamed: 'Frage ohne Text',
  question: 'Frage',
  reached: 'Erreicht',
  stopped: 'Hier aufgehört',
  here: 'Gerade hier',
  share: (count: string, share: string) => `${count} (${share})`,
  graph: 'Wege durch den Dialog. Pfeiltasten verschieben das Bild.',
  graphSummary: (count: number) =>
    `Bild des Dialogs mit ${counted(count, 'Block', 'Blöcken')}. Die Tabelle sagt dasselbe in Zahlen.`,
  closer: 'Vergrößern',
  further: 'Verkleinern',
  fit: 'Alles zeigen',
  gone: 'Gezeichnet ist der Dialog, wie er jetzt bearbeitet wird. Blöcke, die es nicht mehr gibt, stehen nur in der Tabelle.',
  begun: 'Begonnen',
  ended: 'Ende erreicht',
  came: (reached: number, here: number) =>
    here === 0
      ? `${formatCount(reached)} erreicht`
      : `${formatCount(reached)} erreicht, ${formatCount(here)} gerade hier`,
  stoppedHere: (count: string, share: string) => `${count} hörten hier auf (${share})`,
} as const;
