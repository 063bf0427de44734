import { counted } from '@dialogwerk/shared/numbers';

/** Conversations that are kept as tests. */
export const texts = {
  title: 'Tests',
  intro:
    'Gespräche, die wieder so ausgehen sollen: Sie werden bei jeder Änderung von selbst geprüft und, bevor Sie veröffentlichen, noch einmal.',
  loading: 'Die Tests werden geladen …',
  notLoaded: (reason: string) => `Die Tests ließen sich nicht laden. ${reason}`,
  emptyTitle: 'Noch kein Test',
  emptyHint:
    'Führen Sie unter „Testen“ ein Gespräch und wählen Sie dort im Menü „Als Test behalten“. Ändert sich später, wohin diese Antworten führen, sehen Sie es hier.',
  toTesting: 'Zu „Testen“',
  list: 'Behaltene Gespräche',
  passed: 'bestanden',
  broken: 'nicht bestanden',
  checking: 'wird geprüft',
  conversation: 'So verläuft das Gespräch jetzt',
  summary: (broken: number, all: number): string => {
    if (broken === 0) return all === 1 ? 'Der Test ist bestanden.' : `Alle ${all} Tests sind bestanden.`;
    if (all === 1) return 'Der Test ist nicht bestanden.';
    return `${broken} von ${all} Tests ${broken === 1 ? 'ist' : 'sind'} nicht bestanden.`;
  },
  replies: (count: number) => counted(count, 'Antwort', 'Antworten'),
  ends: (place: string | null) =>
    place === null ? 'endete nach einem Block, den es nicht mehr gibt' : `endet nach „${place}“`,
  stays: (place: string | null) =>
    place === null ? 'stand bei einem Block, den es nicht mehr gibt' : `bleibt bei „${place}“ stehen`,
  toBlock: (place: string) => `Zum Block „${place}“`,
  accept: 'So ist es jetzt richtig',
  acceptOf: (name: string) => `So ist es jetzt richtig: ${name}`,
  accepted: (name: string) => `„${name}“ erwartet jetzt, was der Dialog tut.`,
  rename: 'Umbenennen',
  renameOf: (name: string) => `Umbenennen: ${name}`,
  renaming: { label: 'Name des Tests', keep: 'Speichern', cancel: 'Abbrechen' },
  remove: 'Löschen',
  removeOf: (name: string) => `Löschen: ${name}`,
  removed: (name: string) => `„${name}“ wurde gelöscht.`,
  undo: 'Rückgängig',
  notChanged: (reason: string) => `Der Test blieb, wie er war. ${reason}`,
} as const;
