import { calls } from '../../src/contract/calls.ts';
import type { CallName, CallResponse } from '../../src/contract/index.ts';
import { aSurvey } from '../../src/testing/aSurvey.ts';
import { exampleOf } from './exampleOf.ts';

/** How the api of the test kit does: well, or so that whatever a module asks for fails, or with answers that make no sense. */
export type Mood = 'well' | 'trouble' | 'nonsense';

export interface KitAnswer {
  readonly status: number;
  readonly body: unknown;
}

const user = {
  username: 'team@dialogwerk.local',
  firstName: 'Ada',
  lastName: 'Lovelace',
  user_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b01',
  admin: false,
};

/** What a browser keeps of a login. */
export const kitLogin: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(user).map(([key, value]) => [key, String(value)])),
  token: 'kit',
  refresh_token: 'kit',
  device: 'kit',
};

/** The dialog whose screens are opened. */
export const kitSurvey = aSurvey();

/** What would not fit together, or look like nobody's, if it were worked out from the schema alone. */
const known: { readonly [N in CallName]?: () => CallResponse<N> } = {
  verifyToken: () => ({ success: true, user_id: user.user_id, kind: 'author' }),
  dialog: () => kitSurvey,
};

/** Of the frame itself: with these in trouble no module would be drawn at all. */
const ofFrame: ReadonlySet<string> = new Set<CallName>(['verifyToken', 'refresh', 'account', 'dialog']);

const trouble: KitAnswer = { status: 503, body: { code: 'server/busy', msg: 'Der Server ist gerade überlastet.' } };

/** The answer to a call by method and path; null where the contract has none of that name. */
export function kitAnswer(method: string, path: string, mood: Mood): KitAnswer | null {
  for (const [name, call] of Object.entries(calls)) {
    if (call.method !== method || !patternOf(call.path).test(path)) continue;
    if (mood !== 'well' && !ofFrame.has(name)) return mood === 'trouble' ? trouble : { status: 200, body: {} };
    return { status: 'success' in call ? call.success : 200, body: answerOf(name, call.response) };
  }
  return null;
}

function answerOf(name: string, response: Parameters<typeof exampleOf>[0]): unknown {
  const own = Object.entries(known).find(([one]) => one === name)?.[1];
  return own ? own() : exampleOf(response);
}

/** Parts of a path that begin with ':' are filled in. */
export const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
