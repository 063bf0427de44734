import type { Template } from '../Template.ts';

/** Terminabfrage: who, which days, which wish, and the number of guests. */
export const findDate: Template = {
  name: 'Terminabfrage',
  category: 'termine',
  purpose: 'Wer kann an welchen Tagen, und mit wie vielen Personen?',
  minutes: 1,
  adapt: 'die Tage und Uhrzeiten zur Auswahl.',
  settings: {
    du_sie: 'du',
    avatar_name: 'Luca',
    welcome: 'Hallo! Wir suchen einen Tag, der allen passt.',
    ending: 'Danke, {{name}}! Sobald der Termin steht, bekommst du Bescheid.',
  },
  blocks: [
    { id: 'name', type: 'open', context: 'Wie heißt du?', short_name: 'Name', variable: 'name', max_length: 80 },
    {
      id: 'dabei',
      type: 'single',
      context: 'Schön, {{name}}! Möchtest du dabei sein?',
      short_name: 'Dabei?',
      variable: 'dabei',
      options: [
        { id: 'ja', text: 'Ja', score: 1 },
        { id: 'nein', text: 'Diesmal nicht', score: 0 },
      ],
      jump_to_ids: [{ kind: 'option', option_id: 'nein', target: 'schade' }],
    },
    {
      id: 'tage',
      type: 'multiple',
      context: 'An welchen Tagen kannst du? Wähle alle, die passen.',
      short_name: 'Tage',
      variable: 'tage',
      min: 1,
      options: [
        { id: 'montag', text: 'Montag, 18 Uhr', score: null },
        { id: 'mittwoch', text: 'Mittwoch, 18 Uhr', score: null },
        { id: 'freitag', text: 'Freitag, 17 Uhr', score: null },
        { id: 'samstag', text: 'Samstag, 11 Uhr', score: null },
      ],
      acknowledgement: 'Notiert.',
    },
    {
      id: 'anderer_tag',
      type: 'date',
      context: 'Gibt es einen Tag, der dir noch lieber wäre?',
      short_name: 'Anderer Tag',
      variable: 'anderer_tag',
      optional: true,
    },
    {
      id: 'personen',
      type: 'number',
      context: 'Mit wie vielen Personen kommst du, dich eingeschlossen?',
      short_name: 'Personen',
      variable: 'personen',
      min: 1,
      max: 10,
      integer: true,
      unit: 'Personen',
      is_end: true,
    },
    {
      id: 'schade',
      type: 'message',
      context: 'Schade! Beim nächsten Mal vielleicht.',
      short_name: 'Absage',
      is_end: true,
    },
  ],
};
