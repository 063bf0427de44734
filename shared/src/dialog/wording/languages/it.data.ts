import type { InLanguage } from '../createFurther.ts';
import type { DialogTexts } from '../DialogTexts.ts';
import { spellingIn } from '../spellingIn.ts';

const { number, date, and, or, plural } = spellingIn('it', ['other', 'one']);
const quoted = (text: string): string => `«${text}»`;
const characters = (count: number): string => plural(count, { one: `${count} carattere`, other: `${count} caratteri` });
const options = (count: number): string => plural(count, { one: 'un’opzione', other: `${count} opzioni` });
const ofParts = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

function bounds(min: string | null, max: string | null): string {
  if (min === null) return `fino a ${max}`;
  return max === null ? `a partire da ${min}` : `da ${min} a ${max}`;
}

/** What a dialog says in Italian. */
export const it: InLanguage<DialogTexts> = (say) => ({
  respondent: {
    wording: say('it-sie', 'it-du'),
    language: 'it',
    skipped: 'Domanda saltata',
    item: (position, count) => `Affermazione ${position} di ${count}`,
    notApplicable: 'nessuna risposta',
    yes: 'Sì',
    no: 'No',
    list: and,
    number,
    date,
    file: 'File',
    voiceMessage: 'Messaggio vocale',
    videoMessage: 'Messaggio video',
    goOn: 'Continua',
    hidden: '•••••• (nascosto)',
    answerChanged: 'Risposta modificata',
    required: `Questa domanda non si può saltare. ${say('La preghiamo di rispondere', 'Rispondi, per favore')}.`,
    doesNotFit: `Questa risposta non è adatta alla domanda. ${say('Risponda', 'Rispondi')} di nuovo, per favore.`,
    emptyText: `${say('Scriva', 'Scrivi')} una risposta, per favore.`,
    tooLong: (max, length) =>
      say(
        `La Sua risposta è troppo lunga (${characters(length)}). La accorci a ${characters(max)} al massimo, per favore.`,
        `La tua risposta è troppo lunga (${characters(length)}). Accorciala a ${characters(max)} al massimo, per favore.`,
      ),
    unknownOption: `${say('Scelga', 'Scegli')} una delle opzioni proposte, per favore.`,
    tooFew: (min) => `${say('Scelga', 'Scegli')} almeno ${options(min)}, per favore.`,
    tooMany: (max) => `${say('Scelga', 'Scegli')} al massimo ${options(max)}, per favore.`,
    unknownPoint: `${say('Scelga', 'Scegli')} un punto della scala, per favore.`,
    noNumber: `${say('Inserisca', 'Inserisci')} un numero, per favore.`,
    noInteger: `${say('Inserisca', 'Inserisci')} un numero intero, per favore.`,
    tooSmall: (min) =>
      `Il numero è troppo piccolo. ${say('Inserisca', 'Inserisci')} almeno ${number(min)}, per favore.`,
    tooLarge: (max) =>
      `Il numero è troppo grande. ${say('Inserisca', 'Inserisci')} al massimo ${number(max)}, per favore.`,
    offStep: (step) => `${say('Scelga', 'Scegli')} un valore a passi di ${number(step)}, per favore.`,
    noDate: `${say('Inserisca', 'Inserisci')} una data esistente, per favore.`,
    tooEarly: (min) =>
      `La data è precedente al limite. ${say('Inserisca', 'Inserisci')} una data dal ${date(min)} in poi, per favore.`,
    tooLate: (max) =>
      `La data è successiva al limite. ${say('Inserisca', 'Inserisci')} una data fino al ${date(max)}, per favore.`,
    noEmail: `${say('Inserisca', 'Inserisci')} un indirizzo e-mail valido, ad esempio nome@esempio.it.`,
    noPhone: `${say('Inserisca', 'Inserisci')} un numero di telefono valido, ad esempio 06 1234567.`,
    noUrl: `${say('Inserisca', 'Inserisci')} un indirizzo web valido, ad esempio www.esempio.it.`,
    rankAll: `${say('Metta', 'Metti')} in ordine tutte le opzioni, per favore.`,
    thanks: `Grazie mille! ${say('Ha risposto', 'Hai risposto')} a tutte le domande.`,
  },
  form: {
    tooShort: (min, length) =>
      `La ${say('Sua', 'tua')} risposta è troppo corta (${characters(length)}). ${say('Scriva', 'Scrivi')} almeno ${characters(min)}, per favore.`,
    digits: (count) =>
      `${say('Inserisca', 'Inserisci')} esattamente ${plural(count, { one: 'una cifra', other: `${count} cifre` })}, per favore.`,
    iban: `${say('Inserisca', 'Inserisci')} un IBAN valido, ad esempio DE02 1203 0000 0000 2020 51.`,
    form: (forms, legend) =>
      `${say('Risponda', 'Rispondi')} nella forma ${forms}, per favore.${legend === '' ? '' : ` Qui ${legend}.`}`,
    or,
    and,
    signs: {
      '#': '# sta per una cifra',
      '?': '? per un carattere',
      '*': '* per un numero qualsiasi di caratteri',
    },
    quoted,
  },
  other: {
    text: (label) =>
      `${say('Scriva', 'Scrivi')} nel campo che cosa ${say('intende', 'intendi')} con ${quoted(label)}, per favore.`,
    number: (label) => `${say('Inserisca', 'Inserisci')} un numero nel campo ${quoted(label)}, per favore.`,
  },
  sum: {
    eachItem: `${say('Dia', 'Dai')} a ogni voce un numero intero, anche 0, per favore.`,
    sum: (total, given) =>
      `${say('Distribuisca', 'Distribuisci')} esattamente ${total} punti, per favore. Punti distribuiti: ${given}.`,
  },
  clock: {
    noTime: `${say('Inserisca', 'Inserisci')} un orario, ad esempio 08:30.`,
    tooEarly: (min) => `È troppo presto. ${say('Inserisca', 'Inserisci')} un orario dalle ${min} in poi.`,
    tooLate: (max) => `È troppo tardi. ${say('Inserisca', 'Inserisci')} un orario fino alle ${max}.`,
    said: (time) => time,
  },
  signature: 'Firma',
  time: {
    over: 'Tempo scaduto',
    notOver: `Il tempo non è ancora scaduto. ${say('Risponda', 'Rispondi')}, per favore.`,
    fixed: 'Per questa domanda c’era un tempo stabilito. La risposta non si può più modificare.',
  },
  rules: {
    broken: `Questa risposta non è coerente con le ${say('Sue altre risposte. La controlli', 'tue altre risposte. Controllala')}, per favore.`,
    givenUp: 'Allora si continua senza questa risposta.',
  },
  agreement: {
    question: say(
      'Nelle prossime domande un modello linguistico legge ciò che scrive qui. Chi lo gestisce è indicato nell’informativa sulla privacy. È d’accordo? Si può continuare anche senza.',
      'Nelle prossime domande un modello linguistico legge ciò che scrivi qui. Chi lo gestisce è indicato nell’informativa sulla privacy. Sei d’accordo? Si può continuare anche senza.',
    ),
    agree: 'D’accordo',
    decline: 'Meglio senza',
  },
  probes: {
    words: `${say('Può', 'Puoi')} descriverlo in modo un po’ più preciso?`,
    choice: 'Qual è il motivo?',
    deeper: [
      `${say('Le', 'Ti')} viene in mente un esempio?`,
      `Che cosa è stato più importante per ${say('Lei', 'te')}?`,
      'Come si è arrivati a questo?',
      `Che cosa ${say('avrebbe', 'avresti')} desiderato invece?`,
    ],
  },
  words: {
    understoodAs: (label) => `Lo intendo come ${quoted(label)}.`,
    didYouMean: (labels) => `${say('Intendeva', 'Intendevi')} ${or(labels.map(quoted))}?`,
    either: or,
    notUnderstood: say(
      'Mi dispiace, non ho capito. Lo dica in un altro modo o scelga una delle opzioni, per favore.',
      'Mi dispiace, non ho capito. Dillo in un altro modo o scegli una delle opzioni, per favore.',
    ),
    notUnderstoodAlone: 'Mi dispiace, non ho capito.',
    skipOffered: `Va bene. ${say('Vuole', 'Vuoi')} saltare questa domanda?`,
    cannotSkip: `Va bene, ma qui non si può continuare senza una risposta. ${say('Scelga', 'Scegli')} ciò che si avvicina di più, per favore.`,
    outside: (min, max) => `È fuori dai limiti. ${say('Scelga', 'Scegli')} un valore ${bounds(min, max)}, per favore.`,
    onlyChoices: `Mi dispiace, non ho capito. ${say('Scelga', 'Scegli')} una delle opzioni, per favore.`,
  },
  knowledge: {
    didYouMean: (count) =>
      `${say('Intendeva', 'Intendevi')} ${count === 1 ? 'questa domanda' : 'una di queste domande'}?`,
    noneOfThese: 'Altro',
    origin: (question, source) =>
      ofParts(question === null ? null : `Risposta a ${quoted(question)}`, source === null ? null : `Fonte: ${source}`),
    wasItHelpful: 'È stato utile?',
    askOn: `Grazie! ${say('Ha', 'Hai')} un’altra domanda?`,
  },
  imported: {
    ownAnswer: 'Altro, e cioè…',
    anotherRound: (name) => (name === '' ? 'C’è un’altra voce?' : `C’è un’altra voce per ${quoted(name)}?`),
  },
  liveBar: {
    restart: 'Ricomincia',
    delete: 'Elimina il dialogo',
    privacy: 'Privacy',
    restart_pop_up: {
      header: 'Ricominciare il dialogo?',
      text: `Le ${say('Sue', 'tue')} risposte date finora saranno eliminate e il dialogo ripartirà dall’inizio.`,
      btn_back: 'Indietro',
      btn_restart: 'Ricomincia',
    },
    delete_pop_up: {
      header: 'Eliminare il dialogo?',
      text: `Le ${say('Sue', 'tue')} risposte e l’intera conversazione saranno eliminate definitivamente.`,
      btn_back: 'Indietro',
      btn_delete: 'Elimina',
    },
  },
});
