import { emoji, inputChunks, other, otherScales, place, signature } from '../features/inputs/ui/inputChunks.ts';
import { ways } from '../ways/waysChunk.ts';
import { masked } from '../masked/maskedChunk.ts';
import { feedback } from '../features/feedback/feedbackChunk.ts';
import { failures } from '../messenger/failuresChunk.ts';
import { sheets } from '../messenger/sheetsChunk.ts';
import { loadWording } from '../wording/loadWording.ts';

// Tests begin where a respondent's page is after its first idle moment, with what is told of faults and what is asked of the dialog
// there as well; those of the loading itself make chunks of their own.
await Promise.all(
  [...inputChunks, emoji, other, otherScales, place, signature, sheets, failures, feedback, masked, ways].map((chunk) =>
    chunk.load(),
  ),
);
await loadWording('en');
