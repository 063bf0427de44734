import { inputChunks } from '../features/inputs/ui/inputChunks.ts';
import { sheets } from '../messenger/sheetsChunk.ts';

// Tests begin where a respondent's page is after its first idle moment; those of the loading itself make chunks of their own.
await Promise.all([...inputChunks, sheets].map((chunk) => chunk.load()));
