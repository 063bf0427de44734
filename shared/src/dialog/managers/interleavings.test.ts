import { describe, expect, test } from 'vitest';
import type { Block } from '../../contract/index.ts';
import { rounds } from '../../testing/rounds.ts';
import { message, open } from '../testing/blocks.ts';
import { brokenInvariants } from '../testing/chatsInvariants.ts';
import { ChatsPlayer, question, rule, someChats } from '../testing/ChatsPlayer.ts';
import { questionKey } from '../triggers/triggerRule.ts';
import type { TriggerRule } from '../triggers/triggerRule.ts';
import type { Chats } from './Chats.ts';
import type { ChatsEvent } from './chatsEvents.ts';

const TICK_MS = 60_000;

/** Whatever can happen next: a reply in each chat, a call for each block that waits for one, time that passes. */
function eventsAt(player: ChatsPlayer): ChatsEvent[] {
  const replies = [...player.chats.surveys.keys()].flatMap((survey_id) => player.reply(survey_id) ?? []);
  const calls = player.chats.rules
    .filter(({ kind, at }) => kind === 'waitAPI' && !(questionKey(at) in player.state.memory.called))
    .map(({ at }): ChatsEvent => ({ kind: 'call', question: at }));
  return [...replies, ...calls, ...(player.due === null ? [] : [{ kind: 'time' } as const])];
}

const nowAfter = ({ now }: ChatsPlayer, { kind }: ChatsEvent): number => (kind === 'time' ? now + TICK_MS : now);

function checked(player: ChatsPlayer, event: ChatsEvent): ChatsPlayer {
  const next = player.after(event, nowAfter(player, event));
  if (!next) throw new Error(`an offered event was refused at ${player.stands}`);
  const broken = brokenInvariants(next);
  if (broken.length > 0) throw new Error(`${broken.join('; ')} at ${next.stands}`);
  // Another tab, or an attempt that was repeated.
  if (event.kind === 'turn' && next.after(event) !== null) throw new Error(`a reply counted twice at ${next.stands}`);
  return next;
}

const three: Readonly<Record<string, readonly Block[]>> = {
  a: [open('a1'), open('a2'), message('a3'), open('a4')],
  b: [message('b1'), open('b2'), open('b3'), open('b4')],
  c: [open('c1'), open('c2'), open('c3')],
};

describe('all orders in which things can happen in three chats', () => {
  const allFour = someChats(
    three,
    rule('waitFor', 'a2', 'b2'),
    rule('waitFor', 'b3', 'a1', 60),
    rule('startDialog', 'c1', 'b2'),
    rule('startDialog', 'c1', 'a1', 120),
    rule('moveDialog', 'c1', 'b4'),
    rule('waitAPI', 'c2'),
    rule('waitFor', 'a4', 'c2'),
    rule('moveDialog', 'a2', 'c3', 120),
  );

  test('up to a depth lose no trigger, double none and take no second answer', () => {
    const depth = rounds(7, 11);
    let orders = 0;
    const follow = (player: ChatsPlayer, left: number): void => {
      const events = left === 0 ? [] : eventsAt(player);
      if (events.length === 0) orders += 1;
      for (const event of events) follow(checked(player, event), left - 1);
    };
    follow(ChatsPlayer.opened(allFour), depth);
    expect(orders).toBeGreaterThan(rounds(150, 2_000));
  });

  test('lead to the same end where nothing takes the respondent away', () => {
    const chats = someChats(
      three,
      rule('waitFor', 'a2', 'b2'),
      rule('waitFor', 'b3', 'a1'),
      rule('startDialog', 'c1', 'b2'),
      rule('waitAPI', 'c2'),
      rule('waitFor', 'a4', 'c2'),
    );
    const ends = new Set<string>();
    const follow = (player: ChatsPlayer): void => {
      const events = eventsAt(player);
      if (events.length === 0)
        ends.add(`${player.stands} ${Object.keys(player.state.memory.behind).toSorted().join()}`);
      for (const event of events) follow(checked(player, event));
    };
    follow(ChatsPlayer.opened(chats));
    expect([...ends]).toHaveLength(1);
    expect([...ends][0]).toMatch(/^a\. b\. c\. /);
  });
});

/** Numbers below a bound that look drawn, and are the same each time for the same seed. */
function drawing(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

const ids = Object.values(three).flatMap((blocks) => blocks.map(({ unique_question_id }) => unique_question_id));
const kinds = ['waitFor', 'waitFor', 'startDialog', 'moveDialog', 'waitAPI'] as const;

function drawnChats(draw: (bound: number) => number): Chats {
  const one = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const drawn = list[draw(list.length)];
    if (drawn === undefined) throw new Error('nothing to draw from');
    return drawn;
  };
  const rules = Array.from({ length: 1 + draw(6) }, (): TriggerRule | null => {
    const [kind, at, names] = [one(kinds), one(ids), one(ids)];
    if (at === names) return null;
    return rule(kind, at, kind === 'waitAPI' ? at : names, draw(3) === 0 ? 60 * (1 + draw(2)) : undefined);
  });
  return someChats(three, ...rules.filter((drawn) => drawn !== null));
}

test(
  'random multi-chats, played in a random order, lose no trigger, double none and take no second answer',
  () => {
    const players = rounds(4_000, 100_000);
    let turns = 0;
    for (let seed = 1; seed <= players; seed += 1) {
      const draw = drawing(seed);
      let player = ChatsPlayer.opened(drawnChats(draw));
      for (let happened = 0; happened < 20; happened += 1) {
        const events = eventsAt(player);
        const event = events[draw(events.length)];
        if (!event) break;
        player = checkedForth(player, event, seed);
      }
      turns += player.turns.length;
    }
    expect(turns).toBeGreaterThan(players * 3);
  },
  // 100,000 take some minutes.
  rounds(120_000, 1_800_000),
);

/** A move back may have a question answered once more, on purpose; everything else holds. */
function checkedForth(player: ChatsPlayer, event: ChatsEvent, seed: number): ChatsPlayer {
  const next = player.after(event, nowAfter(player, event));
  if (!next) throw new Error(`seed ${seed}: an offered event was refused at ${player.stands}`);
  const isBack = next.chats.rules.some(({ kind }) => kind === 'moveDialog');
  const broken = brokenInvariants(next).filter((one) => !isBack || !/two answers|said twice/.test(one));
  if (broken.length > 0) throw new Error(`seed ${seed}: ${broken.join('; ')} at ${next.stands}`);
  if (event.kind === 'turn' && !isBack && next.after(event) !== null)
    throw new Error(`seed ${seed}: a reply counted twice`);
  return next;
}

test('a call for what nobody has come to yet is remembered', () => {
  const player = ChatsPlayer.opened(someChats(three, rule('waitAPI', 'a4'))).through('!a4', 'a', 'a');
  expect(player.stands).toContain('a:a4');
  expect(player.state.memory.called).toEqual({ [questionKey(question('a4'))]: 0 });
});
