import { glob, readFile } from 'node:fs/promises';
import { inProject, projectRoot } from '../../commands/projectPaths.ts';
import { numbersIn } from './numbersIn.ts';
import { readDifferences } from './readDifferences.ts';
import { statements } from './statements.data.ts';

/** Where tests have their names: in their own files, and in tables that they run through. */
const places = '{api,shared,shell,mf-*}/{src,testing}/**/*.test.{ts,tsx}';
const productPlaces = 'e2e/{journeys,composition,product}/**/*.ts';

/** The statements that tests name, by file. */
async function namedByTests(): Promise<ReadonlyMap<string, string>> {
  const named = new Map<string, string>();
  for (const pattern of [places, productPlaces])
    for await (const file of glob(pattern, { cwd: projectRoot, exclude: (name) => name === 'node_modules' }))
      for (const number of numbersIn(await readFile(inProject(file), 'utf8'))) named.set(number, file);
  return named;
}

const isStatement = (number: string): boolean => Object.hasOwn(statements, number);

/** What is wrong between the specification's statements, the tests and the table of differences; '' when nothing is. */
export async function brokenSpecification(): Promise<string> {
  const [named, different] = await Promise.all([namedByTests(), readDifferences()]);
  const unknown = [...named].filter(([number]) => !isStatement(number));
  const open = Object.entries(statements).filter(([number]) => !named.has(number) && !different.includes(number));
  return [
    ...unknown.map(([number, file]) => `${file} names §${number}, which is no statement.`),
    ...different
      .filter((number) => !isStatement(number))
      .map((number) => `The differences name §${number}, which is no statement.`),
    ...open.map(([number, statement]) => `§${number} has no test: ${statement}`),
  ].join('\n');
}
