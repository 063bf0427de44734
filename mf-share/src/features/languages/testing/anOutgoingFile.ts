import type { OutgoingFile, OutgoingText } from '../formats/TranslationFile.ts';

/** A text that is not translated, or what is said of it. */
export function anOutgoingText(fields: Partial<OutgoingText> = {}): OutgoingText {
  return {
    key: 'block/q1/context',
    place: 'Wie geht es Ihnen?',
    text: 'Wie geht es Ihnen?',
    translation: null,
    ...fields,
  };
}

/** The texts of a dialog in German that go out to be translated into French. */
export function anOutgoingFile(...texts: OutgoingText[]): OutgoingFile {
  return { survey_id: 'survey0000001', survey_name: 'Zufriedenheit im Team', from: 'de', language: 'fr', texts };
}
