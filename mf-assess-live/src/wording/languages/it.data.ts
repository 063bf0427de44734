import type { MediaKind } from '@dialogwerk/shared/contract';
import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { AllMessengerTexts } from '../AllMessengerTexts.ts';
import type { BetweenBounds } from '../SingleInputTexts.ts';

export { it as dialog } from '@dialogwerk/shared/dialog/languages/it';

const lang = 'it';
const { or, plural } = spellingIn('it', ['other', 'one']);
const quoted = (text: string): string => `«${text}»`;
const options = (count: number): string => plural(count, { one: 'un’opzione', other: `${count} opzioni` });
const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'immagine (JPEG, PNG, WebP, GIF)',
  audio: 'audio (MP3, WAV, OGG, M4A)',
  video: 'video (MP4, WebM)',
  document: 'documento (PDF, Word, Excel, OpenDocument, testo)',
};
const listed = (kinds: readonly MediaKind[]): string => or(kinds.map((kind) => kindNames[kind]));
const trouble = {
  busy: 'Il server è molto occupato in questo momento.',
  fault: 'In questo momento non ha funzionato.',
};

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `almeno ${options(min)}` : 'una o più opzioni';
  if (min === max) return `esattamente ${options(min)}`;
  return min > 0 ? `da ${min} a ${options(max)}` : `al massimo ${options(max)}`;
}

const between =
  (any: string, both: (min: string, max: string) => string, from: string, upTo: string): BetweenBounds =>
  (min, max) => {
    if (min !== null && max !== null) return both(min, max);
    if (min !== null) return `${from} ${min}`;
    return max === null ? any : `${upTo} ${max}`;
  };

/** What the messenger says in Italian. */
export const messenger: InLanguage<AllMessengerTexts> = (say) => {
  const your = say('Sua', 'tua');
  const yours = say('Sue', 'tue');
  const youCan = say('Può', 'Puoi');
  const tryAgain = `${say('Riprovi', 'Riprova')}, per favore.`;
  const backOnline = say('non appena sarà di nuovo online', 'non appena sarai di nuovo online');
  return {
    messenger: {
      lang,
      you: say('Lei', 'Tu'),
      log: 'Conversazione',
      toNewest: 'Vai al più recente',
      progress: 'Avanzamento',
      loading: 'Caricamento della conversazione…',
      answer: `La ${your} risposta`,
      replyWaits: (because, kept) => {
        const safe = kept
          ? `La ${your} risposta è salvata e sarà inviata`
          : `La ${your} risposta sarà inviata, se ${say('lascia', 'lasci')} aperta questa pagina,`;
        if (because === 'no-answer') return `Nessuna connessione. ${safe} ${backOnline}.`;
        return `${trouble[because]} ${safe} non appena possibile.`;
      },
      openingWaits: (because) =>
        because === 'no-answer'
          ? `Nessuna connessione. La conversazione continua ${backOnline}.`
          : `${trouble[because]} La conversazione continua tra poco, un attimo di pazienza per favore.`,
      tryNow: 'Prova adesso',
      working: 'Un attimo per favore, la conversazione continua subito…',
      finished: `Grazie mille per le ${yours} risposte. Ora ${say('può', 'puoi')} chiudere la pagina.`,
      change: 'Modifica',
      changeLast: 'Modifica l’ultima risposta',
      changing: 'Invio della modifica…',
      cancel: 'Annulla',
      reason: say('Perché lo chiede?', 'Perché lo chiedi?'),
      formView: 'Mostra come modulo',
      form: 'Modulo',
      sounds: 'Suono per i nuovi messaggi',
      atOnce: 'Messaggi senza pause',
      showAll: 'Mostra subito',
      handOver: 'Continua su un altro dispositivo',
      autoplay: 'Riproduci audio e video automaticamente',
      feedback: 'Lascia un parere',
      audio: 'Registrazione audio',
      video: 'Video',
      captions: 'Sottotitoli',
      transcript: 'Trascrizione',
      receipt: 'I miei dati',
      beginAgain: 'Ricomincia',
      menu: 'Menu',
      newTab: '(si apre in una nuova scheda)',
      close: 'Chiudi',
      refresh: 'Ricarica',
      serverBusy: 'Il nostro servizio è eccezionalmente occupato in questo momento…',
      requestId: (id) => `Identificativo della richiesta: ${id.slice(0, 8)}`,
    },
    loading: {
      coming: 'Un attimo per favore…',
      failed: say(
        'Non è stato possibile caricare questa parte della pagina. Le Sue risposte sono al sicuro. Controlli la connessione a internet o ricarichi la pagina.',
        'Non è stato possibile caricare questa parte della pagina. Le tue risposte sono al sicuro. Controlla la connessione a internet o ricarica la pagina.',
      ),
      again: 'Riprova',
    },
    change: {
      lang,
      title: 'Modifica la risposta',
      loading: 'Caricamento della domanda…',
      failed: 'Al momento la domanda non può essere caricata. Nulla è andato perso.',
      gone: 'Questa risposta non si può più modificare.',
      waits: `La ${your} ultima risposta è ancora in viaggio. ${say('Riprovi', 'Riprova')} tra un attimo.`,
      fallsAway: (count) =>
        count === 1
          ? 'Allora questa risposta successiva non sarà più adatta:'
          : `Allora queste ${count} risposte successive non saranno più adatte:`,
      mayFallAway: 'Non si può dire in anticipo se le risposte successive saranno ancora adatte.',
      comesBack: `Ciò che non è più adatto torna valido non appena ${say('ripristina', 'ripristini')} la risposta.`,
      back: 'Indietro',
      goOn: 'Modifica comunque',
      changed: (count) => {
        const changed = `La ${your} risposta è stata modificata.`;
        if (count === 0) return changed;
        return `${changed} ${plural(count, {
          one: '1 risposta successiva non è più adatta e non vale.',
          other: `${count} risposte successive non sono più adatte e non valgono.`,
        })}`;
      },
      undo: 'Annulla la modifica',
      overtaken: 'Questa domanda aveva già una risposta, forse da un’altra scheda. La conversazione continua qui.',
      yourText: (text) => `Il ${say('Suo', 'tuo')} testo da qui: ${quoted(text)}`,
      useText: 'Modifica la risposta con questo testo',
      notDone: `Non ha funzionato e non è stato eliminato nulla. ${tryAgain}`,
    },
    failures: {
      said: {
        inactive: {
          title: 'Il dialogo non è più attivo.',
          more: 'Il dialogo è già terminato. Perciò al momento non è più possibile dialogare.',
        },
        unknown: {
          title: 'Questo dialogo non esiste.',
          more: say(
            'Controlli il link che ha ricevuto, per favore.',
            'Controlla il link che hai ricevuto, per favore.',
          ),
        },
        registration: {
          title: 'Username already exists',
          more: `Non è stato possibile iniziare la conversazione. ${say('Ricarichi', 'Ricarica')} la pagina, per favore.`,
        },
        lost: {
          title: 'Questa conversazione non esiste più.',
          more: `È stata eliminata o è scaduta. ${youCan} ricominciare dall’inizio.`,
        },
        unreadable: {
          title: 'Questa conversazione non può continuare.',
          more: 'Il dialogo è già terminato. Perciò al momento non è più possibile dialogare.',
        },
        refused: {
          title: '',
          more: `Le ${yours} risposte sono salvate. ${say('Ricarichi la pagina o riprovi', 'Ricarica la pagina o riprova')} più tardi.`,
        },
      },
      status: (status) => `Si è verificato un errore. (${status})`,
    },
    notKept: {
      lang,
      notKept: say(
        'Il Suo browser non permette a questa pagina di ricordare nulla. Può partecipare, e le Sue risposte arrivano. Lasci aperta la pagina, per favore: se viene chiusa o ricaricata, si ricomincia dall’inizio.',
        'Il tuo browser non permette a questa pagina di ricordare nulla. Puoi partecipare, e le tue risposte arrivano. Lascia aperta la pagina, per favore: se viene chiusa o ricaricata, si ricomincia dall’inizio.',
      ),
      ownTab: 'Apri in una scheda separata',
      newTab: '(si apre in una nuova scheda)',
      close: 'Ho capito',
    },
    wordTitles: {
      help: 'Aiuto',
      back: say('Desidera tornare indietro?', 'Vuoi tornare indietro?'),
      restart: say('Desidera ricominciare?', 'Vuoi ricominciare?'),
    },
    wordHelp: {
      lang,
      wordsTell: `${youCan} scrivere queste parole al posto di una risposta:`,
      words: [
        ['aiuto', 'mostra questa panoramica.'],
        ['indietro', `apre la ${your} ultima risposta per poterla modificare.`],
        ['ricomincia', 'riparte dall’inizio. Prima viene chiesta una conferma.'],
      ],
      tap: `Non occorre aspettare i messaggi: ${say('tocchi', 'tocca')} la conversazione o ${say('prema', 'premi')} Invio.`,
      menu: 'Tutto il resto si trova nel menu.',
      nothingBefore: 'Non c’è ancora nessuna risposta da modificare.',
      asAnswer: 'Invia come risposta',
    },
    typedWords: {
      help: ['aiuto'],
      back: ['indietro'],
      restart: ['ricomincia', 'ricominciare'],
    },
    ownWays: {
      lang,
      help: 'Aiuto',
      paces: ['molto lento', 'lento', 'normale', 'veloce', 'molto veloce'],
      pace: (pace) => `Ritmo: ${pace}`,
      slower: 'Più lento',
      faster: 'Più veloce',
      pause: 'Ferma i messaggi',
      paused: 'I messaggi sono fermi.',
      goOn: 'Continua',
      aloud: 'Leggi i messaggi ad alta voce',
    },
    masked: { lang, showField: 'Mostra ciò che si scrive' },
    otherDevice: {
      lang,
      purpose: say(
        'Scansioni il codice con l’altro dispositivo o apra lì il link. La conversazione continua lì da dove si trova ora.',
        'Scansiona il codice con l’altro dispositivo o apri lì il link. La conversazione continua lì da dove ti trovi ora.',
      ),
      secret: say(
        'È valido per 15 minuti e una volta sola. Chi lo apre vede le Sue risposte: non lo condivida.',
        'È valido per 15 minuti e una volta sola. Chi lo apre vede le tue risposte: non condividerlo.',
      ),
      qr: 'Codice QR con il link per continuare',
      copy: 'Copia il link',
      copied: 'Il link è stato copiato.',
      notCopied: `Qui non è permesso copiare. ${say('Selezioni il link e lo copi', 'Seleziona il link e copialo')} a mano, per favore:`,
      loading: 'Caricamento del codice…',
      failed: `Al momento il codice non può essere caricato. Le ${yours} risposte non ne risentono.`,
      again: 'Riprova',
      expired: 'Questo codice è scaduto. Nulla è andato perso.',
      fresh: 'Nuovo codice',
      taken: `L’altro dispositivo è collegato. ${youCan} continuare a rispondere lì o qui; entrambi mostrano la stessa conversazione.`,
      notContinued: `Con questo link non si può continuare: è già stato usato o è scaduto. Nel menu del primo dispositivo se ne trova uno nuovo.`,
      instead: {
        header: 'Continuare con l’altra conversazione?',
        text: `Su questo dispositivo ${say('ha', 'hai')} già iniziato una conversazione in questo dialogo. Resta salvata, ma qui non si potrà più aprire.`,
        back: 'Resta qui',
        confirm: 'Continua',
      },
    },
    receipt: {
      purpose: say(
        'Con questo codice potrà in seguito vedere, salvare o eliminare ciò che è memorizzato su di Lei.',
        'Con questo codice potrai in seguito vedere, salvare o eliminare ciò che è memorizzato su di te.',
      ),
      code: 'Codice',
      copy: 'Copia il codice',
      copied: 'Il codice è stato copiato.',
      notCopied: `Qui non è permesso copiare. ${say('Annoti', 'Annota')} il codice, per favore.`,
      page: 'Vedi i miei dati',
      sentOn: 'Tra un attimo si aprirà la pagina successiva.',
      sentOnInTest: 'Prova: chi partecipa viene ora indirizzato qui.',
      sendOn: 'Continua',
      stay: 'Resta qui',
    },
    feedback: {
      question: say('Come trova questa conversazione?', 'Come trovi questa conversazione?'),
      worst: 'per niente buona',
      best: 'molto buona',
      rating: (rating) => `${rating} di 5`,
      more: say('Desidera aggiungere qualcosa?', 'Vuoi aggiungere qualcosa?'),
      aboutQuestion: 'Si tratta della domanda aperta in questo momento.',
      whoReads: `Lo leggono le persone che hanno creato questa conversazione. Non cambia le ${yours} risposte.`,
      send: 'Invia',
      sending: 'Invio del parere…',
      nothing: say(
        'Scelga una valutazione o scriva qualcosa, per favore.',
        'Scegli una valutazione o scrivi qualcosa, per favore.',
      ),
      tooLong: (length, most) => `${length} di ${most} caratteri al massimo`,
      notSent: `Il parere non è arrivato, è ancora qui. ${tryAgain}`,
      thanks: `Grazie mille! Il ${say('Suo', 'tuo')} parere è arrivato.`,
    },
    countdown: {
      lang,
      notice: (span) => `Per questa risposta ${say('ha', 'hai')} ${span}, e di più se serve.`,
      fixed: (span) => `Per questa risposta ${say('ha', 'hai')} ${span}. Poi si continua senza.`,
      left: (clock) => `ancora ${clock}`,
      stillLeft: (span) => `Ancora ${span}.`,
      more: 'Più tempo',
      extended: (span) => `Ora ${say('ha', 'hai')} ${span}.`,
      lastCall: (span) => `Il tempo è finito. Tra ${span} si continua senza risposta.`,
      over: 'Tempo scaduto',
    },
    embed: {
      told: (host) =>
        `Questo contenuto viene da ${host}. Finché non viene mostrato, non si invia nulla lì. Dopo, ${host} conoscerà l’indirizzo IP di questo dispositivo, il suo browser e l’indirizzo di questo sito e potrà impostare cookie.`,
      show: 'Mostra',
      hide: 'Nascondi',
      open: 'Apri in una nuova scheda',
      refused: (host) => `I contenuti di ${host} non si possono mostrare qui. Il link li apre in una nuova scheda.`,
    },
    inputs: {
      placeholder: say('Scriva una risposta…', 'Scrivi una risposta…'),
      inWords: say('O con parole Sue…', 'O con parole tue…'),
      send: 'Invia',
      next: 'Continua',
      skip: 'Salta',
      enterSends: 'Invio invia, Maiusc e Invio vanno a capo.',
      record: { audio: 'Registra un messaggio vocale', video: 'Registra un video' },
      length: (length, max) => `${length} di ${max} caratteri al massimo`,
      chooseFrom: (min, max) => `${say('Scelga', 'Scegli')} ${range(min, max)}, per favore.`,
      chosen: (count) => plural(count, { one: '1 scelta', other: `${count} scelte` }),
      scale: (first, last) => `Scala da ${quoted(first)} a ${quoted(last)}.`,
      scaleKeys: 'Le frecce scelgono, Invio invia.',
      consentNeeded: say(
        'Il Suo consenso è necessario. Se non è d’accordo, la conversazione finisce qui.',
        'Il tuo consenso è necessario. Se non sei d’accordo, la conversazione finisce qui.',
      ),
    },
    files: {
      tryAgain: 'Riprova',
      cancel: 'Annulla',
      chooseFile: 'Scegli un file',
      dropFile: 'o trascinalo qui',
      fileLimits: (kinds, megabytes) => `Tipi: ${listed(kinds)}; ${megabytes}\u00A0MB al massimo`,
      fileSize: (megabytes) => `${megabytes}\u00A0MB`,
      chosenFile: (name) => `File scelto: ${name}`,
      removeFile: 'Rimuovi',
      fileEmpty: `Il file è vuoto. ${say('Ne scelga', 'Scegline')} un altro, per favore.`,
      recordingTooLong: `La registrazione è troppo lunga. Non è stato salvato nulla; ${say('ne faccia', 'fanne')} una più breve, per favore.`,
      fileTooLarge: (megabytes) =>
        `Il file è troppo grande. ${say('Ne scelga', 'Scegline')} uno di ${megabytes}\u00A0MB al massimo; non è stato inviato nulla.`,
      wrongKind: (kinds) => `Questo tipo di file non va bene qui. ${say('Scelga', 'Scegli')}: ${listed(kinds)}.`,
      fileOnItsWay: 'Invio del file…',
      percent: (percent) => `${percent}\u00A0%`,
      noConnection: `Nessuna connessione. Il file resta scelto finché ${say('lascia', 'lasci')} aperta questa pagina e sarà inviato ${backOnline}.`,
      serverBusy: `${trouble.busy} Il file resta scelto. ${tryAgain}`,
      notSent: `Non è stato possibile inviare il file. Resta scelto. ${tryAgain}`,
      record: 'Avvia la registrazione',
      recordAgain: 'Registra di nuovo',
      stopRecording: 'Termina la registrazione',
      recording: 'Registrazione in corso.',
      recorded: 'La registrazione è pronta.',
      yourRecording: `La ${your} registrazione`,
      write: 'Meglio scrivere',
      recorders: {
        audio: {
          hint: (time) => `${time} minuti al massimo. ${youCan} ascoltare la registrazione prima di inviarla.`,
          asking: 'In attesa del microfono…',
          empty: say(
            'Non è stato registrato nulla. Controlli il microfono e registri di nuovo, per favore.',
            'Non è stato registrato nulla. Controlla il microfono e registra di nuovo, per favore.',
          ),
          unusable: {
            refused: say(
              'Il microfono non è consentito su questa pagina. Lo consenta nelle impostazioni del browser o scelga un file audio.',
              'Il microfono non è consentito su questa pagina. Consentilo nelle impostazioni del browser o scegli un file audio.',
            ),
            missing: `Nessun microfono trovato, oppure un altro programma lo sta usando. ${youCan} scegliere invece un file audio.`,
            unsupported: `Questo browser non può registrare qui. ${youCan} scegliere invece un file audio.`,
          },
        },
        video: {
          hint: (time) => `${time} minuti al massimo. ${youCan} guardare la registrazione prima di inviarla.`,
          asking: 'In attesa di videocamera e microfono…',
          empty: say(
            'Non è stato registrato nulla. Controlli la videocamera e registri di nuovo, per favore.',
            'Non è stato registrato nulla. Controlla la videocamera e registra di nuovo, per favore.',
          ),
          unusable: {
            refused: say(
              'Videocamera e microfono non sono consentiti su questa pagina. Li consenta nelle impostazioni del browser o scelga un video.',
              'Videocamera e microfono non sono consentiti su questa pagina. Consentili nelle impostazioni del browser o scegli un video.',
            ),
            missing: `Videocamera o microfono non trovati, oppure un altro programma li sta usando. ${youCan} scegliere invece un video.`,
            unsupported: `Questo browser non può registrare qui. ${youCan} scegliere invece un video.`,
          },
        },
      },
    },
    place: {
      hint: say(
        'Tocchi il punto o sposti lì il segno con i cursori.',
        'Tocca il punto o sposta lì il segno con i cursori.',
      ),
      across: 'Da sinistra a destra',
      down: 'Dall’alto in basso',
      at: (percent, square) => `${percent} per cento, casella ${square}`,
      unmarked: `${say('Segni', 'Segna')} prima un punto, per favore.`,
      missing: 'Al momento la mappa non può essere caricata.',
    },
    signature: {
      hint: say(
        'Firmi con il dito, una penna o il mouse, oppure scriva il Suo nome.',
        'Firma con il dito, una penna o il mouse, oppure scrivi il tuo nome.',
      ),
      sheet: (strokes) =>
        `Campo per la firma, ${strokes === 0 ? 'vuoto' : plural(strokes, { one: 'un tratto', other: `${strokes} tratti` })}`,
      undo: 'Annulla il tratto',
      clear: 'Cancella',
      type: 'Scrivi il nome',
      draw: 'Meglio disegnare',
      name: `Il ${say('Suo', 'tuo')} nome`,
      typedHint: `Qui il ${say('Suo', 'tuo')} nome scritto vale come una firma disegnata.`,
      unsigned: say('Prima firmi o scriva il Suo nome, per favore.', 'Prima firma o scrivi il tuo nome, per favore.'),
      cannotDraw: `Questo browser non può salvare la firma. ${say('Apra', 'Apri')} la pagina in un altro, per favore.`,
      file: 'Firma.png',
      typedFile: (name) => `Firma, scritta – ${name}.png`,
    },
    sum: {
      give: (total) => `${say('Distribuisca', 'Distribuisci')} ${total} punti tra le voci, per favore.`,
      left: (left) => `Ancora ${left} da distribuire`,
      over: (over) => `${over} di troppo`,
      done: 'Tutti i punti sono distribuiti',
    },
    days: between(
      'Giorno, mese e anno',
      (min, max) => `Data compresa tra ${min} e ${max}`,
      'Data a partire da',
      'Data fino a',
    ),
    numbers: between('', (min, max) => `Numero da ${min} a ${max}`, 'Numero a partire da', 'Numero fino a'),
    times: between('Ora e minuti', (min, max) => `Ora tra le ${min} e le ${max}`, 'Ora dalle', 'Ora fino alle'),
    digitsOrWords: {
      number: 'Un numero o parole…',
      date: 'Una data o parole…',
      time: 'Un’ora o parole…',
      picture: say('Tocchi un’immagine o scriva…', 'Tocca un’immagine o scrivi…'),
      pickDate: 'Scegli una data',
      pickTime: 'Scegli un’ora',
    },
    addresses: { email: 'nome@esempio.it', phone: '06 1234567', url: 'www.esempio.it' },
    askQuestion: say('Scriva una domanda…', 'Scrivi una domanda…'),
    emoji: { open: '🙂 Emoji', choice: 'Emoji da inserire' },
    otherRanking: {
      joins: (label) =>
        say(
          `${quoted(label)}: ciò che scrive qui entra nell’elenco, dove può ordinarlo.`,
          `${quoted(label)}: ciò che scrivi qui entra nell’elenco, dove puoi ordinarlo.`,
        ),
      says: (label) => `${quoted(label)}: qui c’è spazio per dire che cosa si intende.`,
      joined: 'La voce ora è nell’elenco.',
    },
    ranking: {
      up: (text) => `Sposta in su ${quoted(text)}`,
      down: (text) => `Sposta in giù ${quoted(text)}`,
      place: (text, place, count) => `${quoted(text)}: posto ${place} di ${count}`,
      ranking: say(
        'Metta le opzioni nel Suo ordine, per favore: il posto 1 è in alto.',
        'Metti le opzioni nel tuo ordine, per favore: il posto 1 è in alto.',
      ),
    },
    rating: (value, count) => `${value} di ${count}`,
    slider: {
      pole: (value, label) => `${value}: ${label}`,
      notSet: 'non ancora impostato',
      less: 'Un passo in meno',
      more: 'Un passo in più',
      setValue: say(
        'Imposti un valore, per favore: sposti il cursore o tocchi − e +.',
        'Imposta un valore, per favore: sposta il cursore o tocca − e +.',
      ),
    },
    chats: {
      lang,
      list: 'Chat',
      back: 'Torna alle chat',
      menu: 'Menu',
      typing: 'sta scrivendo…',
      none: 'Ancora nessun messaggio',
      you: say('Lei', 'Tu'),
      unread: (count) => plural(count, { one: '1 nuovo messaggio', other: `${count} nuovi messaggi` }),
      wrote: (name) => `${name} ha scritto.`,
      wroteToo: (name, others) => {
        if (others === 0) return `${name} ha scritto`;
        return `${name} e ${plural(others, { one: 'un’altra persona', other: `altre ${others} persone` })} hanno scritto`;
      },
      nothingToAnswer: 'Al momento qui non c’è nulla a cui rispondere.',
      choose: `${say('Scelga', 'Scegli')} una chat dall’elenco.`,
      resumeLink: 'Copia il link per continuare più tardi',
      resumeCopied: say(
        'Il link è stato copiato. Con esso può continuare in qualsiasi browser; non lo condivida.',
        'Il link è stato copiato. Con esso puoi continuare in qualsiasi browser; non condividerlo.',
      ),
      resumeFailed: `Non è stato possibile copiare il link. ${say('Lo selezioni e lo copi', 'Selezionalo e copialo')} a mano:`,
      badResumeLink: 'Per questo link non c’è (più) nessuna partita.',
      media: 'File',
      hints: 'Indizi',
      closeHints: 'Chiudi gli indizi',
      hintsOf: (found, all) => `${found} di ${all} trovati`,
      freshHints: (count) => plural(count, { one: '1 nuovo indizio', other: `${count} nuovi indizi` }),
      foundHint: (title) => `Nuovo indizio: ${title}`,
      isNew: 'Nuovo',
      noHints: 'Ancora nessun indizio.',
      noHintsMore: `Ciò che ${say('scoprirà', 'scoprirai')} nelle chat apparirà qui.`,
      toChat: (name) => `Vai alla chat: ${name}`,
      endingOf: (number, all) => `Finale ${number} di ${all}`,
      toEnding: 'Che cosa è stato scoperto',
      foundOf: (found, all) => `${say('Ha', 'Hai')} trovato ${found} indizi su ${all}.`,
      playAgain: 'Gioca di nuovo dall’inizio',
      decideAnew: 'Decidi diversamente',
      gallery: (seen, all) => `Finali visti: ${seen} di ${all}`,
      notSeen: 'Non ancora visto',
      storyTime: (time) => `Ora nella storia: ${time}`,
      push: {
        switch: 'Notifiche del browser',
        question: `Alcuni scrivono qui solo più tardi. Il ${say('Suo browser deve avvisarLa', 'tuo browser deve avvisarti')}, anche se questa pagina è chiusa?`,
        privacy:
          'Mostra solo chi ha scritto. Che cosa è stato scritto non lo viene a sapere nessuno lungo il percorso.',
        yes: 'Sì, avvisami',
        no: 'No, grazie',
        starting: 'Un attimo per favore…',
        on: `Bene, ${say('riceverà', 'riceverai')} un avviso. ${youCan} disattivarlo nel menu in qualsiasi momento.`,
        blocked: `Il ${say('Suo', 'tuo')} browser non consente notifiche da questa pagina. ${youCan} cambiarlo nelle sue impostazioni.`,
        failed: `Non è stato possibile attivare le notifiche. ${tryAgain}`,
        again: 'Riprova',
        close: 'Chiudi',
      },
      fragments: {
        restart: 'Ricomincia tutto',
        delete: 'Elimina tutto',
        privacy: 'Privacy',
        restart_pop_up: {
          header: 'Ricominciare tutte le chat?',
          text: `Le ${yours} risposte in tutte le chat saranno eliminate e tutto ripartirà dall’inizio.`,
          btn_back: 'Indietro',
          btn_restart: 'Ricomincia',
        },
        delete_pop_up: {
          header: 'Eliminare tutte le chat?',
          text: `Le ${yours} risposte e tutte le chat saranno eliminate definitivamente.`,
          btn_back: 'Indietro',
          btn_delete: 'Elimina',
        },
      },
    },
  };
};
