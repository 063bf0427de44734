import type { MediaKind } from '@dialogwerk/shared/contract';
import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { PlainTexts } from '../PlainTexts.ts';

const { or, plural } = spellingIn('fr', ['other', 'one']);
const quoted = (text: string): string => `« ${text} »`;
const options = (count: number): string => plural(count, { one: 'une réponse', other: `${count} réponses` });
const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'image (JPEG, PNG, WebP, GIF)',
  audio: 'audio (MP3, WAV, OGG, M4A)',
  video: 'vidéo (MP4, WebM)',
  document: 'document (PDF, Word, Excel, OpenDocument, texte)',
};

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `au moins ${options(min)}` : 'une ou plusieurs réponses';
  if (min === max) return `exactement ${options(min)}`;
  return min > 0 ? `de ${min} à ${options(max)}` : `au maximum ${options(max)}`;
}

/** What the pages without a script say in French. */
export const fr: InLanguage<PlainTexts> = (say) => {
  const your = say('Votre', 'Ta');
  const sendAgain = say('Veuillez l’envoyer encore une fois', 'Envoie-le encore une fois, s’il te plaît');
  const typed = say('Ce que vous avez saisi', 'Ce que tu as saisi');
  return {
    lang: 'fr',
    withoutScript: 'Participer sans JavaScript',
    offer: `JavaScript ne fonctionne pas dans ${say('votre', 'ton')} navigateur. ${say('Vous pouvez', 'Tu peux')} quand même participer : une question par page.`,
    begin: 'Ce dialogue fonctionne aussi sans JavaScript : une question par page.',
    chats: `Plusieurs chats côte à côte ont besoin de JavaScript. ${say('Veuillez l’activer et recharger la page', 'Active-le et recharge la page')}.`,
    chatsAlone: `${say('Vous pouvez', 'Tu peux')} mener ces conversations une par une sans JavaScript ; elles ne savent alors rien les unes des autres :`,
    fault: 'Erreur : ',
    progress: (percent) => `Progression : ${percent}\u00A0%`,
    earlier: (count) => `Conversation précédente (${plural(count, { one: '1 message', other: `${count} messages` })})`,
    log: 'Conversation',
    you: say('Vous', 'Toi'),
    answer: `${your} réponse`,
    send: 'Envoyer',
    skip: 'Passer',
    goOn: 'Continuer',
    speak: 'Langue',
    notSwitched: `La langue n’a pas pu être changée. ${say('Vos', 'Tes')} réponses sont conservées. ${typed} est encore ici. ${say('Veuillez réessayer', 'Réessaie, s’il te plaît')}.`,
    fileAgain: say(
      'Si vous aviez choisi un fichier, veuillez le choisir encore une fois.',
      'Si tu avais choisi un fichier, choisis-le encore une fois.',
    ),

    chooseFrom: (min, max) => `${say('Veuillez choisir', 'Choisis')} ${range(min, max)}.`,
    other: (label) => `${quoted(label)}, à savoir :`,
    inWords: say('Ou avec vos propres mots :', 'Ou avec tes propres mots :'),
    either: say(
      'Veuillez soit choisir une réponse, soit écrire, mais pas les deux.',
      'Choisis une réponse ou écris, mais pas les deux.',
    ),
    unit: (unit) => `en ${unit}`,
    numberFrom: (min, max) => `Nombre de ${min} à ${max}`,
    numberLeast: (min) => `Nombre à partir de ${min}`,
    numberMost: (max) => `Nombre jusqu’à ${max}`,
    steps: (step) => `par pas de ${step}`,
    pole: (value, label) => `${value} = ${label}`,
    day: 'Année, mois et jour, par exemple 2026-12-24',
    dayFrom: (min) => `au plus tôt ${min}`,
    dayTo: (max) => `au plus tard ${max}`,
    time: 'Heure et minute, par exemple 9:30',
    point: (value, count) => `${value} sur ${count}`,
    place: (place) => `Place ${place}`,
    noPlace: 'Choisir une place',
    rank: `${say('Donnez', 'Donne')} une place à chaque réponse, chaque place une seule fois. La place 1 est en haut.`,
    rankAgain: `${say('Veuillez donner', 'Donne')} chaque place exactement une fois.`,
    share: (total) => `${say('Veuillez répartir', 'Répartis')} ${total} points entre les éléments.`,
    length: (most) => `${plural(most, { one: `${most} caractère`, other: `${most} caractères` })} au maximum`,
    file: 'Fichier',
    fileLimits: (kinds, megabytes) =>
      `Types : ${or(kinds.map((kind) => kindNames[kind]))} ; ${megabytes}\u00A0Mo au maximum`,
    chooseFile: `${say('Veuillez choisir', 'Choisis')} un fichier.`,
    fileRefused: `Le fichier n’a pas été accepté, et rien n’a été enregistré. ${say('Veuillez vérifier', 'Vérifie')} son type et sa taille, ou ${say('choisir', 'choisis')} un autre fichier.`,
    recording: 'Ou un enregistrement sous forme de fichier :',
    voice: say(
      'Sans JavaScript, cette page ne peut pas enregistrer. Enregistrez avec une application de votre appareil et choisissez ici le fichier audio.',
      'Sans JavaScript, cette page ne peut pas enregistrer. Enregistre avec une application de ton appareil et choisis ici le fichier audio.',
    ),
    signature: say(
      'Dessiner n’est possible qu’avec JavaScript. Signez sur papier et choisissez ici une photo, ou une image de votre signature.',
      'Dessiner n’est possible qu’avec JavaScript. Signe sur papier et choisis ici une photo, ou une image de ta signature.',
    ),
    map: say(
      'Cliquez sur la carte, ou indiquez l’endroit en pourcentage.',
      'Clique sur la carte, ou indique l’endroit en pourcentage.',
    ),
    mapClick: 'Cliquer sur l’endroit de la carte et l’envoyer',
    across: 'De gauche à droite, en pourcentage (0 est tout à gauche, 100 tout à droite)',
    down: 'De haut en bas, en pourcentage (0 est tout en haut, 100 tout en bas)',
    unmarked: say(
      'Veuillez cliquer sur un endroit de la carte, ou remplir les deux champs avec des nombres de 0 à 100.',
      'Clique sur un endroit de la carte, ou remplis les deux champs avec des nombres de 0 à 100.',
    ),
    consentNeeded: say(
      'Votre accord est nécessaire. Sans lui, la conversation se termine ici.',
      'Ton accord est nécessaire. Sans lui, la conversation se termine ici.',
    ),
    reason: say('Pourquoi demandez-vous cela ?', 'Pourquoi demandes-tu cela ?'),
    timed: (span) =>
      `Temps prévu pour cette réponse : ${span}. Sans JavaScript, aucun chronomètre ne tourne ici : ${say('votre', 'ta')} réponse compte aussi plus tard.`,
    seconds: (seconds) =>
      seconds < 60 || seconds % 60 !== 0
        ? plural(seconds, { one: `${seconds} seconde`, other: `${seconds} secondes` })
        : plural(seconds / 60, { one: 'une minute', other: `${seconds / 60} minutes` }),
    timeOver: 'Temps écoulé : continuer sans réponse',

    reread: 'Regarder maintenant',
    waiting: 'Un instant, la conversation continue bientôt. La page se recharge toute seule.',
    overtaken: say(
      'Cette question avait déjà une réponse, peut-être dans un autre onglet. Ce que vous venez d’envoyer n’a pas été enregistré. Vous pouvez modifier votre réponse dans la conversation précédente.',
      'Cette question avait déjà une réponse, peut-être dans un autre onglet. Ce que tu viens d’envoyer n’a pas été enregistré. Tu peux modifier ta réponse dans la conversation précédente.',
    ),
    yourText: (text) => `${say('Votre', 'Ton')} texte : ${quoted(text)}`,
    lost: `Cela n’a pas fonctionné, et rien n’est enregistré. ${typed} est encore ici. ${sendAgain}.`,
    busy: `Le serveur est très sollicité en ce moment, et ${say('votre', 'ta')} réponse n’est pas encore enregistrée. ${typed} est encore ici. ${sendAgain} dans quelques secondes.`,
    tooLarge: `C’est trop volumineux pour être envoyé. Rien n’a été enregistré ; ${say('veuillez raccourcir', 'raccourcis')} le texte ou ${say('choisir', 'choisis')} un fichier plus petit.`,
    ended: say(
      'Votre conversation ne peut plus être ouverte dans ce navigateur. Vous pouvez recommencer ici.',
      'Ta conversation ne peut plus être ouverte dans ce navigateur. Tu peux recommencer ici.',
    ),

    change: 'Modifier',
    changeThis: (said) => `Modifier la réponse ${quoted(said)}`,
    changeLast: 'Retour : modifier la dernière réponse',
    changeTitle: 'Modifier la réponse',
    changeAnyway: 'Modifier quand même',
    keep: 'Ne pas modifier',
    changed: `${your} réponse est modifiée.`,
    fallsAway: (count) =>
      count === 1
        ? 'Alors cette réponse ultérieure ne conviendra plus :'
        : `Alors ces ${count} réponses ultérieures ne conviendront plus :`,
    mayFallAway: 'On ne peut pas dire à l’avance si les réponses ultérieures conviendront encore.',
    gone: 'Cette réponse ne peut plus être modifiée. La conversation continue ici.',

    leave: 'Quitter',
    finished: say(
      'Merci beaucoup pour vos réponses. Vous pouvez maintenant fermer la page.',
      'Merci beaucoup pour tes réponses. Tu peux maintenant fermer la page.',
    ),
    receipt: `${say('Votre', 'Ton')} code pour « Mes données » :`,
    receiptMore: say(
      'Avec ce code, vous pourrez plus tard consulter, sauvegarder ou supprimer ce qui est enregistré à votre sujet.',
      'Avec ce code, tu pourras plus tard consulter, sauvegarder ou supprimer ce qui est enregistré à ton sujet.',
    ),
    ownData: 'Mes données',
    ownDataMore: 'Réponses, consentements, fichiers et ce qui a été transmis : à consulter, à emporter et à supprimer.',
    sentOn: 'Continuer vers la page suivante',
    sentOnInTest: 'Test : les personnes interrogées vont d’ici à cette adresse :',
    feedback: say('Que pensez-vous de cette conversation ?', 'Que penses-tu de cette conversation ?'),
    feedbackWorst: 'pas bien du tout',
    feedbackBest: 'très bien',
    feedbackMore: say('Souhaitez-vous ajouter quelque chose ?', 'Souhaites-tu ajouter quelque chose ?'),
    feedbackNothing: say(
      'Veuillez choisir une note ou écrire quelque chose.',
      'Choisis une note ou écris quelque chose.',
    ),
    feedbackThanks: `Merci beaucoup ! ${say('Votre', 'Ton')} avis est bien arrivé.`,

    newTab: '(s’ouvre dans un nouvel onglet)',
    audio: 'Enregistrement audio',
    video: 'Vidéo',
    captions: 'Sous-titres',
    transcript: 'Transcription',
  };
};
