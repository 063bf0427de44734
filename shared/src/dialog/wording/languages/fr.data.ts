import type { InLanguage } from '../createFurther.ts';
import type { DialogTexts } from '../DialogTexts.ts';
import { spellingIn } from '../spellingIn.ts';

const { number, date, and, or, plural } = spellingIn('fr', ['other', 'one']);
const quoted = (text: string): string => `« ${text} »`;
const characters = (count: number): string =>
  plural(count, { one: `${count} caractère`, other: `${count} caractères` });
const options = (count: number): string => plural(count, { one: 'une réponse', other: `${count} réponses` });
const ofParts = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

function bounds(min: string | null, max: string | null): string {
  if (min === null) return `jusqu’à ${max}`;
  return max === null ? `à partir de ${min}` : `entre ${min} et ${max}`;
}

/** What a dialog says in French. */
export const fr: InLanguage<DialogTexts> = (say) => ({
  respondent: {
    wording: say('fr-sie', 'fr-du'),
    language: 'fr',
    skipped: 'Question passée',
    item: (position, count) => `Affirmation ${position} sur ${count}`,
    notApplicable: 'sans réponse',
    yes: 'Oui',
    no: 'Non',
    list: and,
    number,
    date,
    file: 'Fichier',
    voiceMessage: 'Message vocal',
    videoMessage: 'Message vidéo',
    goOn: 'Continuer',
    hidden: '•••••• (masqué)',
    answerChanged: 'Réponse modifiée',
    required: say(
      'Cette question est obligatoire. Merci d’y répondre.',
      'Cette question est obligatoire. Réponds-y, s’il te plaît.',
    ),
    doesNotFit: say(
      'Cette réponse ne correspond pas à la question. Veuillez répondre à nouveau.',
      'Cette réponse ne correspond pas à la question. Réponds à nouveau, s’il te plaît.',
    ),
    emptyText: say('Veuillez écrire une réponse.', 'Écris une réponse, s’il te plaît.'),
    tooLong: (max, length) =>
      say(
        `Votre réponse est trop longue : ${characters(length)}. Veuillez la raccourcir à ${characters(max)} au maximum.`,
        `Ta réponse est trop longue : ${characters(length)}. Raccourcis-la à ${characters(max)} au maximum.`,
      ),
    unknownOption: say('Veuillez choisir une des réponses proposées.', 'Choisis une des réponses proposées.'),
    tooFew: (min) => `${say('Veuillez choisir', 'Choisis')} au moins ${options(min)}.`,
    tooMany: (max) => `${say('Veuillez choisir', 'Choisis')} au maximum ${options(max)}.`,
    unknownPoint: say('Veuillez choisir un point de l’échelle.', 'Choisis un point de l’échelle.'),
    noNumber: say('Veuillez saisir un nombre.', 'Saisis un nombre.'),
    noInteger: say('Veuillez saisir un nombre entier.', 'Saisis un nombre entier.'),
    tooSmall: (min) => `Ce nombre est trop petit. ${say('Veuillez saisir', 'Saisis')} au moins ${number(min)}.`,
    tooLarge: (max) => `Ce nombre est trop grand. ${say('Veuillez saisir', 'Saisis')} au maximum ${number(max)}.`,
    offStep: (step) => `${say('Veuillez choisir', 'Choisis')} une valeur par pas de ${number(step)}.`,
    noDate: say('Veuillez saisir une date qui existe.', 'Saisis une date qui existe.'),
    tooEarly: (min) => `Cette date est trop ancienne. ${say('Veuillez saisir', 'Saisis')} au plus tôt le ${date(min)}.`,
    tooLate: (max) => `Cette date est trop tardive. ${say('Veuillez saisir', 'Saisis')} au plus tard le ${date(max)}.`,
    noEmail: say(
      'Veuillez saisir une adresse e-mail valide, par exemple nom@exemple.fr.',
      'Saisis une adresse e-mail valide, par exemple nom@exemple.fr.',
    ),
    noPhone: say(
      'Veuillez saisir un numéro de téléphone valide, par exemple 01 23 45 67 89.',
      'Saisis un numéro de téléphone valide, par exemple 01 23 45 67 89.',
    ),
    noUrl: say(
      'Veuillez saisir une adresse web valide, par exemple www.exemple.fr.',
      'Saisis une adresse web valide, par exemple www.exemple.fr.',
    ),
    rankAll: say('Veuillez classer toutes les réponses.', 'Classe toutes les réponses.'),
    thanks: say(
      'Merci beaucoup ! Vous avez répondu à toutes les questions.',
      'Merci beaucoup ! Tu as répondu à toutes les questions.',
    ),
  },
  form: {
    tooShort: (min, length) =>
      say(
        `Votre réponse est trop courte : ${characters(length)}. Veuillez écrire au moins ${characters(min)}.`,
        `Ta réponse est trop courte : ${characters(length)}. Écris au moins ${characters(min)}.`,
      ),
    digits: (count) =>
      `${say('Veuillez saisir', 'Saisis')} exactement ${plural(count, { one: 'un chiffre', other: `${count} chiffres` })}.`,
    iban: `${say('Veuillez saisir', 'Saisis')} un IBAN valide, par exemple DE02 1203 0000 0000 2020 51.`,
    form: (forms, legend) =>
      `${say('Veuillez répondre', 'Réponds')} sous la forme ${forms}.${legend === '' ? '' : ` Légende : ${legend}.`}`,
    or,
    and,
    signs: {
      '#': '# représente un chiffre',
      '?': '? un caractère',
      '*': '* un nombre quelconque de caractères',
    },
    quoted,
  },
  other: {
    text: (label) =>
      say(
        `Veuillez écrire dans le champ ce que vous entendez par ${quoted(label)}.`,
        `Écris dans le champ ce que tu entends par ${quoted(label)}.`,
      ),
    number: (label) => `${say('Veuillez saisir', 'Saisis')} un nombre dans le champ ${quoted(label)}.`,
  },
  sum: {
    eachItem: `${say('Veuillez donner', 'Donne')} un nombre entier à chaque élément, même 0.`,
    sum: (total, given) =>
      `${say('Veuillez répartir', 'Répartis')} exactement ${total} points. Points répartis : ${given}.`,
  },
  clock: {
    noTime: `${say('Veuillez saisir', 'Saisis')} une heure, par exemple 08:30.`,
    tooEarly: (min) => `C’est trop tôt. ${say('Veuillez saisir', 'Saisis')} au plus tôt ${min}.`,
    tooLate: (max) => `C’est trop tard. ${say('Veuillez saisir', 'Saisis')} au plus tard ${max}.`,
    said: (time) => time,
  },
  signature: 'Signature',
  time: {
    over: 'Temps écoulé',
    notOver: say(
      'Le temps n’est pas encore écoulé. Veuillez répondre.',
      'Le temps n’est pas encore écoulé. Réponds, s’il te plaît.',
    ),
    fixed: 'Cette question était limitée dans le temps. La réponse ne peut plus être modifiée.',
  },
  rules: {
    broken: say(
      'Cette réponse ne concorde pas avec vos autres réponses. Veuillez la vérifier.',
      'Cette réponse ne concorde pas avec tes autres réponses. Vérifie-la, s’il te plaît.',
    ),
    givenUp: 'Nous continuons donc sans cette réponse.',
  },
  agreement: {
    question: say(
      'Pour les prochaines questions, un modèle de langage lit ce que vous écrivez ici. La page sur la protection des données indique qui l’exploite. Êtes-vous d’accord ? On peut aussi continuer sans.',
      'Pour les prochaines questions, un modèle de langage lit ce que tu écris ici. La page sur la protection des données indique qui l’exploite. Es-tu d’accord ? On peut aussi continuer sans.',
    ),
    agree: 'D’accord',
    decline: 'Plutôt sans',
  },
  probes: {
    words: say('Pouvez-vous décrire cela un peu plus précisément ?', 'Peux-tu décrire cela un peu plus précisément ?'),
    choice: 'Quelle en est la raison ?',
    deeper: [
      say('Avez-vous un exemple en tête ?', 'As-tu un exemple en tête ?'),
      say('Qu’est-ce qui a compté le plus pour vous ?', 'Qu’est-ce qui a compté le plus pour toi ?'),
      'Comment en est-on arrivé là ?',
      say('Qu’auriez-vous souhaité à la place ?', 'Qu’aurais-tu souhaité à la place ?'),
    ],
  },
  words: {
    understoodAs: (label) => `Je comprends cela comme ${quoted(label)}.`,
    didYouMean: (labels) => `${say('Vouliez-vous dire', 'Voulais-tu dire')} ${or(labels.map(quoted))} ?`,
    either: or,
    notUnderstood: say(
      'Pardon, je n’ai pas compris. Veuillez le dire autrement ou choisir une des réponses.',
      'Pardon, je n’ai pas compris. Dis-le autrement ou choisis une des réponses.',
    ),
    notUnderstoodAlone: 'Pardon, je n’ai pas compris.',
    skipOffered: say(
      'Pas de problème. Voulez-vous passer cette question ?',
      'Pas de problème. Veux-tu passer cette question ?',
    ),
    cannotSkip: say(
      'Pas de problème, mais on ne peut pas continuer ici sans réponse. Veuillez choisir ce qui convient le mieux.',
      'Pas de problème, mais on ne peut pas continuer ici sans réponse. Choisis ce qui convient le mieux.',
    ),
    outside: (min, max) =>
      `C’est hors des limites. ${say('Veuillez choisir', 'Choisis')} une valeur ${bounds(min, max)}.`,
    onlyChoices: say(
      'Pardon, je n’ai pas compris. Veuillez choisir une des réponses.',
      'Pardon, je n’ai pas compris. Choisis une des réponses.',
    ),
  },
  knowledge: {
    didYouMean: (count) =>
      `${say('Pensiez-vous', 'Pensais-tu')} à ${count === 1 ? 'cette question' : 'une de ces questions'} ?`,
    noneOfThese: 'Autre chose',
    origin: (question, source) =>
      ofParts(
        question === null ? null : `Réponse à ${quoted(question)}`,
        source === null ? null : `Source : ${source}`,
      ),
    wasItHelpful: 'Cela a-t-il été utile ?',
    askOn: say('Merci ! Avez-vous une autre question ?', 'Merci ! As-tu une autre question ?'),
  },
  imported: {
    ownAnswer: 'Autre, à préciser…',
    anotherRound: (name) =>
      name === '' ? 'Y a-t-il une autre entrée ?' : `Y a-t-il une autre entrée pour ${quoted(name)} ?`,
  },
  liveBar: {
    restart: 'Recommencer',
    delete: 'Supprimer le dialogue',
    privacy: 'Protection des données',
    restart_pop_up: {
      header: 'Recommencer le dialogue ?',
      text: say(
        'Vos réponses données jusqu’ici seront supprimées et le dialogue reprendra du début.',
        'Tes réponses données jusqu’ici seront supprimées et le dialogue reprendra du début.',
      ),
      btn_back: 'Retour',
      btn_restart: 'Recommencer',
    },
    delete_pop_up: {
      header: 'Supprimer le dialogue ?',
      text: say(
        'Vos réponses et toute la conversation seront supprimées définitivement.',
        'Tes réponses et toute la conversation seront supprimées définitivement.',
      ),
      btn_back: 'Retour',
      btn_delete: 'Supprimer',
    },
  },
});
