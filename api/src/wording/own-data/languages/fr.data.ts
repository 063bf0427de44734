import { spellingIn } from '@dialogwerk/shared/dialog/messenger';
import type { OwnDataTexts } from '../OwnDataTexts.ts';

const { and } = spellingIn('fr', ['other']);

/** What respondents read on the page of all that is stored of them, in French. */
export const ownData: OwnDataTexts = {
  title: 'Vos données',
  purpose:
    'Avec le code que vous avez reçu à la fin d’un dialogue, vous voyez ici ce qui est enregistré. Vous pouvez l’enregistrer dans un fichier ou le supprimer.',
  code: 'Code',
  show: 'Afficher',
  noCode: 'Veuillez saisir le code. Il se trouve à la fin du dialogue et dans le menu.',
  unknown: 'Il n’y a rien (ou plus rien) pour ce code. Veuillez vérifier qu’il est bien recopié.',
  tooMany: 'Trop de tentatives. Veuillez réessayer dans quelques minutes. Vos données sont inchangées.',
  failed:
    'Cela n’a pas fonctionné à l’instant. Vos données sont inchangées. Veuillez vérifier votre connexion Internet et réessayer.',
  begun: 'Début',
  finished: 'Fin',
  notFinished: 'pas encore terminé',
  answers: 'Vos réponses',
  noAnswers: 'Aucune réponse n’est encore enregistrée.',
  feedback: 'Vos avis',
  rating: (given) => `${given} sur 5`,
  withdrawn: 'Ne compte plus, car une réponse antérieure a été modifiée.',
  test: 'Ceci est un test. Rien n’en est évalué.',
  consents: 'Consentements',
  statement: 'Déclaration de confidentialité',
  wording: 'Texte exact',
  acts: {
    shown: 'Affichée',
    given: 'Donné',
    declined: 'Refusé',
    withdrawn: 'Retiré',
    lapsed: 'N’est plus demandé, car une réponse antérieure a changé',
  },
  takeBack: 'Retirer ce consentement',
  takeBackMore: 'Ce que vous avez répondu ensuite reste enregistré jusqu’à ce que vous le supprimiez.',
  takenBack: 'Votre consentement est retiré.',
  files: 'Fichiers',
  sent: 'Transmis à d’autres',
  toModel: (model) => `Modèle de langage ${model}`,
  toSystem: (host) => `${host} (système interrogé)`,
  toldProgress: (host) => `${host} (avancement de la conversation)`,
  toldAnswers: (host) => `${host} (avancement et réponses)`,
  more: 'Autres informations',
  device: 'Appareil',
  devices: { phone: 'Téléphone', tablet: 'Tablette', desktop: 'Ordinateur' },
  language: 'Langue',
  link: 'Provenant du lien',
  tied: 'Cette conversation est associée à votre invitation personnelle.',
  notes: (count) =>
    `Notes de l’équipe sur cette conversation : ${count}. L’organisme responsable vous renseigne à ce sujet.`,
  keep: 'Emporter vos données',
  asPage: 'Page à lire et à imprimer',
  asData: 'Fichier de données (JSON)',
  asZip: 'Tout, avec les fichiers (ZIP)',
  delete: 'Supprimer mes données',
  confirmTitle: 'Supprimer les données ?',
  confirm:
    'Vos réponses, la conversation et les fichiers envoyés seront supprimés définitivement. Cela ne peut pas être annulé.',
  back: 'Retour',
  confirmed: 'Supprimer',
  whole: (others) => `Ce chat va avec d’autres (${and(others)}). Tous seront supprimés ensemble.`,
  deletedTitle: 'Vos données ont été supprimées',
  deleted:
    'Les réponses, la conversation et les fichiers sont effacés. Il ne reste que des nombres : qu’une conversation a été supprimée et combien de fois un texte a été accepté. Vous pouvez maintenant fermer la page.',
};
