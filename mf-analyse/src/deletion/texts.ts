import { counted, formatCount } from '@dialogwerk/shared/numbers';

export const deletionTexts = {
  offered: 'Das Gespräch wird mit allen Antworten und Dateien endgültig gelöscht.',
  undo: 'Rückgängig',
  deleted: (answers: number, turns: number, files: number) =>
    `Gelöscht: ${counted(answers, 'Antwort', 'Antworten')}, ${counted(turns, 'Schritt', 'Schritte')}, ${counted(files, 'Datei', 'Dateien')}.`,
  keepReceipt: 'Beleg speichern',
  receiptFile: (conversation_id: string) => `Loeschbeleg-${conversation_id}.txt`,
  receipt: (of: {
    readonly conversation_id: string;
    readonly when: string;
    readonly answers: number;
    readonly turns: number;
    readonly files: number;
  }) =>
    [
      'Beleg über die Löschung eines Gesprächs',
      '',
      `Gespräch: ${of.conversation_id}`,
      `Gelöscht am: ${of.when}`,
      `Antworten: ${formatCount(of.answers)}`,
      `Schritte des Gesprächs: ${formatCount(of.turns)}`,
      `Dateien: ${formatCount(of.files)}`,
      '',
      'Mit gelöscht: Notizen, Schlagwörter, Codierungen und Rückmeldungen zu diesem Gespräch.',
      '',
    ].join('\n'),
  failed: (reason: string) => `Das Gespräch wurde nicht gelöscht. ${reason}`,
} as const;
