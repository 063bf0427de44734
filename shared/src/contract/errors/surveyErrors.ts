import { formatCount } from '../../numbers/index.ts';
import { COMMENT_LIMITS, FILING_LIMITS, VERSION_LIMITS } from '../limits.ts';
import { refusal } from './ErrorRecord.ts';

const needs = {
  edit: 'diesen Dialog zu bearbeiten',
  train: 'diesen Dialog zu trainieren',
  test: 'diesen Dialog zu testen',
  publish: 'diesen Dialog zu veröffentlichen, live zu schalten oder zu teilen',
  analyse: 'diesen Dialog zu analysieren',
  share: 'das Team dieses Dialogs zu verwalten',
  manageWorkspace: 'diesen Arbeitsbereich zu verwalten',
  deleteWorkspace: 'diesen Arbeitsbereich zu löschen oder wiederherzustellen',
  fill: 'die Mediathek dieses Arbeitsbereichs zu ändern',
  delete: 'diesen Dialog zu löschen oder wiederherzustellen',
  deleteAnswers: 'Antworten dieses Dialogs zu löschen',
  showFigures: 'Ergebnisse dieses Dialogs freizugeben',
  brandKit: 'dieses Markenpaket zu ändern',
} as const;

export interface RoleAndNeed {
  readonly role: string;
  readonly need: keyof typeof needs;
}

export interface Member {
  readonly name: string;
}

/** Refusals about dialogs as a whole: roles, teams, publishing, imports, secrets. */
export const surveyErrors = {
  'name/taken': refusal(
    409,
    'Diesen Namen hat schon ein anderer Dialog oder Multi-Chat. Bitte wählen Sie einen anderen. Es wurde nichts geändert.',
    'name',
  ),
  'name/reserved': refusal(
    409,
    'Dieser Name ist der Anwendung vorbehalten. Bitte wählen Sie einen anderen. Es wurde nichts geändert.',
    'name',
  ),
  'name/too-many': refusal(
    409,
    'Möglich sind höchstens 20 Namen, frühere eingeschlossen. Sie können zu einem früheren zurückkehren. Es wurde nichts geändert.',
    'name',
  ),
  'translation/unknown-language': refusal(
    409,
    'Diese Sprache hat der Dialog nicht (mehr). Bitte fügen Sie sie zuerst hinzu. Es wurde nichts geändert.',
    'language',
  ),
  'translation/unknown-text': refusal(
    409,
    ({ key }: { readonly key: string }) =>
      `Einen der Texte gibt es in diesem Dialog nicht (mehr): „${key}“. Bitte laden Sie die Seite neu. Es wurde nichts geändert.`,
    'key',
  ),
  'translation/too-many': refusal(
    409,
    'Die Übersetzungen dieses Dialogs sind zusammen zu lang. Bitte kürzen Sie Texte oder nehmen Sie eine Sprache heraus. Es wurde nichts geändert.',
  ),
  'translation/main-language': refusal(
    409,
    'Diese Sprache ist schon die Hauptsprache des Dialogs. Es wurde nichts geändert.',
    'languages',
  ),
  /** `problem`: what is wrong with it. */
  'study/bad-condition': refusal(
    422,
    ({ name, problem }: { readonly name: string; readonly problem: string }) =>
      `Die Bedingung der Quote „${name}“ lässt sich nicht auswerten. ${problem} Es wurde nichts geändert.`,
    'quotas',
  ),
  'workspace/unknown': refusal(404, 'Diesen Arbeitsbereich gibt es nicht, oder Sie gehören nicht dazu.'),
  'survey/unknown': refusal(404, 'Diesen Dialog gibt es nicht, oder Sie haben keinen Zugriff darauf.'),
  /** It was deleted while the call was on its way. */
  'survey/gone': refusal(404, 'Dieser Dialog wurde gerade gelöscht. Es wurde nichts geändert.'),
  'survey/no-question': refusal(
    409,
    'Dieser Dialog hat noch keine Frage. Legen Sie zuerst in „Bearbeiten“ eine Frage an, dann können Sie ihn testen und live schalten.',
  ),
  'brand-kit/unknown': refusal(
    404,
    'Dieses Markenpaket gibt es nicht (mehr). Die Dialoge behalten ihr Aussehen. Es wurde nichts geändert.',
    'kit_id',
  ),
  'brand-kit/too-many': refusal(
    409,
    'Ein Arbeitsbereich kann höchstens 50 Markenpakete haben. Bitte löschen Sie zuerst eines. Es wurde nichts gespeichert.',
  ),
  'brand-kit/picture': refusal(
    422,
    'Eines der Bilder gehört nicht (mehr) zu diesem Markenpaket. Es wurde nichts geändert.',
    'look',
  ),
  'role/insufficient': refusal(
    409,
    ({ role, need }: RoleAndNeed) =>
      `Ihre Berechtigung „${role}“ reicht nicht aus, um ${needs[need]}. Bitten Sie die Besitzerin oder den Besitzer um mehr Rechte. Es wurde nichts geändert.`,
  ),

  'folder/unknown': refusal(404, 'Diesen Ordner gibt es nicht (mehr). Es wurde nichts verschoben.', 'folder_id'),
  'folder/too-many': refusal(
    409,
    `Es gibt höchstens ${FILING_LIMITS.folders} Ordner. Bitte löschen Sie einen, den Sie nicht mehr brauchen; seine Dialoge bleiben.`,
  ),

  'publication/survey-gone': refusal(404, 'Dieser Dialog wurde gerade gelöscht. Es wurde nichts veröffentlicht.'),
  'publication/draft-moved-on': refusal(
    409,
    'Der Entwurf wurde inzwischen weiter bearbeitet. Bitte sehen Sie sich die Änderungen noch einmal an. Es wurde nichts veröffentlicht.',
    'revision',
  ),
  'publication/unknown': refusal(404, 'Diese Veröffentlichung gibt es nicht. Bitte laden Sie die Liste neu.', 'before'),
  'publication/nothing-asked': refusal(
    409,
    'Der Entwurf stellt keine Frage und lässt sich so nicht veröffentlichen. Legen Sie zuerst in „Bearbeiten“ eine Frage an. Für Teilnehmende hat sich nichts geändert.',
  ),

  'publication/needs-approval': refusal(
    409,
    'Hier gilt das Vier-Augen-Prinzip: Eine zweite Person muss der Veröffentlichung zustimmen. Bitte fragen Sie unter „Veröffentlichung“ eine Freigabe an. Für Teilnehmende hat sich nichts geändert.',
  ),

  'approval/unknown': refusal(404, 'Diese Anfrage gibt es nicht. Bitte laden Sie die Seite neu.'),
  'approval/settled': refusal(
    409,
    'Über diese Anfrage ist schon entschieden, oder sie wurde zurückgezogen. Der Stand wird neu geladen. Es wurde nichts geändert.',
  ),
  'approval/own': refusal(
    409,
    'Über Ihre eigene Anfrage entscheidet eine andere Person. Sie können die Anfrage zurückziehen. Es wurde nichts geändert.',
  ),
  'approval/not-yours': refusal(
    409,
    'Zurückziehen kann diese Anfrage nur, wer sie gestellt hat. Es wurde nichts geändert.',
  ),
  'approval/waits-already': refusal(
    409,
    'Es wartet schon eine andere Anfrage. Bitte sehen Sie sich diese zuerst an. Es wurde nichts geändert.',
  ),
  'approval/not-needed': refusal(
    409,
    'Das Vier-Augen-Prinzip ist hier nicht (mehr) eingeschaltet: Sie brauchen keine Freigabe. Es wurde nichts geändert.',
  ),
  'approval/nothing-new': refusal(
    409,
    'Diese Version bekommen Teilnehmende schon. Es wurde keine Freigabe angefragt.',
    'revision',
  ),
  'approval/no-reason': refusal(
    400,
    'Bitte schreiben Sie, warum Sie ablehnen: Wer angefragt hat, weiß dann, was zu tun ist. Es wurde nichts geändert.',
    'reason',
  ),
  'approval/unknown-person': refusal(
    400,
    'Eine der gefragten Personen darf hier nicht (mehr) freigeben. Bitte wählen Sie neu. Es wurde keine Freigabe angefragt.',
    'asked',
  ),
  'approval/second-needed': refusal(
    409,
    'Um das Vier-Augen-Prinzip auszuschalten, muss eine zweite Person zustimmen. Bitte fragen Sie sie an. Es bleibt eingeschaltet.',
  ),

  'version/unknown': refusal(404, 'Diese Version gibt es nicht mehr. Vielleicht hat sie jemand aus dem Team gelöscht.'),
  'version/no-such-revision': refusal(404, 'So weit ist dieser Dialog noch nicht. Bitte laden Sie den Verlauf neu.'),
  'version/too-many': refusal(
    409,
    `Ein Dialog hat höchstens ${VERSION_LIMITS.most} benannte Versionen. Bitte löschen Sie eine, die Sie nicht mehr brauchen.`,
  ),

  'part/unknown': refusal(404, 'Diese Blöcke gibt es nicht (mehr). Was Sie schon eingefügt haben, bleibt, wie es ist.'),

  'comment/unknown': refusal(404, 'Diesen Kommentar gibt es nicht mehr. Vielleicht wurde er gerade gelöscht.'),
  'comment/not-yours': refusal(403, 'Diesen Kommentar hat jemand anders geschrieben. Es wurde nichts geändert.'),
  'comment/unknown-person': refusal(
    400,
    'Eine der erwähnten Personen gehört nicht (mehr) zum Team dieses Dialogs. Ihr Kommentar wurde nicht gespeichert.',
    'mentions',
  ),
  'comment/too-many': refusal(
    409,
    `Ein Dialog hat höchstens ${formatCount(COMMENT_LIMITS.most)} Kommentare. Bitte löschen Sie erledigte. Ihr Kommentar wurde nicht gespeichert.`,
  ),

  'import/too-large': refusal(
    413,
    'Die Datei ist größer als 5 MB. Bitte wählen Sie eine kleinere Datei. Es wurde nichts angelegt.',
  ),
  /** `problem` says why the file becomes no dialog. */
  'import/unfit': refusal(400, ({ problem }: { readonly problem: string }) => problem, 'content'),
  'import/over-budget': refusal(
    400,
    'Der Fragebogen ist zu umfangreich, um ihn in der vorgesehenen Zeit zu lesen. Es wurde kein Dialog angelegt; bitte teilen Sie ihn in mehrere Dateien.',
    'content',
  ),
  'import/duplicate-variable': refusal(
    400,
    'Der Fragebogen benutzt einen Variablennamen für zwei Fragen. Bitte geben Sie jeder Frage einen eigenen. Es wurde kein Dialog angelegt.',
    'content',
  ),

  'check/over-budget': refusal(
    409,
    'Die Prüfung dieses Dialogs dauert zu lange und wurde abgebrochen: Er hat sehr viele Bedingungen oder Berechnungen. Der Dialog ist unverändert; bitte vereinfachen Sie die Bedingungen, oder öffnen Sie die Dialogprüfung in „Bearbeiten“.',
  ),
  'changes/too-many-streams': refusal(
    503,
    'Der Dialog ist gerade in zu vielen Fenstern offen. Ihre eigenen Änderungen werden weiter gespeichert; die der anderen sehen Sie nach dem Neuladen.',
  ),

  'secret/unknown': refusal(
    404,
    ({ name }: Member) => `Ein Geheimnis „${name}“ gibt es in diesem Dialog nicht (mehr).`,
  ),
  'secret/gone': refusal(
    404,
    ({ name }: Member) => `Das Geheimnis „${name}“ lässt sich nicht mehr zurückholen. Bitte geben Sie es neu ein.`,
  ),
  'secret/too-many': refusal(
    409,
    ({ most }: { readonly most: number }) =>
      `Ein Dialog hat höchstens ${most} Geheimnisse. Bitte löschen Sie zuerst eines, das nicht mehr gebraucht wird.`,
    'name',
  ),

  'team/own-row': refusal(
    409,
    'Ihre eigene Berechtigung können Sie nicht ändern oder entfernen. Es wurde nichts geändert.',
  ),
  'team/owners-row': refusal(
    409,
    'Die Berechtigung der Besitzerin oder des Besitzers lässt sich nicht ändern. Es wurde nichts geändert.',
  ),
  'team/already-member': refusal(
    409,
    ({ name }: Member) => `${name} gehört schon zum Team. Es wurde keine Einladung versendet.`,
  ),
  'team/not-pending': refusal(
    409,
    ({ name }: Member) => `Für ${name} steht keine Einladung aus. Es wurde keine E-Mail versendet.`,
  ),
  'team/unknown-member': refusal(
    404,
    ({ name }: Member) => `${name} gehört nicht zum Team dieses Dialogs. Es wurde nichts geändert.`,
  ),
  'team/not-all-of-manager': refusal(
    409,
    'Sie dürfen nicht bei allen Dialogen dieses Multi-Chats das Team verwalten. Bitte ändern Sie die Berechtigung nur für diesen Dialog. Es wurde nichts geändert.',
  ),
};
