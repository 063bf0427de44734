import type { MediaKind } from '@dialogwerk/shared/contract';
import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { PlainTexts } from '../PlainTexts.ts';

const { or, plural } = spellingIn('it', ['other', 'one']);
const quoted = (text: string): string => `«${text}»`;
const options = (count: number): string => plural(count, { one: 'un’opzione', other: `${count} opzioni` });
const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'immagine (JPEG, PNG, WebP, GIF)',
  audio: 'audio (MP3, WAV, OGG, M4A)',
  video: 'video (MP4, WebM)',
  document: 'documento (PDF, Word, Excel, OpenDocument, testo)',
};

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `almeno ${options(min)}` : 'una o più opzioni';
  if (min === max) return `esattamente ${options(min)}`;
  return min > 0 ? `da ${min} a ${options(max)}` : `al massimo ${options(max)}`;
}

/** What the pages without a script say in Italian. */
export const it: InLanguage<PlainTexts> = (say) => {
  const your = say('Sua', 'tua');
  const yours = say('Sue', 'tue');
  const youCan = say('Può', 'Puoi');
  const sendAgain = say('Lo invii ancora una volta, per favore', 'Invialo ancora una volta, per favore');
  const typed = say('Ciò che ha scritto è ancora qui', 'Ciò che hai scritto è ancora qui');
  return {
    lang: 'it',
    withoutScript: 'Partecipa senza JavaScript',
    offer: `Nel ${say('Suo', 'tuo')} browser JavaScript non è attivo. ${youCan} partecipare lo stesso: una domanda per pagina.`,
    begin: 'Questo dialogo funziona anche senza JavaScript: una domanda per pagina.',
    chats: `Più chat insieme hanno bisogno di JavaScript. ${say('Lo attivi e ricarichi', 'Attivalo e ricarica')} la pagina, per favore.`,
    chatsAlone: `${youCan} fare queste conversazioni una per una senza JavaScript; allora non sanno nulla l’una dell’altra:`,
    fault: 'Errore: ',
    progress: (percent) => `Avanzamento: ${percent}\u00A0%`,
    earlier: (count) =>
      `Conversazione precedente (${plural(count, { one: '1 messaggio', other: `${count} messaggi` })})`,
    log: 'Conversazione',
    you: say('Lei', 'Tu'),
    answer: `La ${your} risposta`,
    send: 'Invia',
    skip: 'Salta',
    goOn: 'Continua',
    speak: 'Lingua',
    notSwitched: `Non è stato possibile cambiare lingua. Le ${yours} risposte sono al sicuro. ${typed}. ${say('Riprovi', 'Riprova')}, per favore.`,
    fileAgain: say(
      'Se aveva scelto un file, lo scelga ancora una volta, per favore.',
      'Se avevi scelto un file, sceglilo ancora una volta, per favore.',
    ),

    chooseFrom: (min, max) => `${say('Scelga', 'Scegli')} ${range(min, max)}, per favore.`,
    other: (label) => `${quoted(label)}, cioè:`,
    inWords: say('O con parole Sue:', 'O con parole tue:'),
    either: say(
      'Scelga qualcosa o scriva qualcosa, non entrambe le cose, per favore.',
      'Scegli qualcosa o scrivi qualcosa, non entrambe le cose, per favore.',
    ),
    unit: (unit) => `in ${unit}`,
    numberFrom: (min, max) => `Numero da ${min} a ${max}`,
    numberLeast: (min) => `Numero a partire da ${min}`,
    numberMost: (max) => `Numero fino a ${max}`,
    steps: (step) => `a passi di ${step}`,
    pole: (value, label) => `${value} = ${label}`,
    day: 'Anno, mese e giorno, per esempio 2026-12-24',
    dayFrom: (min) => `non prima di ${min}`,
    dayTo: (max) => `non dopo ${max}`,
    time: 'Ora e minuto, per esempio 9:30',
    point: (value, count) => `${value} di ${count}`,
    place: (place) => `Posto ${place}`,
    noPlace: 'Scegli un posto',
    rank: `${say('Dia', 'Dai')} un posto a ogni opzione, ogni posto una sola volta. Il posto 1 è in alto.`,
    rankAgain: `${say('Dia', 'Dai')} ogni posto esattamente una volta, per favore.`,
    share: (total) => `${say('Distribuisca', 'Distribuisci')} ${total} punti tra le voci, per favore.`,
    length: (most) => `Al massimo ${plural(most, { one: `${most} carattere`, other: `${most} caratteri` })}`,
    file: 'File',
    fileLimits: (kinds, megabytes) =>
      `Tipi: ${or(kinds.map((kind) => kindNames[kind]))}; ${megabytes}\u00A0MB al massimo`,
    chooseFile: `${say('Scelga', 'Scegli')} un file, per favore.`,
    fileRefused: `Il file non è stato accettato, e non è stato salvato nulla. ${say('Controlli', 'Controlla')} il tipo e la dimensione o ${say('scelga', 'scegli')} un altro file, per favore.`,
    recording: 'O una registrazione come file:',
    voice: say(
      'Senza JavaScript questa pagina non può registrare. Registri con un’app del Suo dispositivo e scelga qui il file audio.',
      'Senza JavaScript questa pagina non può registrare. Registra con un’app del tuo dispositivo e scegli qui il file audio.',
    ),
    signature: say(
      'Disegnare è possibile solo con JavaScript. Firmi su carta e scelga qui una foto, o un’immagine della Sua firma.',
      'Disegnare è possibile solo con JavaScript. Firma su carta e scegli qui una foto, o un’immagine della tua firma.',
    ),
    map: say(
      'Faccia clic sulla mappa o indichi il punto in percentuale.',
      'Fai clic sulla mappa o indica il punto in percentuale.',
    ),
    mapClick: 'Fare clic sul punto della mappa e inviarlo',
    across: 'Da sinistra a destra, in percentuale (0 è tutto a sinistra, 100 tutto a destra)',
    down: 'Dall’alto in basso, in percentuale (0 è tutto in alto, 100 tutto in basso)',
    unmarked: say(
      'Faccia clic su un punto della mappa o riempia entrambi i campi con numeri da 0 a 100, per favore.',
      'Fai clic su un punto della mappa o riempi entrambi i campi con numeri da 0 a 100, per favore.',
    ),
    consentNeeded: `Il ${say('Suo', 'tuo')} consenso è necessario. Senza di esso la conversazione finisce qui.`,
    reason: say('Perché lo chiede?', 'Perché lo chiedi?'),
    timed: (span) =>
      `Tempo previsto per questa risposta: ${span}. Senza JavaScript qui non corre nessun orologio: la ${your} risposta vale anche più tardi.`,
    seconds: (seconds) =>
      seconds < 60 || seconds % 60 !== 0
        ? plural(seconds, { one: `${seconds} secondo`, other: `${seconds} secondi` })
        : plural(seconds / 60, { one: 'un minuto', other: `${seconds / 60} minuti` }),
    timeOver: 'Tempo scaduto: continua senza risposta',

    reread: 'Guarda ora',
    waiting: 'Un attimo, la conversazione continua subito. La pagina si ricarica da sola.',
    overtaken: say(
      'Questa domanda aveva già una risposta, forse in un’altra scheda. Ciò che ha appena inviato non è stato salvato. Può modificare la Sua risposta nella conversazione precedente.',
      'Questa domanda aveva già una risposta, forse in un’altra scheda. Ciò che hai appena inviato non è stato salvato. Puoi modificare la tua risposta nella conversazione precedente.',
    ),
    yourText: (text) => `Il ${say('Suo', 'tuo')} testo: ${quoted(text)}`,
    lost: `Non ha funzionato, e non è stato salvato nulla. ${typed}. ${sendAgain}.`,
    busy: `Il server è molto occupato in questo momento, e la ${your} risposta non è ancora salvata. ${typed}. ${sendAgain}, tra qualche secondo.`,
    tooLarge: `È troppo grande per essere inviato. Non è stato salvato nulla; ${say('accorci', 'accorcia')} il testo o ${say('scelga', 'scegli')} un file più piccolo, per favore.`,
    ended: `La ${your} conversazione non si può più aprire in questo browser. ${youCan} ricominciare qui.`,

    change: 'Modifica',
    changeThis: (said) => `Modifica la risposta ${quoted(said)}`,
    changeLast: 'Indietro: modifica l’ultima risposta',
    changeTitle: 'Modifica la risposta',
    changeAnyway: 'Modifica comunque',
    keep: 'Non modificare',
    changed: `La ${your} risposta è stata modificata.`,
    fallsAway: (count) =>
      count === 1
        ? 'Allora questa risposta successiva non sarà più adatta:'
        : `Allora queste ${count} risposte successive non saranno più adatte:`,
    mayFallAway: 'Non si può dire in anticipo se le risposte successive saranno ancora adatte.',
    gone: 'Questa risposta non si può più modificare. La conversazione continua qui.',

    leave: 'Esci',
    finished: `Grazie mille per le ${yours} risposte. Ora ${say('può', 'puoi')} chiudere la pagina.`,
    receipt: `Il ${say('Suo', 'tuo')} codice per «I miei dati»:`,
    receiptMore: say(
      'Con questo codice potrà in seguito vedere, salvare o eliminare ciò che è memorizzato su di Lei.',
      'Con questo codice potrai in seguito vedere, salvare o eliminare ciò che è memorizzato su di te.',
    ),
    ownData: 'I miei dati',
    ownDataMore: 'Risposte, consensi, file e ciò che è stato trasmesso: da vedere, salvare ed eliminare.',
    sentOn: 'Continua alla pagina successiva',
    sentOnInTest: 'Prova: chi partecipa va da qui a questo indirizzo:',
    feedback: say('Come trova questa conversazione?', 'Come trovi questa conversazione?'),
    feedbackWorst: 'per niente buona',
    feedbackBest: 'molto buona',
    feedbackMore: say('Desidera aggiungere qualcosa?', 'Vuoi aggiungere qualcosa?'),
    feedbackNothing: say(
      'Scelga una valutazione o scriva qualcosa, per favore.',
      'Scegli una valutazione o scrivi qualcosa, per favore.',
    ),
    feedbackThanks: `Grazie mille! Il ${say('Suo', 'tuo')} parere è arrivato.`,

    newTab: '(si apre in una nuova scheda)',
    audio: 'Registrazione audio',
    video: 'Video',
    captions: 'Sottotitoli',
    transcript: 'Trascrizione',
  };
};
