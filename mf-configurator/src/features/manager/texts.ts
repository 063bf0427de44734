import type { TriggerKind } from '@dialogwerk/shared/dialog';
import { counted } from '@dialogwerk/shared/numbers';

/** The four triggers as authors know them (domain.md §7). */
export const kindTexts: Readonly<Record<TriggerKind, { readonly name: string; readonly hint: string }>> = {
  waitFor: {
    name: 'Warten auf',
    hint: 'Ein Block wird erst gestellt, wenn eine Frage beantwortet ist. Führt in seinem Dialog kein Weg zu ihm, meldet sich der Dialog dann von allein damit.',
  },
  startDialog: { name: 'Dialog starten', hint: 'Ein Dialog beginnt erst, wenn eine Frage beantwortet ist.' },
  moveDialog: { name: 'Dialog wechseln', hint: 'Nach einem Block geht es in einem anderen Dialog weiter.' },
  waitAPI: { name: 'Auf Schnittstelle warten', hint: 'Ein Block wird erst gestellt, wenn ein Aufruf von außen kam.' },
};

/** What authors read in the dialog-manager view. */
export const texts = {
  title: (name: string) => `Multi-Chat: ${name}`,
  heading: 'Multi-Chat',
  back: 'Zum Dialog',
  toDashboard: 'Zum Dashboard',
  loading: 'Der Multi-Chat wird geladen …',
  fault: 'Der Multi-Chat konnte nicht geladen werden',
  faultHint: 'An Ihren Dialogen und Auslösern hat sich dadurch nichts geändert.',
  readOnly:
    'Sie können diesen Multi-Chat ansehen. Um Auslöser zu ändern, müssen Sie alle seine Dialoge bearbeiten dürfen.',
  hidden: (count: number) =>
    count === 1
      ? 'Ein Dialog dieses Multi-Chats wird nicht gezeigt, weil Sie keinen Zugriff darauf haben.'
      : `${count} Dialoge dieses Multi-Chats werden nicht gezeigt, weil Sie keinen Zugriff darauf haben.`,
  canvas: 'Dialoge und Auslöser',
  dialog: 'Dialog',
  blockLabel: (block: string, dialog: string) => `${block} in ${dialog}`,
  dialogLabel: (dialog: string) => `Dialog ${dialog}`,
  /** Behind the name of a block. */
  found: ', Befund der Prüfung',
  edgeRole: 'Auslöser',
  fitView: 'Alles zeigen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  zoom: 'Ansicht',
  nodeHelp: 'Mit der Eingabetaste auswählen, mit Escape abwählen.',
  edgeHelp: 'Mit der Eingabetaste auswählen, mit der Entfernen-Taste löschen.',
  drag: 'Ziehen, um einen Auslöser anzulegen',

  inChat: 'Auslöser im Multi-Chat',
  inFurtherChat: (name: string) => `Im Multi-Chat „${name}“, der in seiner eigenen Ansicht bearbeitet wird:`,
  readOnlyHere: 'Um Auslöser zu ändern, müssen Sie alle Dialoge des Multi-Chats bearbeiten dürfen.',
  triggers: 'Auslöser',
  count: (count: number) => counted(count, 'Auslöser', 'Auslöser'),
  none: 'Noch kein Auslöser. Ohne Auslöser sind alle Dialoge sofort offen und laufen unabhängig voneinander.',
  noneOfBlock: 'An diesem Block hängt noch kein Auslöser.',
  add: 'Auslöser anlegen',
  remove: (sentence: string) => `Auslöser löschen: ${sentence}`,
  saving: 'wird gespeichert',
  selected: (block: string) => `Auslöser von „${block}“`,
  showAll: 'Alle Auslöser zeigen',
  testHere: 'Ab hier testen',
  tryOut: 'Ausprobieren',
  tryOutLoads: 'Die Dialoge werden geladen …',
  editDialog: 'Dialog bearbeiten',

  kind: 'Art',
  cause: {
    waitFor: 'Sobald beantwortet ist',
    startDialog: 'Sobald beantwortet ist',
    moveDialog: 'Nach dem Block',
    waitAPI: '',
  } satisfies Record<TriggerKind, string>,
  effect: {
    waitFor: 'wird gestellt',
    startDialog: 'beginnt der Dialog',
    moveDialog: 'geht es weiter bei',
    waitAPI: 'Dieser Block wartet',
  } satisfies Record<TriggerKind, string>,
  delay: {
    waitFor: 'Verzögerung danach',
    startDialog: 'Verzögerung danach',
    moveDialog: 'Erst nach so langem Schweigen',
    waitAPI: '',
  } satisfies Record<TriggerKind, string>,
  delayHint: {
    waitFor: 'Leer: sofort. Sonst schreibt der Dialog von selbst, wenn die Zeit um ist.',
    startDialog: 'Leer: sofort. Sonst schreibt der Dialog von selbst, wenn die Zeit um ist.',
    moveDialog:
      'Leer: sofort nach der Antwort. Sonst wird nachgehakt, wenn die Frage so lange ohne Antwort bleibt; der Dialog wird dabei nicht gewechselt.',
    waitAPI: '',
  } satisfies Record<TriggerKind, string>,
  delayUnit: 'Einheit',
  delayWrong: 'Bitte geben Sie eine ganze Zahl an; möglich sind höchstens 30 Tage.',
  choose: 'Bitte wählen',
  incomplete: 'Bitte wählen Sie aus, was worauf wirkt.',
  cancel: 'Abbrechen',
  create: 'Anlegen',

  sentence: {
    waitFor: (cause: string, effect: string) => `${effect} wartet auf ${cause}`,
    startDialog: (cause: string, effect: string) => `${effect} beginnt nach ${cause}`,
    moveDialog: (cause: string, effect: string) => `Nach ${cause} weiter mit ${effect}`,
    waitAPI: (_: string, effect: string) => `${effect} wartet auf einen Aufruf von außen`,
  } satisfies Record<TriggerKind, (cause: string, effect: string) => string>,
  delayed: {
    waitFor: (cause: string, effect: string, time: string) => `${effect} wartet auf ${cause} und kommt ${time} danach`,
    startDialog: (cause: string, effect: string, time: string) => `${effect} beginnt ${time} nach ${cause}`,
    moveDialog: (cause: string, effect: string, time: string) =>
      `Bleibt ${cause} ${time} lang ohne Antwort, kommt ${effect}`,
    waitAPI: (_: string, effect: string) => `${effect} wartet auf einen Aufruf von außen`,
  } satisfies Record<TriggerKind, (cause: string, effect: string, time: string) => string>,
  never: 'Wirkt nie: Niemand kommt an die Stelle, an der dieser Auslöser hängt oder auf die er wartet.',
  place: (block: string, dialog: string) => `„${block}“ (${dialog})`,
  wholeDialog: (dialog: string) => `der Dialog „${dialog}“`,
  gone: 'ein Block, den es nicht mehr gibt',
  goneDialog: 'ein Dialog, den Sie nicht sehen',

  stub: {
    waitFor: {
      source: (dialog: string) => `Wartet darauf: ${dialog}`,
      target: (dialog: string) => `Wartet auf: ${dialog}`,
    },
    startDialog: {
      source: (dialog: string) => `Startet: ${dialog}`,
      target: (dialog: string) => `Beginnt nach: ${dialog}`,
    },
    moveDialog: {
      source: (dialog: string) => `Wechselt zu: ${dialog}`,
      target: (dialog: string) => `Kommt von: ${dialog}`,
    },
    waitAPI: { source: () => '', target: () => 'Wartet auf Schnittstelle' },
  } satisfies Record<TriggerKind, { source: (dialog: string) => string; target: (dialog: string) => string }>,

  deleted: 'Der Auslöser wurde gelöscht.',
  undo: 'Rückgängig',
  notDeleted: (reason: string) => `Der Auslöser wurde nicht gelöscht. ${reason}`,
  notCreated: (reason: string) => `Der Auslöser wurde nicht angelegt. ${reason}`,
  notRestored: (reason: string) => `Der Auslöser ist noch gelöscht. ${reason}`,
  restored: 'Der Auslöser ist wieder da.',
} as const;
