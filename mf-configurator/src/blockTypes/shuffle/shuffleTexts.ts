import { blockFacts } from '@dialogwerk/shared/dialog';
import { counted } from '@dialogwerk/shared/numbers';

const { items, how } = blockFacts.shuffle.fields;

/** What authors read where they build a drawn order. */
export const shuffleTexts = {
  context: 'Wird einmal vor dem ersten Teil gesagt. Das Feld darf leer bleiben.',
  items,
  itemsHelp:
    'Ein Teil ist ein Block oder eine Gruppe von Blöcken, die zusammenbleibt. Innerhalb eines Teils gilt die Reihenfolge des Dialogs. Nach dem letzten Teil geht es mit dem Block hinter der Abfolge weiter.',
  item: (number: number) => `Teil ${number}`,
  emptyItem: (number: number) => `Teil ${number} hat keinen Namen.`,
  addItem: 'Teil hinzufügen',
  noBlocks: 'Noch kein Block gehört dazu.',
  addBlock: 'Block hinzufügen',
  addBlockTo: (number: number) => `Block zu Teil ${number} hinzufügen`,
  choose: 'Bitte wählen',
  takeOut: (block: string, number: number) => `${block} aus Teil ${number} nehmen`,
  noOthers: 'Fügen Sie zuerst die Blöcke hinzu, die vertauscht werden sollen.',
  takeFollowing: (count: number) =>
    `${counted(count, 'folgenden Block', 'folgende Blöcke')} nehmen, jeden als eigenen Teil`,
  how,
  ways: {
    random: 'Zufällig: jede Reihenfolge ist gleich wahrscheinlich',
    latin: 'Ausgewogen: lateinisches Quadrat',
  },
  latinHelp: (rows: number) =>
    `Jeder Teil steht gleich oft an jeder Stelle und folgt gleich oft auf jeden anderen. Dafür gibt es ${counted(rows, 'Reihenfolge', 'Reihenfolgen')}, die gleich oft vergeben werden, auch wenn viele gleichzeitig teilnehmen.`,
  variableHelp: (example: string) =>
    `Enthält, an welcher Stelle jeder Teil kam: ${example}. Für Bedingungen, Analyse und Export.`,
} as const;
