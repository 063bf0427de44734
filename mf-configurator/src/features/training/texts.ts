import type { TrainingFinding, UnderstandingZone } from '@dialogwerk/shared/contract';
import { counted, formatCount, formatPercent, plural } from '@dialogwerk/shared/numbers';

const examples = (count: number): string => counted(count, 'Beispiel', 'Beispiele');
const replies = (count: number): string => counted(count, 'Antwort', 'Antworten');

/** What a reply in one's own words is to the dialog. */
export const zoneTexts: Readonly<Record<UnderstandingZone, string>> = {
  sure: 'Verstanden',
  unsure: 'Fragt nach',
  unknown: 'Nicht verstanden',
};

/** What authors read where they train a dialog. */
export const texts = {
  title: 'Trainieren',
  intro:
    'Geben Sie Beispiele, wie Teilnehmende etwas sagen. Daraus lernt der Dialog, frei formulierte Antworten zu verstehen.',
  loading: 'Das Training wird geladen …',
  fault: 'Das Training konnte nicht geladen werden',
  faultHint: 'An Ihrem Training hat sich dadurch nichts geändert.',
  crashed: 'Das Trainieren wurde unterbrochen',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',
  undoFailed: (reason: string) => `Das ließ sich nicht rückgängig machen. ${reason}`,

  emptyTitle: 'Hier gibt es noch nichts zu trainieren',
  empty:
    'Trainieren lässt sich, wo eine Antwort etwas Bestimmtes bedeuten kann: bei Fragen mit einer Auswahl, bei offenen Fragen mit bedingten Sprüngen und bei Wissensblöcken. Sobald Ihr Dialog einen solchen Block hat, erscheint er hier.',
  toTable: 'Beispiele als Tabelle',

  blocks: {
    label: 'Blöcke',
    choose: 'Block',
    waiting: (count: number) => `${replies(count)} ${plural(count, 'wartet', 'warten')}`,
    thin: (count: number) =>
      `${count === 1 ? 'Eine Bedeutung hat' : `${formatCount(count)} Bedeutungen haben`} zu wenige Beispiele`,
    untrained: 'Noch keine Beispiele',
    trained: (count: number) => `Trainiert, ${examples(count)}`,
    delivered: (list: string) =>
      `Der Dialog kennt diese Antworten (${list}) und versteht gängige Umschreibungen ohne Beispiele. Ihre eigenen Beispiele gehen vor. In den Eigenschaften des Blocks lässt sich das ausschalten.`,
    notInWords:
      'Zurzeit antworten Teilnehmende hier nur durch Auswählen. Ihre Beispiele bleiben erhalten und gelten, sobald sie auch in eigenen Worten antworten können.',
  },

  tabs: { label: 'Bereiche des Trainings', examples: 'Beispiele', inbox: 'Nicht verstanden', quality: 'Qualität' },

  kinds: { option: 'Auswahl', jump: 'Sprung nach', entry: 'Wissen' },
  examples: {
    of: (label: string) => `Beispiele für „${label}“`,
    own: 'Gilt von selbst:',
    delivered: (count: number) => `Ohne Beispiele bekannt: ${counted(count, 'Formulierung', 'Formulierungen')}`,
    takeOver: 'Als eigene Beispiele übernehmen',
    takeOverOf: (label: string) => `Mitgebrachte Formulierungen für „${label}“ als eigene Beispiele übernehmen`,
    enter: 'Neues Beispiel',
    enterHint: 'Die Eingabetaste fügt hinzu. Mehrere Zeilen lassen sich auf einmal einfügen.',
    add: 'Hinzufügen',
    count: examples,
    few: (count: number) => `${examples(count)}, 5 bis 10 sind gut`,
    added: (count: number) => `${examples(count)} hinzugefügt.`,
    known: (text: string) => `„${text}“ ist hier schon ein Beispiel.`,
    tooLong: (most: number) => `Ein Beispiel hat höchstens ${formatCount(most)} Zeichen.`,
    tooMany: (most: number) => `Bitte höchstens ${formatCount(most)} Beispiele auf einmal.`,
    addFailed: (reason: string) => `Nicht hinzugefügt. ${reason}`,
    delete: (text: string) => `„${text}“ löschen`,
    deleted: (gone: readonly { readonly text: string }[]) =>
      gone.length === 1 && gone[0] ? `„${gone[0].text}“ wurde gelöscht.` : `${examples(gone.length)} gelöscht.`,
    deleteFailed: (reason: string) => `Das Beispiel konnte nicht gelöscht werden. ${reason}`,
    duplicate: (other: string) => `Sagt fast dasselbe wie „${other}“`,
    contradiction: (other: string, label: string) => `Widerspricht „${other}“ bei „${label}“`,
    same: (label: string) => `Dieselben Worte stehen auch bei „${label}“. So entscheidet das Beispiel nichts.`,
    more: (count: number) => `${examples(count)} mehr zeigen`,
  },

  inbox: {
    kinds: 'Welche Antworten',
    kind: { waiting: 'Nicht sicher verstanden', understood: 'Verstanden', handled: 'Erledigt' },
    explained: {
      waiting:
        'Antworten, die der Dialog nicht sicher verstanden hat, die unsichersten zuerst, ähnliche zusammen. Wählen Sie eine mit den Pfeiltasten und drücken Sie die Ziffer ihrer Bedeutung; Z nimmt das Letzte zurück.',
      understood:
        'Antworten, die der Dialog verstanden hat, die unsichersten zuerst. Ordnen Sie zu, was er falsch verstanden hat, oder was ein gutes Beispiel ist.',
      handled:
        'Antworten, die schon jemand zugeordnet oder zurückgelegt hat. Was falsch war, können Sie neu beurteilen.',
    },
    reopen: 'Neu beurteilen',
    reopened: (group: readonly { readonly text: string }[]) =>
      group.length === 1 && group[0] ? `„${group[0].text}“ wartet wieder.` : `${replies(group.length)} warten wieder.`,
    assigned: (label: string) => `Zugeordnet als „${label}“`,
    dismissed: 'Als „Nichts davon“ zurückgelegt',
    list: {
      waiting: 'Antworten, die auf eine Zuordnung warten',
      understood: 'Antworten, die verstanden wurden',
      handled: 'Antworten, die erledigt sind',
    },
    meanings: 'Ausgewählte Antworten zuordnen',
    actsOn: (count: number) =>
      count === 1 ? 'Das gilt für:' : `Das gilt für ${formatCount(count)} Antworten zusammen:`,
    furtherReplies: (count: number) => `und ${formatCount(count)} weitere`,
    likely: 'Am wahrscheinlichsten',
    dismiss: 'Nichts davon',
    dismissKey: 'Entf',
    split: 'Einzeln',
    others: 'Weitere Bedeutung',
    like: (written: string, rest: number) =>
      `Dazu ähnlich: ${written}${rest > 0 ? ` und ${formatCount(rest)} weitere` : ''}`,
    guess: (label: string, share: number) => `vielleicht „${label}“ (${formatPercent(share)})`,
    noGuess: 'Passt zu keiner Bedeutung',
    test: 'aus einem Test',
    shown: (shown: number, total: number) => `Die neuesten ${formatCount(shown)} von ${replies(total)}.`,
    left: {
      waiting: (total: number) => (total === 1 ? 'Eine Antwort wartet.' : `${replies(total)} warten.`),
      understood: (total: number) =>
        total === 1 ? 'Eine Antwort wurde verstanden.' : `${replies(total)} wurden verstanden.`,
      handled: (total: number) => (total === 1 ? 'Eine Antwort ist erledigt.' : `${replies(total)} sind erledigt.`),
    },
    more: 'Weitere zeigen',
    emptyTitle: { waiting: 'Alles zugeordnet', understood: 'Noch nichts verstanden', handled: 'Noch nichts erledigt' },
    empty: {
      waiting: 'Sobald der Dialog eine Antwort nicht sicher versteht, wartet sie hier auf Sie.',
      understood: 'Hier stehen Antworten in eigenen Worten, die der Dialog verstanden hat.',
      handled: 'Hier stehen Antworten, die Sie zugeordnet oder zurückgelegt haben.',
    },
    failed: (reason: string) => `Das konnte nicht gespeichert werden. ${reason}`,
    loading: 'Antworten werden geladen …',
    fault: (reason: string) => `Die Antworten konnten nicht geladen werden. ${reason}`,
    handled: (group: readonly { readonly text: string }[], label: string | null) => {
      const said = group.length === 1 && group[0] ? `„${group[0].text}“` : replies(group.length);
      if (label === null) return `${said} zurückgelegt.`;
      return `${said} als „${label}“ zugeordnet.`;
    },
  },

  tryOut: {
    title: 'Ausprobieren',
    field: 'Was jemand antworten könnte',
    result: 'Ergebnis',
    understood: (label: string, share: number) => `Verstanden als „${label}“ (${formatPercent(share)})`,
    asks: (labels: readonly string[]) =>
      `Fragt nach: Meinten Sie ${labels.map((label) => `„${label}“`).join(' oder ')}?`,
    unknown: (label: string, share: number) =>
      `Nicht verstanden. Am nächsten kommt „${label}“ (${formatPercent(share)}).`,
    nothing: 'Nicht verstanden.',
    silent: 'Keine Antwort',
    by: {
      words: 'Genau diese Worte stehen bei der Bedeutung.',
      place: 'Die Nummer oder der Buchstabe nennt die Auswahl.',
      meaning: 'Entschieden nach dem, was der Satz verneint, abstuft, gegenüberstellt oder zusammen nennt.',
      silence:
        'Das sagt, dass es keine Antwort gibt. Wo es keine solche Auswahl gibt, wird angeboten, die Frage zu überspringen, wenn sie freiwillig ist.',
      examples: 'Entschieden nach den Beispielen:',
    },
    for: 'dafür',
    against: 'dagegen',
    reason: (text: string, label: string) => `„${text}“ (${label})`,
    likeness: (share: number) => `${formatPercent(share)} ähnlich`,
    others: 'Alle Bedeutungen',
    why: 'Warum?',
    failed: (reason: string) => `Das ließ sich nicht ausprobieren. ${reason}`,
  },

  quality: {
    loading: 'Die Qualität wird berechnet …',
    fault: (reason: string) => `Die Qualität konnte nicht berechnet werden. ${reason}`,
    accuracy: 'Trefferquote',
    explained: 'Jedes Beispiel wird beurteilt, als gäbe es das Beispiel selbst nicht.',
    right: (right: number, total: number) =>
      `${formatPercent(right / total)} richtig (${formatCount(right)} von ${formatCount(total)})`,
    interval: (low: number, high: number) =>
      `Bei neuen Antworten ist mit ${formatPercent(low)} bis ${formatPercent(high)} zu rechnen (95 % sicher).`,
    tooFew: 'Für eine Trefferquote braucht es mindestens zwei Bedeutungen mit je zwei Beispielen.',
    zones: (sure: number, unsure: number, unknown: number) =>
      `${formatCount(sure)} verstanden, ${formatCount(unsure)} mit Nachfrage, ${formatCount(unknown)} nicht verstanden.`,
    confusions: 'Verwechslungen',
    confusionsHint: 'Zeilen: wozu ein Beispiel gehört. Spalten: wofür es gehalten wird.',
    belongs: 'gehört zu',
    misled: 'Beispiele, die in die falsche Richtung ziehen',
    misledAs: (label: string, taken: string, share: number) =>
      `gehört zu „${label}“, wirkt wie „${taken}“ (${formatPercent(share)})`,
    findings: 'Doppelte und widersprüchliche Beispiele',
    same: (label: string, other: string) =>
      `Gehört zu „${label}“ und steht mit denselben Worten auch bei „${other}“. So entscheidet es nichts, löschen Sie eines von beiden.`,
    pair: (kind: TrainingFinding['kind'], text: string, label: string, share: number) =>
      kind === 'duplicate'
        ? `Fast gleich wie „${text}“, ebenfalls bei „${label}“ (${formatPercent(share)} ähnlich)`
        : `Widerspricht „${text}“ bei „${label}“ (${formatPercent(share)} ähnlich)`,
    noFindings: 'Keine doppelten oder widersprüchlichen Beispiele.',
  },

  bounds: {
    title: 'Schwellen',
    explained:
      'Wie sicher der Dialog sein muss, bevor er eine Antwort versteht oder nachfragt. Bis Sie eigene Schwellen speichern, richten sie sich danach, wie viele Bedeutungen und Beispiele es gibt.',
    accept: 'Verstehen ab',
    ask: 'Nachfragen ab',
    percent: '%',
    effect: 'Wirkung auf bisherige Antworten',
    zone: 'Bisherige Antworten',
    now: 'Jetzt',
    changed: 'Mit neuen Schwellen',
    noReplies: 'Es gibt noch keine Antworten in eigenen Worten, an denen sich die Wirkung zeigen ließe.',
    effectFailed: (reason: string) => `Die Wirkung konnte nicht berechnet werden. ${reason}`,
    save: 'Schwellen speichern',
    reset: 'Zurücksetzen',
    saved: 'Die Schwellen sind gespeichert.',
    measure: 'Gemessene Schwellen verwenden',
    measuredAgain: 'Es gelten wieder die gemessenen Schwellen.',
    failed: (reason: string) => `Die Schwellen konnten nicht gespeichert werden. ${reason}`,
  },

  apply: {
    pending: 'Ihr Training gilt noch nicht für Teilnehmende.',
    upToDate: (at: string, by: string | null) =>
      `Gilt für Teilnehmende seit ${at}${by === null ? '' : `, übernommen von ${by}`}.`,
    never: 'Noch nichts trainiert.',
    look: 'Prüfen und übernehmen',
    title: 'Vorher und nachher',
    loading: 'Bisherige Antworten werden neu beurteilt …',
    fault: (reason: string) => `Der Vergleich ist nicht gelungen. ${reason}`,
    none: (looked: number) =>
      looked === 0
        ? 'Es gibt noch keine Antworten in eigenen Worten, die anders verstanden werden könnten.'
        : `Keine der ${formatCount(looked)} bisherigen Antworten würde anders verstanden.`,
    some: (changed: number, looked: number) =>
      `${formatCount(changed)} von ${formatCount(looked)} bisherigen Antworten ${plural(changed, 'würde', 'würden')} anders verstanden. Was schon gesagt wurde, bleibt, wie es ist.`,
    before: 'Vorher',
    after: 'Nachher',
    of: (name: string) => `bei „${name}“`,
    confirm: 'Übernehmen',
    cancel: 'Abbrechen',
    done: 'Das Training gilt jetzt für alle Teilnehmenden.',
    failed: (reason: string) => `Nicht übernommen. ${reason}`,
  },
} as const;
