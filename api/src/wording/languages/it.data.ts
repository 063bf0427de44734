import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import { momentIn } from '../momentIn.ts';
import { ownData } from '../own-data/languages/it.data.ts';
import type { ServerTexts } from '../ServerTexts.ts';

const { and, plural } = spellingIn('it', ['other', 'one']);
const quoted = (text: string): string => `«${text}»`;
const at = momentIn('it');

/** What the server says in Italian. */
export const it: ServerTexts = {
  doors: {
    inactive: 'Il dialogo non è più attivo.',
    inactiveMore: 'Il dialogo è già terminato. Perciò al momento non è più possibile dialogare.',
    notAvailable: 'Al momento il dialogo non può essere caricato.',
    notAvailableMore: 'Nulla è andato perso. Ricarichi la pagina tra un minuto, per favore.',
    notBegun: 'Questo dialogo non è ancora iniziato.',
    notBegunMore: (moment) => `Si può partecipare a partire da: ${at(moment)} (ora di Berlino).`,
    over: 'Questo dialogo è terminato.',
    overMore: (moment) =>
      `Si poteva partecipare fino a: ${at(moment)} (ora di Berlino). Grazie mille per il Suo interesse!`,
    full: 'Questo dialogo è al completo.',
    fullMore: 'Hanno già partecipato tutte le persone che si cercavano. Grazie mille per il Suo interesse!',
    personalOnly: 'Qui si entra solo con un link personale.',
    personalOnlyMore:
      'Apra il link del Suo invito, per favore. Se non ne ha ricevuto uno, chieda alla persona o all’ente che invita.',
    goOn: 'Ha già iniziato? Continui qui.',
    password: 'Per questo dialogo serve una password.',
    passwordMore: 'L’ha ricevuta con il link. Maiuscole e minuscole contano.',
    passwordLabel: 'Password',
    passwordSend: 'Continua',
    passwordHint: 'Per inserirla una volta sola, questo browser ricorda in un cookie che era corretta.',
    passwordWrong:
      'Questa password non è corretta. Controlli che sia scritta bene o chieda a chi Le ha dato il link, per favore.',
    passwordWait: (seconds) =>
      `È stata inserita troppe volte una password sbagliata. Riprovi tra ${plural(seconds, { one: 'un secondo', other: `${seconds} secondi` })}, per favore.`,
    taken: 'Lei ha già partecipato.',
    takenMore: 'A questo dialogo ogni persona partecipa una volta, e in questo browser è già avvenuto. Grazie mille!',
    takenGoOn: 'Vedi o continua la Sua conversazione',
    description: 'Un dialogo in chat: basta scrivere.',
  },
  unknown: {
    dialog: 'Questo dialogo non esiste.',
    dialogMore: 'Controlli il link che ha ricevuto, per favore.',
    link: 'Questo link non è valido',
    linkMore: 'Controlli di averlo aperto per intero, per favore. Forse nel frattempo è stato ritirato.',
    trial: 'Questo è un link di prova',
    trialMore: 'Nelle vere e-mail il link porta da qui al dialogo.',
  },
  test: {
    title: 'Prova: ',
    mark: 'Prova: nulla di questo conta.',
    test: 'Questa è una prova.',
    testMore:
      'Lei segue il percorso di chi partecipa nella versione pubblicata. Nulla di questo conta: né nel numero e nelle quote, né nell’analisi e nell’esportazione.',
    begin: 'Inizia la prova',
    open: 'In questo momento chi partecipa può iniziare qui senza altro.',
    inactive: 'Il dialogo non è attivo in questo momento: chi partecipa legge che non è più attivo.',
    meets: (sentence) => `In questo momento chi partecipa legge qui: ${quoted(sentence)}`,
    password: 'Qui a chi partecipa viene chiesta la password.',
    once: 'Chi ha già partecipato in questo browser lo legge qui.',
    quotas: (names) => `Nella prova le quote non contano e non respingono nessuno: ${and(names.map(quoted))}.`,
    gone: 'Questo link di prova non è più valido.',
    goneMore: 'È stato ritirato o rinnovato. Chieda alla persona che glielo ha dato, per favore.',
  },
  exit: {
    receipt: 'I Suoi dati',
    deleted: 'I Suoi dati sono stati eliminati',
    deletedMore: 'Risposte, conversazione e file sono stati rimossi. Ora può chiudere la pagina.',
    cancelled: 'Il dialogo è stato interrotto',
    cancelledMore: 'Ciò che ha risposto finora è salvato. Con lo stesso link può continuare in qualsiasi momento.',
    exit: 'Grazie mille e arrivederci',
    exitMore: 'Ora può chiudere la pagina.',
    privacy: 'Privacy',
    privacyOf: (dialog) => `del dialogo «${dialog}»`,
    noPrivacy:
      'Per questo dialogo non c’è ancora un’informativa sulla privacy. Chieda alla persona o all’ente che Le ha dato il link, per favore.',
    receiptHint:
      'Con il Suo codice, mostrato alla fine del dialogo, può vedere, salvare ed eliminare ciò che è memorizzato:',
    newTab: '(si apre in una nuova scheda)',
  },
  ownData,
  personal: {
    invited: 'Il Suo link personale',
    once: 'Vale per una partecipazione.',
    tied: 'Le Sue risposte sono collegate a Lei: chi valuta questo dialogo può vedere quali risposte sono Sue.',
    tiedOn:
      'Con il link può continuare in qualsiasi momento, anche su un altro dispositivo. Perciò non lo condivida con nessuno.',
    anonymous:
      'Le Sue risposte sono anonime: si memorizza che questo link è stato usato, ma non quali risposte vi corrispondono. Ciò non si può annullare.',
    anonymousOn:
      'Su questo dispositivo può continuare con il link in qualsiasi momento. Per passare a un altro dispositivo, usi nel dialogo «Continua su un altro dispositivo».',
    privacy: 'Informativa sulla privacy',
    begin: 'Inizia il dialogo',
    again: 'Ha già iniziato',
    againMore: 'Il dialogo continua da dove si era interrotto.',
    goOn: 'Continua',
    used: 'Questo link è già stato usato',
    usedTied: 'La Sua conversazione non esiste più. Con questo link non se ne può iniziare una seconda.',
    usedAnonymous:
      'Poiché il dialogo è anonimo, solo il dispositivo su cui ha iniziato porta alla Sua conversazione: apra lì lo stesso link. Per passare a un altro dispositivo, usi nel dialogo «Continua su un altro dispositivo».',
    mails: 'E-mail su questo dialogo',
    mailsOf: (dialog) => `del dialogo «${dialog}»`,
    unsubscribeMore: 'Non desidera più ricevere e-mail su questo dialogo? Il Suo link resta valido.',
    unsubscribe: 'Annulla l’iscrizione',
    unsubscribed: 'La Sua iscrizione è annullata',
    unsubscribedMore: 'Non riceverà più e-mail su questo dialogo. Il Suo link resta valido.',
    subscribe: 'Ricevi di nuovo le e-mail',
  },
  letter: {
    button: 'Vai al dialogo',
    linkHint: 'Se il pulsante non funziona, copi questo indirizzo nel Suo browser:',
    why: (dialog) => `Riceve questa e-mail per il Suo invito al dialogo «${dialog}».`,
    unsubscribe: 'Non ricevere più e-mail su questo dialogo:',
    unsubscribeLink: 'Non ricevere più e-mail su questo dialogo',
    footer: 'Questa e-mail è stata inviata automaticamente. Non risponda, per favore.',
  },
  model: {
    title: 'Modello linguistico',
    purpose: (model, host, outside) =>
      `Parti di questo dialogo sono condotte dal modello linguistico ${model} su ${host}${outside ? '' : ' (nella rete del gestore)'}. Ciò che si scrive in queste parti viene inviato lì, insieme a quanto precede: affinché il modello possa rispondere, chiedere chiarimenti e riconoscere quando la conversazione ha raggiunto il suo scopo.`,
    reserve: (model, host) => `Se non risponde, lo stesso viene inviato al modello linguistico ${model} su ${host}.`,
    masked:
      'Nomi, indirizzi, numeri di telefono, indirizzi e-mail e coordinate bancarie vengono prima sostituiti da segnaposto, per quanto riconosciuti.',
    kept: 'Ciò che il modello ha risposto viene salvato con la Sua conversazione ed eliminato con essa.',
  },
  newMessage: 'Nuovo messaggio',
  thinking: 'sta ancora pensando… Può richiedere fino a un minuto.',
};
