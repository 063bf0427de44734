import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileFile } from '../../testing/arbitraryTexts.ts';
import { writeXliff } from './writeXliff.ts';

/**
 * The core schema of XLIFF 2.0 as OASIS publishes it (`xliff_core_2.0.xsd`, with its `xml.xsd`): a path on this machine, because its licence keeps it out of the
 * project. Debian's libxml2-utils has the validator.
 */
const schema = process.env['XLIFF_SCHEMA'];
const run = promisify(execFile);

test.skipIf(schema === undefined)(
  'what is written is valid by the schema of OASIS, whatever stands in it',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dialogwerk-xliff-'));
    try {
      const files = fc.sample(hostileFile, 300);
      const paths = files.map((_, at) => join(folder, `${at}.xlf`));
      await Promise.all(files.map((file, at) => writeFile(paths[at] ?? '', writeXliff(file))));
      const { stderr } = await run('xmllint', ['--noout', '--nonet', '--schema', schema ?? '', ...paths], {
        maxBuffer: 10_000_000,
      });
      const told = stderr.trim().split('\n');
      expect(told.filter((line) => !line.endsWith(' validates'))).toEqual([]);
      expect(told).toHaveLength(files.length);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
