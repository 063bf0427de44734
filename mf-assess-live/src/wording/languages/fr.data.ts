import type { MediaKind } from '@dialogwerk/shared/contract';
import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { AllMessengerTexts } from '../AllMessengerTexts.ts';
import type { BetweenBounds } from '../SingleInputTexts.ts';

export { fr as dialog } from '@dialogwerk/shared/dialog/languages/fr';

const lang = 'fr';
const { or, plural } = spellingIn('fr', ['other', 'one']);
const quoted = (text: string): string => `« ${text} »`;
const options = (count: number): string => plural(count, { one: 'une réponse', other: `${count} réponses` });
const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'image (JPEG, PNG, WebP, GIF)',
  audio: 'audio (MP3, WAV, OGG, M4A)',
  video: 'vidéo (MP4, WebM)',
  document: 'document (PDF, Word, Excel, OpenDocument, texte)',
};
const listed = (kinds: readonly MediaKind[]): string => or(kinds.map((kind) => kindNames[kind]));
const trouble = { busy: 'Le serveur est très sollicité en ce moment.', fault: 'Cela n’a pas fonctionné à l’instant.' };

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `au moins ${options(min)}` : 'une ou plusieurs réponses';
  if (min === max) return `exactement ${options(min)}`;
  return min > 0 ? `de ${min} à ${options(max)}` : `au maximum ${options(max)}`;
}

const between =
  (what: string, any: string, article: string): BetweenBounds =>
  (min, max) => {
    if (min !== null && max !== null) return `${what} entre ${article}${min} et ${article}${max}`;
    if (min !== null) return `${what} à partir de ${article}${min}`;
    return max === null ? any : `${what} jusqu’à ${article}${max}`;
  };

/** What the messenger says in French. */
export const messenger: InLanguage<AllMessengerTexts> = (say) => ({
  messenger: {
    lang,
    you: say('Vous', 'Toi'),
    log: 'Conversation',
    toNewest: 'Aller au plus récent',
    progress: 'Progression',
    loading: 'Chargement de la conversation…',
    answer: say('Votre réponse', 'Ta réponse'),
    replyWaits: (because, kept) => {
      const safe = kept
        ? say('Votre réponse est enregistrée et sera envoyée', 'Ta réponse est enregistrée et sera envoyée')
        : say(
            'Votre réponse sera envoyée, si vous laissez cette page ouverte,',
            'Ta réponse sera envoyée, si tu laisses cette page ouverte,',
          );
      if (because !== 'no-answer') return `${trouble[because]} ${safe} dès que possible.`;
      return `Pas de connexion. ${safe} ${say('dès que vous serez de nouveau en ligne', 'dès que tu seras de nouveau en ligne')}.`;
    },
    openingWaits: (because) =>
      because === 'no-answer'
        ? `Pas de connexion. La conversation reprendra ${say('dès que vous serez de nouveau en ligne', 'dès que tu seras de nouveau en ligne')}.`
        : `${trouble[because]} La conversation reprend bientôt, merci de patienter un instant.`,
    tryNow: 'Essayer maintenant',
    working: 'Un instant, la conversation reprend tout de suite…',
    finished: say(
      'Merci beaucoup pour vos réponses. Vous pouvez maintenant fermer la page.',
      'Merci beaucoup pour tes réponses. Tu peux maintenant fermer la page.',
    ),
    change: 'Modifier',
    changeLast: 'Modifier la dernière réponse',
    changing: 'Envoi de la modification…',
    cancel: 'Annuler',
    reason: say('Pourquoi demandez-vous cela ?', 'Pourquoi demandes-tu cela ?'),
    formView: 'Afficher comme formulaire',
    form: 'Formulaire',
    sounds: 'Son à chaque nouveau message',
    atOnce: 'Messages sans pauses',
    showAll: 'Afficher tout de suite',
    handOver: 'Continuer sur un autre appareil',
    autoplay: 'Lire son et vidéo automatiquement',
    feedback: 'Donner un avis',
    audio: 'Enregistrement audio',
    video: 'Vidéo',
    captions: 'Sous-titres',
    transcript: 'Transcription',
    receipt: 'Mes données',
    beginAgain: 'Recommencer',
    menu: 'Menu',
    newTab: '(s’ouvre dans un nouvel onglet)',
    close: 'Fermer',
    refresh: 'Recharger',
    serverBusy: 'Notre messagerie est exceptionnellement sollicitée en ce moment…',
    requestId: (id) => `Identifiant de la requête : ${id.slice(0, 8)}`,
  },
  loading: {
    coming: 'Un instant…',
    failed: say(
      'Cette partie de la page n’a pas pu être chargée. Vos réponses sont en sécurité. Veuillez vérifier votre connexion Internet ou recharger la page.',
      'Cette partie de la page n’a pas pu être chargée. Tes réponses sont en sécurité. Vérifie ta connexion Internet ou recharge la page.',
    ),
    again: 'Réessayer',
  },
  change: {
    lang,
    title: 'Modifier la réponse',
    loading: 'Chargement de la question…',
    failed: 'La question ne peut pas être chargée pour le moment. Rien n’a été perdu.',
    gone: 'Cette réponse ne peut plus être modifiée.',
    waits: say(
      'Votre dernière réponse est encore en route. Veuillez réessayer dans un instant.',
      'Ta dernière réponse est encore en route. Réessaie dans un instant.',
    ),
    fallsAway: (count) =>
      count === 1
        ? 'Alors cette réponse ultérieure ne conviendra plus :'
        : `Alors ces ${count} réponses ultérieures ne conviendront plus :`,
    mayFallAway: 'On ne peut pas dire à l’avance si les réponses ultérieures conviendront encore.',
    comesBack: say(
      'Ce qui ne convient plus redevient valable dès que vous rétablissez la réponse.',
      'Ce qui ne convient plus redevient valable dès que tu rétablis la réponse.',
    ),
    back: 'Retour',
    goOn: 'Modifier quand même',
    changed: (count) => {
      const changed = say('Votre réponse est modifiée.', 'Ta réponse est modifiée.');
      if (count === 0) return changed;
      return `${changed} ${plural(count, {
        one: '1 réponse ultérieure ne convient plus et ne compte pas.',
        other: `${count} réponses ultérieures ne conviennent plus et ne comptent pas.`,
      })}`;
    },
    undo: 'Rétablir',
    overtaken: 'Cette question avait déjà une réponse, peut-être depuis un autre onglet. La conversation continue ici.',
    yourText: (text) => `${say('Votre texte d’ici', 'Ton texte d’ici')} : ${quoted(text)}`,
    useText: 'Modifier la réponse avec ce texte',
    notDone: `Cela n’a pas fonctionné, et rien n’a été supprimé. ${say('Veuillez réessayer', 'Réessaie, s’il te plaît')}.`,
  },
  failures: {
    said: {
      inactive: {
        title: 'Le dialogue n’est plus actif.',
        more: 'Le dialogue est déjà terminé. Il n’est donc plus possible de dialoguer.',
      },
      unknown: {
        title: 'Ce dialogue n’existe pas.',
        more: say('Veuillez vérifier le lien que vous avez reçu.', 'Vérifie le lien que tu as reçu.'),
      },
      registration: {
        title: 'Username already exists',
        more: `La conversation n’a pas pu commencer. ${say('Veuillez recharger', 'Recharge')} la page.`,
      },
      lost: {
        title: 'Cette conversation n’existe plus.',
        more: `Elle a été supprimée ou a expiré. ${say('Vous pouvez', 'Tu peux')} recommencer depuis le début.`,
      },
      unreadable: {
        title: 'Cette conversation ne peut pas être poursuivie.',
        more: 'Le dialogue est déjà terminé. Il n’est donc plus possible de dialoguer.',
      },
      refused: {
        title: '',
        more: say(
          'Vos réponses sont enregistrées. Veuillez recharger la page ou réessayer plus tard.',
          'Tes réponses sont enregistrées. Recharge la page ou réessaie plus tard.',
        ),
      },
    },
    status: (status) => `Une erreur est survenue. (${status})`,
  },
  notKept: {
    lang,
    notKept: say(
      'Votre navigateur ne permet pas à cette page de retenir quoi que ce soit. Vous pouvez participer et vos réponses arrivent. Veuillez laisser la page ouverte : si elle est fermée ou rechargée, tout recommence du début.',
      'Ton navigateur ne permet pas à cette page de retenir quoi que ce soit. Tu peux participer et tes réponses arrivent. Laisse la page ouverte : si elle est fermée ou rechargée, tout recommence du début.',
    ),
    ownTab: 'Ouvrir dans un onglet séparé',
    newTab: '(s’ouvre dans un nouvel onglet)',
    close: 'Compris',
  },
  wordTitles: {
    help: 'Aide',
    back: say('Voulez-vous revenir en arrière ?', 'Veux-tu revenir en arrière ?'),
    restart: say('Voulez-vous recommencer ?', 'Veux-tu recommencer ?'),
  },
  wordHelp: {
    lang,
    wordsTell: say(
      'Vous pouvez écrire ces mots à la place d’une réponse :',
      'Tu peux écrire ces mots à la place d’une réponse :',
    ),
    words: [
      ['aide', 'affiche cet aperçu.'],
      [
        'retour',
        say(
          'ouvre votre dernière réponse pour que vous puissiez la modifier.',
          'ouvre ta dernière réponse pour que tu puisses la modifier.',
        ),
      ],
      ['recommencer', 'reprend du début. Une confirmation est demandée avant.'],
    ],
    tap: say(
      'Inutile d’attendre les messages : touchez la conversation ou appuyez sur Entrée.',
      'Inutile d’attendre les messages : touche la conversation ou appuie sur Entrée.',
    ),
    menu: 'Tout le reste se trouve dans le menu.',
    nothingBefore: 'Il n’y a pas encore de réponse à modifier.',
    asAnswer: 'Envoyer comme réponse',
  },
  typedWords: {
    help: ['aide'],
    back: ['retour', 'revenir'],
    restart: ['recommencer', 'redémarrer'],
  },
  ownWays: {
    lang,
    help: 'Aide',
    paces: ['très lent', 'lent', 'normal', 'rapide', 'très rapide'],
    pace: (pace) => `Rythme : ${pace}`,
    slower: 'Plus lentement',
    faster: 'Plus vite',
    pause: 'Suspendre les messages',
    paused: 'Les messages sont suspendus.',
    goOn: 'Continuer',
    aloud: 'Lire les messages à voix haute',
  },
  masked: { lang, showField: 'Afficher la saisie' },
  otherDevice: {
    lang,
    purpose: say(
      'Scannez le code avec l’autre appareil ou ouvrez-y le lien. La conversation y reprend là où vous en êtes.',
      'Scanne le code avec l’autre appareil ou ouvres-y le lien. La conversation y reprend là où tu en es.',
    ),
    secret: say(
      'Il est valable 15 minutes et une seule fois. Toute personne qui l’ouvre voit vos réponses : ne le transmettez pas.',
      'Il est valable 15 minutes et une seule fois. Toute personne qui l’ouvre voit tes réponses : ne le transmets pas.',
    ),
    qr: 'Code QR avec le lien pour continuer',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    notCopied: say(
      'La copie n’est pas autorisée ici. Veuillez sélectionner le lien et le copier vous-même :',
      'La copie n’est pas autorisée ici. Sélectionne le lien et copie-le toi-même :',
    ),
    loading: 'Chargement du code…',
    failed: say(
      'Le code ne peut pas être chargé pour le moment. Vos réponses ne sont pas concernées.',
      'Le code ne peut pas être chargé pour le moment. Tes réponses ne sont pas concernées.',
    ),
    again: 'Réessayer',
    expired: 'Ce code a expiré. Rien n’a été perdu.',
    fresh: 'Nouveau code',
    taken: say(
      'L’autre appareil est connecté. Vous pouvez continuer à répondre là-bas ou ici ; les deux montrent la même conversation.',
      'L’autre appareil est connecté. Tu peux continuer à répondre là-bas ou ici ; les deux montrent la même conversation.',
    ),
    notContinued: `Ce lien ne mène pas plus loin : il a déjà été utilisé ou a expiré. ${say('Vous en trouverez', 'Tu en trouveras')} un nouveau dans le menu du premier appareil.`,
    instead: {
      header: 'Continuer avec l’autre conversation ?',
      text: say(
        'Sur cet appareil, vous avez déjà commencé une conversation dans ce dialogue. Elle reste enregistrée, mais ne pourra plus être ouverte ici.',
        'Sur cet appareil, tu as déjà commencé une conversation dans ce dialogue. Elle reste enregistrée, mais ne pourra plus être ouverte ici.',
      ),
      back: 'Rester ici',
      confirm: 'Continuer',
    },
  },
  receipt: {
    purpose: say(
      'Avec ce code, vous pourrez plus tard consulter, sauvegarder ou supprimer ce qui est enregistré à votre sujet.',
      'Avec ce code, tu pourras plus tard consulter, sauvegarder ou supprimer ce qui est enregistré à ton sujet.',
    ),
    code: 'Code',
    copy: 'Copier le code',
    copied: 'Le code est copié.',
    notCopied: `La copie n’est pas autorisée ici. ${say('Veuillez noter', 'Note')} le code.`,
    page: 'Voir mes données',
    sentOn: 'La page suivante va s’ouvrir dans un instant.',
    sentOnInTest: 'Test : les personnes interrogées sont maintenant redirigées ici.',
    sendOn: 'Continuer',
    stay: 'Rester ici',
  },
  feedback: {
    question: say('Que pensez-vous de cette conversation ?', 'Que penses-tu de cette conversation ?'),
    worst: 'pas bien du tout',
    best: 'très bien',
    rating: (rating) => `${rating} sur 5`,
    more: say('Souhaitez-vous ajouter quelque chose ?', 'Souhaites-tu ajouter quelque chose ?'),
    aboutQuestion: 'Il s’agit de la question actuellement ouverte.',
    whoReads: `Les personnes qui ont créé cette conversation le lisent. Cela ne change pas ${say('vos', 'tes')} réponses.`,
    send: 'Envoyer',
    sending: 'Envoi de l’avis…',
    nothing: say('Veuillez choisir une note ou écrire quelque chose.', 'Choisis une note ou écris quelque chose.'),
    tooLong: (length, most) => `${length} sur ${most} caractères au maximum`,
    notSent: `L’avis n’est pas arrivé, il est encore ici. ${say('Veuillez réessayer', 'Réessaie, s’il te plaît')}.`,
    thanks: `Merci beaucoup ! ${say('Votre', 'Ton')} avis est bien arrivé.`,
  },
  countdown: {
    lang,
    notice: (span) => `Pour cette réponse, ${say('vous avez', 'tu as')} ${span}, et plus si nécessaire.`,
    fixed: (span) => `Pour cette réponse, ${say('vous avez', 'tu as')} ${span}. Ensuite, on continue sans elle.`,
    left: (clock) => `encore ${clock}`,
    stillLeft: (span) => `Encore ${span}.`,
    more: 'Plus de temps',
    extended: (span) => `${say('Vous avez', 'Tu as')} maintenant ${span}.`,
    lastCall: (span) => `Le temps est écoulé. Dans ${span}, on continue sans réponse.`,
    over: 'Temps écoulé',
  },
  embed: {
    told: (host) =>
      `Ce contenu vient de ${host}. Rien n’y est envoyé avant l’affichage. Ensuite, ${host} connaîtra l’adresse IP de cet appareil, son navigateur et l’adresse de ce site, et pourra déposer des cookies.`,
    show: 'Afficher',
    hide: 'Masquer',
    open: 'Ouvrir dans un nouvel onglet',
    refused: (host) => `Le contenu de ${host} ne peut pas être affiché ici. Le lien l’ouvre dans un nouvel onglet.`,
  },
  inputs: {
    placeholder: say('Écrivez une réponse…', 'Écris une réponse…'),
    inWords: say('Ou avec vos propres mots…', 'Ou avec tes propres mots…'),
    send: 'Envoyer',
    next: 'Continuer',
    skip: 'Passer',
    enterSends: 'Entrée envoie, Maj et Entrée font une nouvelle ligne.',
    record: { audio: 'Enregistrer un message vocal', video: 'Enregistrer une vidéo' },
    length: (length, max) => `${length} sur ${max} caractères au maximum`,
    chooseFrom: (min, max) => `${say('Veuillez choisir', 'Choisis')} ${range(min, max)}.`,
    chosen: (count) => plural(count, { one: `${count} sélection`, other: `${count} sélections` }),
    scale: (first, last) => `Échelle de ${quoted(first)} à ${quoted(last)}.`,
    scaleKeys: 'Les flèches choisissent, Entrée envoie.',
    consentNeeded: say(
      'Votre accord est nécessaire. Si vous n’êtes pas d’accord, la conversation s’arrête ici.',
      'Ton accord est nécessaire. Si tu n’es pas d’accord, la conversation s’arrête ici.',
    ),
  },
  files: {
    tryAgain: 'Réessayer',
    cancel: 'Annuler',
    chooseFile: 'Choisir un fichier',
    dropFile: 'ou le déposer ici',
    fileLimits: (kinds, megabytes) => `Types : ${listed(kinds)} ; ${megabytes}\u00A0Mo au maximum`,
    fileSize: (megabytes) => `${megabytes}\u00A0Mo`,
    chosenFile: (name) => `Fichier choisi : ${name}`,
    removeFile: 'Retirer',
    fileEmpty: `Le fichier est vide. ${say('Veuillez en choisir', 'Choisis-en')} un autre.`,
    recordingTooLong: `L’enregistrement est trop long. Rien n’a été enregistré ; ${say('veuillez en faire', 'fais-en')} un plus court.`,
    fileTooLarge: (megabytes) =>
      `Le fichier est trop volumineux. ${say('Veuillez en choisir', 'Choisis-en')} un de ${megabytes}\u00A0Mo au maximum ; rien n’a été envoyé.`,
    wrongKind: (kinds) =>
      `Ce type de fichier ne convient pas ici. ${say('Veuillez choisir', 'Choisis')} : ${listed(kinds)}.`,
    fileOnItsWay: 'Envoi du fichier…',
    percent: (percent) => `${percent}\u00A0%`,
    noConnection: say(
      'Pas de connexion. Le fichier reste choisi tant que vous laissez cette page ouverte et sera envoyé dès que vous serez de nouveau en ligne.',
      'Pas de connexion. Le fichier reste choisi tant que tu laisses cette page ouverte et sera envoyé dès que tu seras de nouveau en ligne.',
    ),
    serverBusy: `${trouble.busy} Le fichier reste choisi ; ${say('veuillez réessayer', 'réessaie')} dans un instant.`,
    notSent: `Le fichier n’a pas pu être envoyé. Il reste choisi ; ${say('veuillez réessayer', 'réessaie')}.`,
    record: 'Démarrer l’enregistrement',
    recordAgain: 'Enregistrer à nouveau',
    stopRecording: 'Arrêter l’enregistrement',
    recording: 'Enregistrement en cours.',
    recorded: 'L’enregistrement est terminé.',
    yourRecording: say('Votre enregistrement', 'Ton enregistrement'),
    write: 'Écrire plutôt',
    recorders: {
      audio: {
        hint: (time) =>
          `${time} minutes au maximum. ${say('Vous pouvez écouter', 'Tu peux écouter')} l’enregistrement avant de l’envoyer.`,
        asking: 'En attente du microphone…',
        empty: say(
          'Rien n’a été enregistré. Veuillez vérifier votre microphone et enregistrer à nouveau.',
          'Rien n’a été enregistré. Vérifie ton microphone et enregistre à nouveau.',
        ),
        unusable: {
          refused: say(
            'Le microphone n’est pas autorisé pour cette page. Autorisez-le dans les réglages de votre navigateur ou choisissez un fichier audio.',
            'Le microphone n’est pas autorisé pour cette page. Autorise-le dans les réglages de ton navigateur ou choisis un fichier audio.',
          ),
          missing: `Aucun microphone n’a été trouvé, ou un autre programme l’utilise. ${say('Vous pouvez', 'Tu peux')} choisir un fichier audio à la place.`,
          unsupported: `Ce navigateur ne peut pas enregistrer ici. ${say('Vous pouvez', 'Tu peux')} choisir un fichier audio à la place.`,
        },
      },
      video: {
        hint: (time) =>
          `${time} minutes au maximum. ${say('Vous pouvez regarder', 'Tu peux regarder')} l’enregistrement avant de l’envoyer.`,
        asking: 'En attente de la caméra et du microphone…',
        empty: say(
          'Rien n’a été enregistré. Veuillez vérifier votre caméra et enregistrer à nouveau.',
          'Rien n’a été enregistré. Vérifie ta caméra et enregistre à nouveau.',
        ),
        unusable: {
          refused: say(
            'La caméra et le microphone ne sont pas autorisés pour cette page. Autorisez-les dans les réglages de votre navigateur ou choisissez une vidéo.',
            'La caméra et le microphone ne sont pas autorisés pour cette page. Autorise-les dans les réglages de ton navigateur ou choisis une vidéo.',
          ),
          missing: `La caméra ou le microphone n’ont pas été trouvés, ou un autre programme les utilise. ${say('Vous pouvez', 'Tu peux')} choisir une vidéo à la place.`,
          unsupported: `Ce navigateur ne peut pas enregistrer ici. ${say('Vous pouvez', 'Tu peux')} choisir une vidéo à la place.`,
        },
      },
    },
  },
  place: {
    hint: say(
      'Touchez l’endroit, ou déplacez-y la marque avec les curseurs.',
      'Touche l’endroit, ou déplaces-y la marque avec les curseurs.',
    ),
    across: 'De gauche à droite',
    down: 'De haut en bas',
    at: (percent, square) => `${percent} pour cent, case ${square}`,
    unmarked: say('Veuillez d’abord marquer un endroit.', 'Marque d’abord un endroit.'),
    missing: 'La carte ne peut pas être chargée pour le moment.',
  },
  signature: {
    hint: say(
      'Signez avec le doigt, un stylet ou la souris – ou tapez votre nom.',
      'Signe avec le doigt, un stylet ou la souris – ou tape ton nom.',
    ),
    sheet: (strokes) =>
      `Zone de signature, ${strokes === 0 ? 'vide' : plural(strokes, { one: 'un trait', other: `${strokes} traits` })}`,
    undo: 'Annuler le trait',
    clear: 'Effacer',
    type: 'Taper le nom',
    draw: 'Plutôt dessiner',
    name: say('Votre nom', 'Ton nom'),
    typedHint: `Ici, ${say('votre', 'ton')} nom tapé vaut une signature dessinée.`,
    unsigned: say('Veuillez d’abord signer ou taper votre nom.', 'Signe d’abord ou tape ton nom.'),
    cannotDraw: `Ce navigateur ne peut pas enregistrer la signature. ${say('Veuillez ouvrir', 'Ouvre')} la page dans un autre.`,
    file: 'Signature.png',
    typedFile: (name) => `Signature, tapée – ${name}.png`,
  },
  sum: {
    give: (total) => `${say('Veuillez répartir', 'Répartis')} ${total} points entre les éléments.`,
    left: (left) => `Encore ${left} à répartir`,
    over: (over) => `${over} de trop`,
    done: 'Tous les points sont répartis',
  },
  days: between('Date', 'Jour, mois et année', 'le '),
  numbers: between('Nombre', '', ''),
  times: between('Heure', 'Heure et minute', ''),
  digitsOrWords: {
    number: 'Un nombre ou des mots…',
    date: 'Une date ou des mots…',
    time: 'Une heure ou des mots…',
    picture: say('Touchez une image ou écrivez…', 'Touche une image ou écris…'),
    pickDate: 'Choisir une date',
    pickTime: 'Choisir une heure',
  },
  addresses: { email: 'nom@exemple.fr', phone: '01 23 45 67 89', url: 'www.exemple.fr' },
  askQuestion: say('Écrivez une question…', 'Écris une question…'),
  emoji: { open: '🙂 Émojis', choice: 'Émojis à insérer' },
  otherRanking: {
    joins: (label) =>
      say(
        `${quoted(label)} : ce que vous écrivez ici rejoint la liste, où vous le classez.`,
        `${quoted(label)} : ce que tu écris ici rejoint la liste, où tu le classes.`,
      ),
    says: (label) => `${quoted(label)} : ici, il y a de la place pour préciser.`,
    joined: 'L’élément est maintenant dans la liste.',
  },
  ranking: {
    up: (text) => `Monter ${quoted(text)}`,
    down: (text) => `Descendre ${quoted(text)}`,
    place: (text, place, count) => `${quoted(text)} : place ${place} sur ${count}`,
    ranking: say(
      'Veuillez classer les réponses dans votre ordre : la place 1 est en haut.',
      'Classe les réponses dans ton ordre : la place 1 est en haut.',
    ),
  },
  rating: (value, count) => `${value} sur ${count}`,
  slider: {
    pole: (value, label) => `${value} : ${label}`,
    notSet: 'pas encore réglé',
    less: 'Un cran de moins',
    more: 'Un cran de plus',
    setValue: say(
      'Veuillez régler une valeur : déplacez le curseur ou touchez − et +.',
      'Règle une valeur : déplace le curseur ou touche − et +.',
    ),
  },
  chats: {
    lang,
    list: 'Chats',
    back: 'Retour aux chats',
    menu: 'Menu',
    typing: 'écrit…',
    none: 'Pas encore de message',
    you: say('Vous', 'Toi'),
    unread: (count) => plural(count, { one: `${count} nouveau message`, other: `${count} nouveaux messages` }),
    wrote: (name) => `${name} a écrit.`,
    wroteToo: (name, others) => {
      if (others === 0) return `${name} a écrit`;
      return `${name} et ${plural(others, { one: 'une autre personne', other: `${others} autres personnes` })} ont écrit`;
    },
    nothingToAnswer: 'Il n’y a rien à répondre ici pour le moment.',
    choose: say('Choisissez un chat dans la liste.', 'Choisis un chat dans la liste.'),
    resumeLink: 'Copier le lien pour continuer plus tard',
    resumeCopied: say(
      'Le lien est copié. Il vous permet de continuer dans n’importe quel navigateur ; ne le transmettez pas.',
      'Le lien est copié. Il te permet de continuer dans n’importe quel navigateur ; ne le transmets pas.',
    ),
    resumeFailed: say(
      'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même :',
      'Le lien n’a pas pu être copié. Sélectionne-le et copie-le toi-même :',
    ),
    badResumeLink: 'Il n’y a pas (ou plus) de jeu pour ce lien.',
    media: 'Fichier',
    hints: 'Indices',
    closeHints: 'Fermer les indices',
    hintsOf: (found, all) => `${found} sur ${all} trouvés`,
    freshHints: (count) => plural(count, { one: `${count} nouvel indice`, other: `${count} nouveaux indices` }),
    foundHint: (title) => `Nouvel indice : ${title}`,
    isNew: 'Nouveau',
    noHints: 'Pas encore d’indice.',
    noHintsMore: say(
      'Ce que vous découvrirez dans les chats figurera ici.',
      'Ce que tu découvriras dans les chats figurera ici.',
    ),
    toChat: (name) => `Vers le chat : ${name}`,
    endingOf: (number, all) => `Fin ${number} sur ${all}`,
    toEnding: 'Ce qui a été découvert',
    foundOf: (found, all) =>
      `${say('Vous avez', 'Tu as')} trouvé ${plural(found, { one: `${found} indice`, other: `${found} indices` })} sur ${all}.`,
    playAgain: 'Rejouer depuis le début',
    decideAnew: 'Décider autrement',
    gallery: (seen, all) => `Fins vues : ${seen} sur ${all}`,
    notSeen: 'Pas encore vue',
    storyTime: (time) => `Dans l’histoire, il est ${time}`,
    push: {
      switch: 'Notifications du navigateur',
      question: say(
        'Certains n’écrivent ici que plus tard. Votre navigateur doit-il alors vous prévenir, même si cette page est fermée ?',
        'Certains n’écrivent ici que plus tard. Ton navigateur doit-il alors te prévenir, même si cette page est fermée ?',
      ),
      privacy: 'Il indique seulement qui a écrit. Personne n’apprend en chemin ce qui a été écrit.',
      yes: 'Oui, prévenir',
      no: 'Non, merci',
      starting: 'Un instant…',
      on: say(
        'C’est noté, vous recevrez un avis. Vous pouvez désactiver cela à tout moment dans le menu.',
        'C’est noté, tu recevras un avis. Tu peux désactiver cela à tout moment dans le menu.',
      ),
      blocked: say(
        'Votre navigateur n’autorise aucune notification de cette page. Vous pouvez changer cela dans ses réglages.',
        'Ton navigateur n’autorise aucune notification de cette page. Tu peux changer cela dans ses réglages.',
      ),
      failed: `Les notifications n’ont pas pu être activées. ${say('Veuillez réessayer', 'Réessaie, s’il te plaît')}.`,
      again: 'Réessayer',
      close: 'Fermer',
    },
    fragments: {
      restart: 'Tout recommencer',
      delete: 'Tout supprimer',
      privacy: 'Protection des données',
      restart_pop_up: {
        header: 'Recommencer tous les chats ?',
        text: say(
          'Vos réponses dans tous les chats seront supprimées et tout reprendra du début.',
          'Tes réponses dans tous les chats seront supprimées et tout reprendra du début.',
        ),
        btn_back: 'Retour',
        btn_restart: 'Recommencer',
      },
      delete_pop_up: {
        header: 'Supprimer tous les chats ?',
        text: say(
          'Vos réponses et tous les chats seront supprimés définitivement.',
          'Tes réponses et tous les chats seront supprimés définitivement.',
        ),
        btn_back: 'Retour',
        btn_delete: 'Supprimer',
      },
    },
  },
});
