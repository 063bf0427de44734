import { partsOf } from '../codes.ts';
import type { OutgoingFile, OutgoingText } from '../TranslationFile.ts';
import { xliffContent, xmlAttribute, xmlNote } from './escapeXml.ts';
import { xliffTexts } from './texts.ts';

export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/**
 * The texts of a dialog as XLIFF 2.0 (OASIS Standard of 5 August 2014): a unit for each text, named by its key, variables and pauses as codes that no translator
 * can break. What has changed since it was translated goes out with its translation, in the state of what is not begun.
 */
export function writeXliff({ survey_id, survey_name, from, language, texts }: OutgoingFile): string {
  const head = `<xliff xmlns="${XLIFF_NAMESPACE}" version="2.0" srcLang="${xmlAttribute(from)}" trgLang="${xmlAttribute(language)}">`;
  const notes = `<notes><note>${xmlNote(xliffTexts.about(survey_name))}</note></notes>`;
  const units = texts.map(unitOf).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n<file id="dialog" original="${xmlAttribute(survey_id)}" xml:space="preserve">\n${notes}\n${units}\n</file>\n</xliff>\n`;
}

function unitOf({ key, place, text, translation }: OutgoingText, at: number): string {
  const codes = new Codes();
  const source = `<source>${codes.contentOf(text)}</source>`;
  const target = translation === null ? '' : `<target>${codes.contentOf(translation.text)}</target>`;
  const isDone = translation?.source === text;
  const before = translation === null || isDone ? '' : noteOf('before', xliffTexts.before(translation.source));
  const segment = `<segment state="${isDone ? 'translated' : 'initial'}">${source}${target}</segment>`;
  return `<unit id="u${at + 1}" name="${xmlAttribute(key)}"><notes>${noteOf('place', place)}${before}</notes>${codes.data()}${segment}</unit>`;
}

const noteOf = (category: string, text: string): string => `<note category="${category}">${xmlNote(text)}</note>`;

/** The codes of a unit: each kept once, each of the text with an id that its translation has, too. */
class Codes {
  readonly #ids = new Map<string, number>();

  /** A text with its codes as elements; a code that stands there again has a further id. */
  contentOf(text: string): string {
    const met = new Map<number, number>();
    return partsOf(text)
      .map((part) => (part.isCode ? this.#elementOf(part.text, met) : xliffContent(part.text)))
      .join('');
  }

  /** What the codes stand for. */
  data(): string {
    const entries = [...this.#ids].map(([code, id]) => `<data id="d${id}">${xliffContent(code)}</data>`);
    return entries.length === 0 ? '' : `<originalData>${entries.join('')}</originalData>`;
  }

  #elementOf(code: string, met: Map<number, number>): string {
    const id = this.#ids.get(code) ?? this.#ids.size + 1;
    this.#ids.set(code, id);
    const times = (met.get(id) ?? 0) + 1;
    met.set(id, times);
    const own = times === 1 ? `${id}` : `${id}_${times}`;
    const shown = xmlAttribute(code);
    const deletable = code.startsWith('#') ? 'yes' : 'no';
    return `<ph id="c${own}" canDelete="${deletable}" dataRef="d${id}" disp="${shown}" equiv="${shown}"/>`;
  }
}
