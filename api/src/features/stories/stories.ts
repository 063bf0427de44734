import { aufderflucht } from './aufderflucht/aufderflucht.data.ts';
import { flow } from './flow/flow.data.ts';
import type { Story } from './Story.ts';

/** The stories that come with the product (spec §1: two fixed public multi-chats). */
export const stories: readonly Story[] = [flow, aufderflucht];
