import type { ConsentAct, ConsentCounts, ConsentText } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables/tables.ts';

interface Counted {
  readonly hash: string;
  readonly act: ConsentAct;
  readonly lines: number;
  readonly gone: number;
  readonly first: Date | null;
  readonly last: Date | null;
}

const none: ConsentCounts = { shown: 0, given: 0, declined: 0, withdrawn: 0, lapsed: 0 };

/** Every text that respondents of a dialog met, with how often what was said to it; the one that was met last comes first. */
export async function readConsentTexts(db: Kysely<Tables>, survey_id: string): Promise<ConsentText[]> {
  const [texts, { rows: counted }] = await Promise.all([
    db.selectFrom('consent_texts').selectAll().where('survey_id', '=', survey_id).execute(),
    sql<Counted>`
      select encode(coalesce(l.text_hash, g.text_hash), 'hex') as hash, coalesce(l.act, g.act) as act,
        coalesce(l.lines, 0)::int as lines, coalesce(g.gone, 0) as gone, l.first, l.last
      from (
        select text_hash, act, count(*) as lines, min(at) as first, max(at) as last
        from consents where survey_id = ${survey_id} group by 1, 2
      ) l
      full join (select * from consent_counts where survey_id = ${survey_id}) g on g.text_hash = l.text_hash and g.act = l.act`.execute(
      db,
    ),
  ]);
  const byText = Map.groupBy(counted, ({ hash }) => hash);
  const read = texts.map(({ text_hash, kind, language, text, agree, decline }): ConsentText => {
    const hash = text_hash.toString('hex');
    const acts = byText.get(hash) ?? [];
    const times = acts.flatMap(({ first, last }) => [first, last].flatMap((at) => at?.getTime() ?? []));
    return {
      text_hash: hash,
      kind,
      language,
      text,
      agree,
      decline,
      first_at: times.length === 0 ? null : Math.min(...times),
      last_at: times.length === 0 ? null : Math.max(...times),
      lines: { ...none, ...Object.fromEntries(acts.map(({ act, lines }) => [act, lines])) },
      gone: { ...none, ...Object.fromEntries(acts.map(({ act, gone }) => [act, gone])) },
    };
  });
  return read.toSorted((a, b) => (b.last_at ?? 0) - (a.last_at ?? 0));
}
