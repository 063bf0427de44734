import type { LightMyRequestResponse } from 'fastify';
import { aBrowser } from './aBrowser.ts';
import type { TestBrowser } from './aBrowser.ts';
import type { TestApi } from './startTestApi.ts';

type Fields = readonly (readonly [name: string, value: string])[];

/** A form of a page, as far as it carries something by itself. */
export interface PageForm {
  readonly action: string;
  readonly hidden: Fields;
}

/** Somebody whose browser runs no script, in one dialog. */
export interface PlainRespondent {
  readonly browser: TestBrowser;
  /** The page where the conversation stands. */
  open(): Promise<string>;
  /** Sends the first form of a page with these fields, and gives what was answered. */
  send(page: string, fields: Fields, file?: { name: string; content: Buffer }): Promise<LightMyRequestResponse>;
  /** The same, and gives the page that it leads to; expects that it leads to one. */
  reply(fields: Fields, file?: { name: string; content: Buffer }): Promise<string>;
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The forms of a page, in their order. */
export function formsIn(page: string): PageForm[] {
  return [...page.matchAll(/<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/gs)].map(([, action = '', content = '']) => ({
    action: unescaped(action),
    hidden: [...content.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [unescaped(name), unescaped(value)] as const,
    ),
  }));
}

/** The first form of a page. */
export function formIn(page: string): PageForm {
  const [form] = formsIn(page);
  if (!form) throw new Error(`the page has no form: ${page}`);
  return form;
}

/** Begins a dialog by the form of its own page. */
export async function aPlainRespondent(api: TestApi, survey_id: string, query = ''): Promise<PlainRespondent> {
  const browser = aBrowser(api);
  const address = `/plain/${survey_id}${query}`;
  const own: PlainRespondent = {
    browser,
    open: async () => (await browser.open(address)).body,
    send: (page, fields, file) => {
      const { action, hidden } = formIn(page);
      return browser.submit(action, [...hidden, ...fields], file && { field: 'file', ...file });
    },
    async reply(fields, file) {
      const answer = await own.send(await own.open(), [...fields, ['do', 'reply']], file);
      if (answer.statusCode !== 303) throw new Error(`refused: ${answer.statusCode} ${answer.body}`);
      return own.open();
    },
  };
  const begun = await own.send((await browser.open(`/dialog/${survey_id}${query}`)).body, [['do', 'begin']]);
  if (begun.statusCode !== 303) throw new Error(`not begun: ${begun.statusCode} ${begun.body}`);
  return own;
}

/** What is stored of the answers to a dialog and applies, by question. */
export async function answersTo({ services }: TestApi, survey_id: string): Promise<unknown> {
  return services.db
    .selectFrom('answers')
    .select(['unique_question_id', 'nachfrage_id', 'value'])
    .where('survey_id', '=', survey_id)
    .where('withdrawn_turn', '=', 0)
    .orderBy('unique_question_id')
    .orderBy('nachfrage_id')
    .execute();
}
