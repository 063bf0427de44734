import { SaxesParser } from 'saxes';
import { FileProblem } from '../FileProblem.ts';
import type { TranslationFile } from '../TranslationFile.ts';
import { UnitReader } from './UnitReader.ts';
import { XLIFF_NAMESPACE } from './writeXliff.ts';

const EARLIER_NAMESPACE = /^urn:oasis:names:tc:xliff:document:1/;

/**
 * Reads a file of XLIFF 2. Elements of other names (modules, tools' own) are passed over. Throws a `FileProblem` for what is no such file; one that declares
 * entities is not read, because a few lines of them can stand for gigabytes.
 */
export function readXliff(content: string): TranslationFile {
  const parser = new SaxesParser({ xmlns: true });
  const reader = new UnitReader();
  // Within elements that are not XLIFF's own.
  let foreign = 0;
  let isXliff = false;
  parser.on('error', () => {
    throw new FileProblem({ kind: 'broken', line: parser.line });
  });
  parser.on('doctype', () => {
    throw new FileProblem({ kind: 'declares' });
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (!isXliff) {
      if (EARLIER_NAMESPACE.test(uri)) throw new FileProblem({ kind: 'earlier-xliff' });
      if (uri !== XLIFF_NAMESPACE || local !== 'xliff') throw new FileProblem({ kind: 'other-kind' });
      isXliff = true;
    }
    if (foreign > 0 || uri !== XLIFF_NAMESPACE) foreign += 1;
    else reader.begin(local, (name) => attributes[name]?.value ?? null);
  });
  parser.on('closetag', ({ local }) => {
    if (foreign > 0) foreign -= 1;
    else reader.end(local);
  });
  const take = (text: string): void => {
    if (foreign === 0) reader.text(text);
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.write(content).close();
  return reader.file();
}
