import type { FormatCode } from '../../model/TrainingFile.ts';
import { readRasa } from './readRasa.ts';
import { writeRasa } from './writeRasa.ts';

/** Rasa's NLU training data, a YAML file with a list `nlu`. */
export const rasa: FormatCode = { write: writeRasa, read: readRasa };
