import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import { momentIn } from '../momentIn.ts';
import { ownData } from '../own-data/languages/fr.data.ts';
import type { ServerTexts } from '../ServerTexts.ts';

const { and, plural } = spellingIn('fr', ['other', 'one']);
const quoted = (text: string): string => `« ${text} »`;
const at = momentIn('fr');

/** What the server says in French. */
export const fr: ServerTexts = {
  doors: {
    inactive: 'Le dialogue n’est plus actif.',
    inactiveMore: 'Le dialogue est déjà terminé. Il n’est donc plus possible de dialoguer.',
    notAvailable: 'Le dialogue ne peut pas être chargé pour le moment.',
    notAvailableMore: 'Rien n’a été perdu. Veuillez recharger la page dans une minute.',
    notBegun: 'Ce dialogue n’a pas encore commencé.',
    notBegunMore: (moment) => `Vous pourrez participer à partir du ${at(moment)} (heure de Berlin).`,
    over: 'Ce dialogue est terminé.',
    overMore: (moment) =>
      `La participation était possible jusqu’au ${at(moment)} (heure de Berlin). Merci beaucoup de votre intérêt !`,
    full: 'Ce dialogue est complet.',
    fullMore: 'Le nombre de personnes recherché est déjà atteint. Merci beaucoup de votre intérêt !',
    personalOnly: 'On n’entre ici qu’avec un lien personnel.',
    personalOnlyMore:
      'Veuillez ouvrir le lien de votre invitation. Si vous n’en avez pas reçu, adressez-vous à la personne ou à l’organisme qui invite.',
    goOn: 'Vous avez déjà commencé ? Continuez ici.',
    password: 'Ce dialogue demande un mot de passe.',
    passwordMore: 'Vous l’avez reçu avec le lien. Les majuscules et les minuscules comptent.',
    passwordLabel: 'Mot de passe',
    passwordSend: 'Continuer',
    passwordHint: 'Pour ne le demander qu’une fois, ce navigateur retient dans un cookie qu’il était correct.',
    passwordWrong:
      'Ce mot de passe n’est pas correct. Veuillez vérifier l’orthographe ou demander à la personne qui vous a donné le lien.',
    passwordWait: (seconds) =>
      `Un mot de passe incorrect a été saisi trop souvent. Veuillez réessayer dans ${plural(seconds, { one: `${seconds} seconde`, other: `${seconds} secondes` })}.`,
    taken: 'Vous avez déjà participé.',
    takenMore:
      'Chaque personne participe une fois à ce dialogue, et cela a été fait dans ce navigateur. Merci beaucoup !',
    takenGoOn: 'Voir ou poursuivre votre conversation',
    description: 'Un dialogue dans un chat : il suffit d’écrire.',
  },
  unknown: {
    dialog: 'Ce dialogue n’existe pas.',
    dialogMore: 'Veuillez vérifier le lien que vous avez reçu.',
    link: 'Ce lien n’est pas valable',
    linkMore: 'Veuillez vérifier que vous l’avez ouvert en entier. Il a peut-être été retiré entre-temps.',
    trial: 'C’est un lien d’essai',
    trialMore: 'Dans les vrais courriels, le lien mène ici au dialogue.',
  },
  test: {
    title: 'Test : ',
    mark: 'Test : rien ne compte.',
    test: 'Ceci est un test.',
    testMore:
      'Vous suivez le chemin des personnes interrogées dans la version publiée. Rien ne compte : ni dans le nombre et les quotas, ni dans l’analyse et l’export.',
    begin: 'Commencer le test',
    open: 'En ce moment, les personnes interrogées peuvent commencer ici sans rien de plus.',
    inactive: 'Le dialogue n’est pas actif en ce moment : les personnes interrogées apprennent qu’il n’est plus actif.',
    meets: (sentence) => `Les personnes interrogées lisent ici en ce moment : ${quoted(sentence)}`,
    password: 'Ici, on demande le mot de passe aux personnes interrogées.',
    once: 'Qui a déjà participé dans ce navigateur l’apprend ici.',
    quotas: (names) => `Dans le test, les quotas ne comptent pas et ne refusent personne : ${and(names.map(quoted))}.`,
    gone: 'Ce lien de test n’est plus valable.',
    goneMore: 'Il a été retiré ou renouvelé. Veuillez demander à la personne qui vous l’a donné.',
  },
  exit: {
    receipt: 'Vos données',
    deleted: 'Vos données ont été supprimées',
    deletedMore: 'Les réponses, la conversation et les fichiers sont effacés. Vous pouvez maintenant fermer la page.',
    cancelled: 'Le dialogue a été interrompu',
    cancelledMore: 'Vos réponses jusque-là sont enregistrées. Avec le même lien, vous pouvez continuer à tout moment.',
    exit: 'Merci beaucoup et au revoir',
    exitMore: 'Vous pouvez maintenant fermer la page.',
    privacy: 'Protection des données',
    privacyOf: (dialog) => `du dialogue « ${dialog} »`,
    noPrivacy:
      'Il n’y a pas encore de déclaration de confidentialité pour ce dialogue. Veuillez vous adresser à la personne ou à l’organisme qui vous a donné le lien.',
    receiptHint:
      'Avec votre code, donné à la fin du dialogue, vous pouvez consulter, sauvegarder et supprimer ce qui est enregistré :',
    newTab: '(s’ouvre dans un nouvel onglet)',
  },
  ownData,
  personal: {
    invited: 'Votre lien personnel',
    once: 'Il est valable pour une participation.',
    tied: 'Vos réponses sont associées à votre personne : qui évalue ce dialogue peut voir quelles réponses sont les vôtres.',
    tiedOn:
      'Avec ce lien, vous pouvez continuer à tout moment, aussi sur un autre appareil. Ne le transmettez donc à personne.',
    anonymous:
      'Vos réponses sont anonymes : il est enregistré que ce lien a été utilisé, mais pas quelles réponses y correspondent. Cela ne peut pas être annulé.',
    anonymousOn:
      'Sur cet appareil, le lien permet de continuer à tout moment. Pour passer sur un autre appareil, utilisez dans le dialogue « Continuer sur un autre appareil ».',
    privacy: 'Déclaration de confidentialité',
    begin: 'Commencer le dialogue',
    again: 'Vous avez déjà commencé',
    againMore: 'Le dialogue reprend là où vous l’avez quitté.',
    goOn: 'Continuer',
    used: 'Ce lien a déjà été utilisé',
    usedTied: 'Votre conversation n’existe plus. Ce lien ne permet pas d’en commencer une deuxième.',
    usedAnonymous:
      'Comme le dialogue est anonyme, seul l’appareil sur lequel vous avez commencé mène à votre conversation : ouvrez-y le même lien. Pour passer sur un autre appareil, utilisez dans le dialogue « Continuer sur un autre appareil ».',
    mails: 'E-mails concernant ce dialogue',
    mailsOf: (dialog) => `du dialogue « ${dialog} »`,
    unsubscribeMore: 'Vous ne souhaitez plus recevoir d’e-mails concernant ce dialogue ? Votre lien reste valable.',
    unsubscribe: 'Se désabonner',
    unsubscribed: 'Votre désabonnement est enregistré',
    unsubscribedMore: 'Vous ne recevrez plus d’e-mails concernant ce dialogue. Votre lien reste valable.',
    subscribe: 'Recevoir à nouveau des e-mails',
  },
  letter: {
    button: 'Vers le dialogue',
    linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    why: (dialog) => `Vous recevez cet e-mail en raison de votre invitation au dialogue « ${dialog} ».`,
    unsubscribe: 'Ne plus recevoir d’e-mails concernant ce dialogue :',
    unsubscribeLink: 'Ne plus recevoir d’e-mails concernant ce dialogue',
    footer: 'Cet e-mail a été envoyé automatiquement. Veuillez ne pas y répondre.',
  },
  model: {
    title: 'Modèle de langage',
    purpose: (model, host, outside) =>
      `Des parties de ce dialogue sont menées par le modèle de langage ${model} sur ${host}${outside ? '' : ' (dans le réseau de l’exploitant)'}. Ce qui est écrit dans ces parties y est envoyé, avec ce qui précède : pour que le modèle puisse répondre, demander des précisions et reconnaître quand la conversation a atteint son but.`,
    reserve: (model, host) =>
      `S’il ne répond pas, la même chose est envoyée au modèle de langage ${model} sur ${host}.`,
    masked:
      'Les noms, adresses, numéros de téléphone, adresses e-mail et coordonnées bancaires sont auparavant remplacés par des marqueurs, dans la mesure où ils sont reconnus.',
    kept: 'Ce que le modèle a répondu est enregistré avec votre conversation et supprimé avec elle.',
  },
  newMessage: 'Nouveau message',
  thinking: 'réfléchit encore… Cela peut prendre jusqu’à une minute.',
};
