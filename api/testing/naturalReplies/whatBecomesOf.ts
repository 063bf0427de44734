import type { Block } from '@dialogwerk/shared/contract';
import { aRespondent } from '../aRespondent.ts';
import { anAuthor } from '../anAuthor.ts';
import { aBlock, inOrder } from '../blocks.ts';
import { insertSurvey } from '../insertSurvey.ts';
import type { TestApi } from '../startTestApi.ts';
import type { NaturalReply } from './naturalReplies.data.ts';

/** A natural reply with what came of it, written as what is expected of it. */
export interface Became {
  readonly text: string;
  readonly expected: string;
  readonly became: string;
}

/** Replies to a question by a respondent of its own for each, through the server's calls, and reads what each has led to. */
export async function whatBecomesOf(
  api: TestApi,
  asked: Block,
  replies: readonly NaturalReply[],
): Promise<readonly Became[]> {
  const blocks = inOrder(asked, aBlock('open', 'next'));
  const survey_id = await insertSurvey(api, { blocks, owner: await anAuthor(api) });
  const became: Became[] = [];
  for (const [text, expected] of replies) {
    const respondent = await aRespondent(api, survey_id);
    await respondent.chat();
    const { status, body } = await respondent.tryReply('asked', { type: 'words', text });
    if (status !== 200) {
      became.push({ text, expected, became: /zu (?:klein|groß)/.test(JSON.stringify(body)) ? '!' : '-' });
      continue;
    }
    const { question, entries } = await respondent.chat();
    const answer = await api.services.db
      .selectFrom('answers')
      .innerJoin('conversations', (join) =>
        join
          .onRef('conversations.survey_id', '=', 'answers.survey_id')
          .onRef('conversations.conversation_id', '=', 'answers.conversation_id'),
      )
      .select('value')
      .where('answers.survey_id', '=', survey_id)
      .where('user_id_live', '=', respondent.user_id)
      .executeTakeFirst();
    const said = entries.map(({ context }) => context).at(question?.unique_question_id === 'next' ? -2 : -1) ?? '';
    became.push({
      text,
      expected,
      became: question?.unique_question_id === 'next' ? `= ${labelOf(asked, answer?.value)}` : askedBack(said),
    });
  }
  return became;
}

function labelOf(asked: Block, value: unknown): string {
  if (asked.type === 'single' || asked.type === 'picture') {
    const id = Array.isArray(value) ? value[0] : value;
    return asked.options.find((option) => option.id === id)?.text ?? String(id);
  }
  if (asked.type !== 'likert' || asked.scale.from !== 'block') return String(value);
  return asked.scale.points.find((point) => point.value === value)?.label ?? String(value);
}

/** 'Meinten Sie „a“ oder „b“?' as '? a | b', what lies outside as '!'. */
function askedBack(said: string): string {
  if (said.includes('außerhalb')) return '!';
  const labels = said.startsWith('Meinten Sie') ? [...said.matchAll(/„([^“]*)“/g)] : [];
  return labels.length === 0 ? '-' : `? ${labels.map((found) => plain(found[1] ?? '')).join(' | ')}`;
}

/** As the value is kept: '03.05.2026' as a day, '40 Jahre' as a number. */
function plain(label: string): string {
  const day = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(label);
  if (day) return `${day[3]}-${day[2]}-${day[1]}`;
  return label.replace(/ (?:Jahre|Uhr)$/, '').replace(/^(\d+),(\d+)$/, '$1.$2');
}

/** Whether that came of it which is expected, in whichever order it is asked back. */
export function isRight({ expected, became }: Became): boolean {
  return sorted(expected) === sorted(became);
}

/** Stored as another value than the one that was meant: the worst there is. */
export function isWrongAndSure(one: Became): boolean {
  return one.became.startsWith('=') && !isRight(one);
}

function sorted(written: string): string {
  return written.startsWith('?') ? written.slice(2).split(' | ').toSorted().join(' | ') : written;
}
