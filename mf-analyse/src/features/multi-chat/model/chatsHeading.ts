import { multiChatTexts as texts } from '../texts.ts';

/** The public crime stories (spec §9). */
const crimeStories: ReadonlySet<number> = new Set([3, 4]);

/** What stands above a joint analysis (spec §2): the multi-chat's own name, 'Tatort-Game' for the two stories; null until it is known. */
export function chatsHeading(id: number, name: string | null): string | null {
  return crimeStories.has(id) ? texts.crimeGame : name;
}
