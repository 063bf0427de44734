export { replyProblem } from './blocks/replyProblem.ts';
export { nearestStep } from './blocks/slider/sliderSteps.ts';
export { shownReply } from './blocks/shownReply.ts';
export { respondentTexts } from './respondentTexts.ts';
export { bubblesOf } from './text/bubblesOf.ts';
export type { Bubble } from './text/bubblesOf.ts';
export { parseMarkdown, plainText } from './text/parseMarkdown.ts';
export type { Inline, MarkdownBlock } from './text/parseMarkdown.ts';
