import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { OwnDataTexts } from '../OwnDataTexts.ts';

const { and } = spellingIn('it', ['other']);

/** What respondents read on the page of all that is stored of them, in Italian. */
export const ownData: OwnDataTexts = {
  title: 'I Suoi dati',
  purpose:
    'Con il codice ricevuto alla fine di un dialogo vede qui ciò che è memorizzato. Può salvarlo come file o eliminarlo.',
  code: 'Codice',
  show: 'Mostra',
  noCode: 'Inserisca il codice, per favore. Si trova alla fine del dialogo e nel menu.',
  unknown: 'Per questo codice non c’è (più) nulla. Controlli che sia copiato bene, per favore.',
  tooMany: 'Troppi tentativi. Riprovi tra qualche minuto, per favore. I Suoi dati sono invariati.',
  failed:
    'In questo momento non ha funzionato. I Suoi dati sono invariati. Controlli la connessione a internet e riprovi, per favore.',
  begun: 'Inizio',
  finished: 'Fine',
  notFinished: 'non ancora terminato',
  answers: 'Le Sue risposte',
  noAnswers: 'Non è ancora salvata nessuna risposta.',
  feedback: 'I Suoi pareri',
  rating: (given) => `${given} di 5`,
  withdrawn: 'Non vale più, perché una risposta precedente è stata modificata.',
  test: 'Questa è una prova. Non se ne valuta nulla.',
  consents: 'Consensi',
  statement: 'Informativa sulla privacy',
  wording: 'Testo esatto',
  acts: {
    shown: 'Mostrata',
    given: 'Dato',
    declined: 'Rifiutato',
    withdrawn: 'Revocato',
    lapsed: 'Non più richiesto, perché è cambiata una risposta precedente',
  },
  takeBack: 'Revoca questo consenso',
  takeBackMore: 'Ciò che ha risposto dopo resta memorizzato finché non lo elimina.',
  takenBack: 'Il Suo consenso è revocato.',
  files: 'File',
  sent: 'Trasmesso ad altri',
  toModel: (model) => `Modello linguistico ${model}`,
  toSystem: (host) => `${host} (sistema interrogato)`,
  toldProgress: (host) => `${host} (avanzamento della conversazione)`,
  toldAnswers: (host) => `${host} (avanzamento e risposte)`,
  more: 'Altri dati',
  device: 'Dispositivo',
  devices: { phone: 'Telefono', tablet: 'Tablet', desktop: 'Computer' },
  language: 'Lingua',
  link: 'Dal link',
  tied: 'Questa conversazione è collegata al Suo invito personale.',
  notes: (count) =>
    `Note del team su questa conversazione: ${count}. Il titolare del trattamento Le dà informazioni al riguardo.`,
  keep: 'Portare con sé i dati',
  asPage: 'Pagina da leggere e stampare',
  asData: 'File di dati (JSON)',
  asZip: 'Tutto, con i file (ZIP)',
  delete: 'Elimina i miei dati',
  confirmTitle: 'Eliminare i dati?',
  confirm:
    'Le Sue risposte, la conversazione e i file inviati saranno eliminati definitivamente. Ciò non si può annullare.',
  back: 'Indietro',
  confirmed: 'Elimina',
  whole: (others) => `Questa chat fa parte di un insieme (${and(others)}). Saranno eliminate tutte insieme.`,
  deletedTitle: 'I Suoi dati sono stati eliminati',
  deleted:
    'Risposte, conversazione e file sono stati rimossi. Restano solo numeri: che una conversazione è stata eliminata e quante volte un testo è stato accettato. Ora può chiudere la pagina.',
};
