import type { ModelFault } from '@dialogwerk/shared/contract';

/** Why there is nothing to suggest, for authors. */
export const writingFaults: Readonly<Record<ModelFault, string>> = {
  timeout: 'Das Sprachmodell hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es noch einmal.',
  network: 'Das Sprachmodell ist gerade nicht erreichbar. Bitte versuchen Sie es später erneut.',
  'rate-limited': 'Das Sprachmodell nimmt gerade keine weiteren Anfragen an. Bitte versuchen Sie es später erneut.',
  server: 'Das Sprachmodell meldet einen Fehler. Bitte versuchen Sie es später erneut.',
  settings:
    'Das Sprachmodell nimmt die Anfrage nicht an. Wer den Server betreibt, kann die Einstellungen in der Administration prüfen.',
  refused: 'Das Sprachmodell hat das abgelehnt. Bitte formulieren Sie anders.',
  empty: 'Das Sprachmodell hat nichts geantwortet. Bitte versuchen Sie es noch einmal.',
  'bad-answer': 'Das Sprachmodell hat nichts Brauchbares geschrieben. Bitte versuchen Sie es noch einmal.',
  budget: 'Das Kontingent des Sprachmodells ist für heute aufgebraucht. Bitte versuchen Sie es morgen wieder.',
  busy: 'Das Sprachmodell hat gerade zu viel zu tun. Bitte versuchen Sie es gleich noch einmal.',
  aborted: 'Die Anfrage an das Sprachmodell wurde abgebrochen.',
};
