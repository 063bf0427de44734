import * as fc from 'fast-check';
import type { OutgoingFile } from '../formats/TranslationFile.ts';
import { anOutgoingFile } from './anOutgoingFile.ts';

/** Pieces that formats have a meaning for, and signs of other scripts. */
const piece = fc.constantFrom(
  '{{name}}',
  '{{ alter }}',
  '{{',
  '}}',
  '#1500#',
  '#',
  '**fett**',
  '[Text](https://example.org/?a=1&b=2)',
  '\n',
  '\r\n',
  '\r',
  '\t',
  ' ',
  ']]>',
  '<![CDATA[',
  '<ph id="c1"/>',
  '</target>',
  '&amp;',
  '&lol9;',
  '<!-- -->',
  '<?xml?>',
  '"',
  "'",
  ';',
  ',',
  '=1+1',
  '+',
  '-',
  '@',
  '\u0000',
  '\u0007',
  '\u0085',
  '\u2028',
  '\uFEFF',
  '\uFFFE',
  'مرحبا',
  '\u202Eשלום\u202C',
  'é',
  '🎉',
);

/** A text that is nothing but trouble. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 6 })), { minLength: 1, maxLength: 8 })
  .map((pieces) => `x${pieces.join('')}`)
  .chain((text) => fc.constantFrom(text, text.slice(1) || text));

/** Hostile texts with translations, some of them from an earlier text. */
export const hostileFile: fc.Arbitrary<OutgoingFile> = fc
  .uniqueArray(
    fc.record({
      key: fc.stringMatching(/^block\/[\w-]{1,8}\/[a-z]{1,8}( \d)?$/),
      place: hostileText,
      text: hostileText,
      translation: fc.option(fc.record({ text: hostileText, source: hostileText })),
    }),
    { selector: ({ key }) => key, minLength: 1, maxLength: 5 },
  )
  .map((texts) => anOutgoingFile(...texts));
