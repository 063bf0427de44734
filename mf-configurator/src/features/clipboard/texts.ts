import { counted } from '@dialogwerk/shared/numbers';

/** What authors read about copied blocks. */
export const texts = {
  nothingToPaste:
    'In der Zwischenablage sind keine Blöcke und keine Liste. Bitte kopieren Sie zuerst Blöcke aus einem Dialog oder mehrere Zeilen Text.',
  copied: (count: number) => counted(count, 'Block kopiert.', 'Blöcke kopiert.'),
  pasted: (count: number) => counted(count, 'Block eingefügt.', 'Blöcke eingefügt.'),
  renamed: (count: number) => counted(count, 'Variable wurde umbenannt.', 'Variablen wurden umbenannt.'),
  jumpsLeft: (count: number) =>
    counted(
      count,
      'Sprung zu einem nicht kopierten Block wurde weggelassen.',
      'Sprünge zu nicht kopierten Blöcken wurden weggelassen.',
    ),
  filesLeft: 'Bilder, Ton und Videos gehören zum anderen Dialog. Bitte laden Sie sie hier neu hoch.',
} as const;
