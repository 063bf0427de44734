import type { MarkVariable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import { coderNames, lightsKappa, readAgreements } from '../coding/agreements.ts';
import type { Agreement } from '../coding/agreements.ts';
import { codingsOfText, textsOf } from '../coding/codedAnswers.ts';
import type { TextPlace } from '../coding/codedAnswers.ts';
import { readCodes } from '../coding/codes.ts';
import type { CodeRow } from '../coding/codes.ts';
import type { FigureContext } from '../figures/inSnapshot.ts';
import type { ExtraTable } from './ExportData.ts';
import { exportTexts } from './texts.ts';

type Read = Pick<FigureContext, 'db' | 'population'>;
type Row = ExtraTable['rows'][number];

const texts = exportTexts.coding;

async function coderRows(read: Read, place: TextPlace, title: string): Promise<Row[]> {
  const { rows } = await sql<{ coder: string; texts: number }>`
    select k.coder, count(distinct k.conversation_id)::int as texts
    from (select a.* ${textsOf(read.population, place)}) a,
      lateral (select k.coder, k.conversation_id ${codingsOfText}) k
    group by 1 order by 2 desc, 1`.execute(read.db);
  const nameOf = await coderNames(
    read,
    rows.map(({ coder }) => coder),
  );
  return rows.map(({ coder, texts: count }) => [title, nameOf(coder), count]);
}

/** How all pairs agree, over all codes and in each, and their mean where more than two have coded. */
function agreementRows(title: string, codes: readonly CodeRow[], agreements: readonly Agreement[]): Row[] {
  const names = [texts.allCodes, ...codes.map(({ name }) => name)];
  const kappasOf = ({ kappa, ofCodes }: Agreement): (number | null)[] => [kappa, ...ofCodes];
  const pairs = agreements.flatMap((agreement): Row[] => {
    const { one, other, n } = agreement;
    return kappasOf(agreement).map((kappa, place) => [title, names[place] ?? '', one, other, n, kappa]);
  });
  if (agreements.length < 2) return pairs;
  const means = names.map((name, place): Row => {
    const kappa = lightsKappa(agreements.map((agreement) => kappasOf(agreement)[place] ?? null));
    return [title, name, texts.allPairs, '', null, kappa];
  });
  return [...pairs, ...means];
}

/** The codes of a file with their columns, who has coded how much, and how those agree; over the conversations of the file. */
export async function codingTables(read: Read, columns: readonly MarkVariable[]): Promise<ExtraTable[]> {
  const codes: Row[] = [];
  const coders: Row[] = [];
  const agreements: Row[] = [];
  for (const { mark } of columns) {
    if (mark.of !== 'coders') continue;
    const { title, ...place } = mark.coded;
    const rows = await readCodes(read, place);
    const nameOf = new Map(
      columns.flatMap((column) => (column.mark.of === 'code' ? [[column.mark.code_id, column.name]] : [])),
    );
    codes.push(
      ...rows.map(({ code_id, name, description, count }): Row => [
        nameOf.get(code_id) ?? '',
        title,
        name,
        description,
        count,
      ]),
    );
    coders.push(...(await coderRows(read, place, title)));
    agreements.push(...agreementRows(title, rows, await readAgreements(read, place, rows)));
  }
  return [
    { ...texts.codes, rows: codes },
    { ...texts.coders, rows: coders },
    { ...texts.agreement, rows: agreements },
  ];
}
