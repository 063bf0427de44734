import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserMarks } from '../../calls/browserMarks.ts';
import type { ClosedDoor } from '../../studies/doors/closedDoor.ts';
import type { ShutDoor } from '../../studies/shutDoor.ts';
import type { Notice } from './Notice.ts';
import type { Visit } from './PagesOptions.ts';
import type { DoorTexts } from '../../wording/ServerTexts.ts';
import { doorTexts } from './texts.ts';
import { wishedBy } from './wishedBy.ts';

/** Stands in the address of who goes on with a conversation that they have begun. */
const GOES_ON = 'weiter';
const BY_LINK = 'link';
/** The same in the address that a personal link leads to: what the dialog says first is not said again, because the conversation is on its way. */
export const GOES_ON_BY_LINK = `${GOES_ON}=${BY_LINK}`;

/** Stands in the address of a widget that authors look at in Teilen. */
const PREVIEW = 'vorschau';

/** What respondents read before a door that is closed to them, and where those go on who have begun; `url` as the page was asked for. */
export function doorNotice(door: ClosedDoor, url: string, language: string): Notice {
  if (door.why === 'password') return passwordNotice(url, language);
  const texts = doorTexts(language);
  const goOn = { href: goingOn(url), said: texts.goOn };
  if (door.why !== 'taken') return { status: 410, ...shutSaid(door, texts), language, goOn };
  const said = { sentence: texts.taken, more: texts.takenMore, language };
  return { status: 410, ...said, goOn: { ...goOn, said: texts.takenGoOn } };
}

/** Asks for the password. */
export function passwordNotice(url: string, language: string): Notice {
  const texts = doorTexts(language);
  const goOn = { href: goingOn(url), said: texts.goOn };
  return { status: 200, sentence: texts.password, more: texts.passwordMore, language, asks: { problem: null }, goOn };
}

/** What the address of a page, and what its browser keeps, say of who asks for it. */
export function visitBy(request: FastifyRequest, reply: FastifyReply): Visit {
  const query = queryOf(request.url);
  const [goesOn, byLink] = [query.has(GOES_ON), query.get(GOES_ON) === BY_LINK];
  return { query: query.toString(), goesOn, byLink, wished: wishedBy(request), marks: browserMarks(request, reply) };
}

/** Whether a widget is only looked at, so that no conversation begins. */
export const isPreview = (url: string): boolean => queryOf(url).has(PREVIEW);

/** Why nobody can begin now. */
export function shutSaid(door: ShutDoor, texts: DoorTexts): Pick<Notice, 'sentence' | 'more'> {
  switch (door.why) {
    case 'not-begun':
      return { sentence: texts.notBegun, more: texts.notBegunMore(door.moment) };
    case 'over':
      return { sentence: texts.over, more: texts.overMore(door.moment) };
    case 'full':
      return { sentence: texts.full, more: texts.fullMore };
    case 'personal-only':
      return { sentence: texts.personalOnly, more: texts.personalOnlyMore };
  }
}

/** The address of who goes on; relative, so that it leads to the one that was opened. */
export function goingOn(url: string): string {
  const query = queryOf(url);
  query.set(GOES_ON, '1');
  return `?${query.toString()}`;
}

const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length));
