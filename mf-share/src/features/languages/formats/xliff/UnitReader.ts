import { FileProblem } from '../FileProblem.ts';
import type { FileText, TranslationFile } from '../TranslationFile.ts';

type Attribute = (name: string) => string | null;

/** Where text is put while it is read. */
type Place = 'source' | 'target' | 'data';
const places: ReadonlySet<string> = new Set<Place>(['source', 'target', 'data']);
const isPlace = (name: string): name is Place => places.has(name);

/** States in which a segment's translation is one (XLIFF 2.0, state). */
const confirming: ReadonlySet<string | null> = new Set(['translated', 'reviewed', 'final']);

/** A segment, or what stands between two of them. */
interface Piece {
  readonly isSegment: boolean;
  readonly state: string | null;
  source: string;
  target: string | null;
}

interface Unit {
  readonly key: string;
  readonly data: Map<string, string>;
  readonly pieces: Piece[];
}

/** Takes the elements of an XLIFF file one after another, and gives what was in them. */
export class UnitReader {
  readonly #texts: FileText[] = [];
  #survey_id: string | null = null;
  #from = '';
  #language = '';
  #unit: Unit | null = null;
  #piece: Piece | null = null;
  #place: Place | null = null;
  #dataId = '';
  #text = '';

  begin(name: string, attribute: Attribute): void {
    if (isPlace(name)) return this.#beginText(name, attribute);
    if (this.#place !== null) this.#text += this.#codeOf(name, attribute);
    else if (name === 'xliff') {
      this.#from = attribute('srcLang') ?? '';
      this.#language = attribute('trgLang') ?? '';
    } else if (name === 'file') this.#beginFile(attribute('original') ?? '');
    else if (name === 'unit') this.#unit = { key: attribute('name') ?? '', data: new Map(), pieces: [] };
    else if (name === 'segment' || name === 'ignorable')
      this.#piece = { isSegment: name === 'segment', state: attribute('state'), source: '', target: null };
  }

  text(text: string): void {
    if (this.#place !== null) this.#text += text;
  }

  end(name: string): void {
    if (isPlace(name)) this.#endText(name);
    else if (name === 'segment' || name === 'ignorable') {
      if (this.#piece) this.#unit?.pieces.push(this.#piece);
      this.#piece = null;
    } else if (name === 'unit' && this.#unit) {
      this.#texts.push(textOf(this.#unit));
      this.#unit = null;
    }
  }

  /** What has been read. */
  file(): TranslationFile {
    return { survey_id: this.#survey_id ?? '', from: this.#from, language: this.#language, texts: this.#texts };
  }

  /** Files of several dialogs in one are none of this product. */
  #beginFile(original: string): void {
    if (this.#survey_id !== null && this.#survey_id !== original) throw new FileProblem({ kind: 'other-kind' });
    this.#survey_id = original;
  }

  #beginText(place: Place, attribute: Attribute): void {
    this.#place = place;
    this.#text = '';
    this.#dataId = attribute('id') ?? '';
  }

  #endText(place: Place): void {
    if (place === 'data') this.#unit?.data.set(this.#dataId, this.#text);
    else if (this.#piece) this.#piece[place] = this.#text;
    this.#place = null;
  }

  /** What an element within a text stands for; of a span and of notes on it, only what they hold. */
  #codeOf(name: string, attribute: Attribute): string {
    if (name === 'cp') return signOf(attribute('hex') ?? '');
    if (name !== 'ph') return '';
    return this.#unit?.data.get(attribute('dataRef') ?? '') ?? attribute('equiv') ?? '';
  }
}

/** Tools may part a text into segments; where one of them is not translated, the text is not. */
function textOf({ key, pieces }: Unit): FileText {
  const segments = pieces.filter(({ isSegment }) => isSegment);
  const isWhole = segments.every(({ source, target }) => target !== null && (target !== '' || source === ''));
  return {
    key,
    source: pieces.map(({ source }) => source).join(''),
    target: isWhole ? pieces.map(({ source, target }) => target ?? source).join('') : '',
    isConfirmed: isWhole && segments.every(({ state }) => confirming.has(state)),
  };
}

function signOf(hex: string): string {
  const code = Number.parseInt(hex, 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
