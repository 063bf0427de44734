import { inputParts } from '../features/inputs/ui/inputParts.ts';
import { sheets } from '../messenger/sheetsPart.ts';

// Tests begin where a respondent's page is after its first idle moment; those of the loading itself make parts of their own.
await Promise.all([...inputParts, sheets].map((part) => part.load()));
