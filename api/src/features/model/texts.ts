import type { ModelFault } from '@dialogwerk/shared/contract';

/** What an attempt to reach a model showed, for who runs the server. */
export const faultSentences: Readonly<Record<ModelFault | 'none', string>> = {
  none: 'Das Sprachmodell antwortet.',
  timeout: 'Das Sprachmodell hat nicht rechtzeitig geantwortet. Bitte prüfen Sie, ob der Dienst ausgelastet ist.',
  network: 'Das Sprachmodell ist nicht erreichbar. Bitte prüfen Sie die Adresse und die Verbindung dorthin.',
  'rate-limited':
    'Der Anbieter nimmt gerade keine weiteren Anfragen an. Bitte versuchen Sie es später erneut oder erhöhen Sie das Kontingent.',
  server: 'Der Anbieter meldet einen Fehler. Bitte versuchen Sie es später erneut.',
  settings: 'Der Anbieter nimmt die Anfrage nicht an. Bitte prüfen Sie Adresse, Schlüssel und Namen des Modells.',
  refused: 'Das Sprachmodell hat die Antwort verweigert. Bitte prüfen Sie die Filter des Anbieters.',
  empty: 'Das Sprachmodell hat nichts geantwortet. Bitte versuchen Sie es mit einem anderen Modell.',
  'bad-answer': 'Unter der Adresse antwortet kein Sprachmodell. Bitte prüfen Sie die Adresse.',
  budget: 'Die Tokens für heute sind aufgebraucht. Sie können LLM_TOKENS_DAY erhöhen.',
  busy: 'Zurzeit warten zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
  aborted: 'Der Versuch wurde abgebrochen.',
};
