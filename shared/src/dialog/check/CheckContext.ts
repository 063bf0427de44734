import type { Block } from '../../contract/index.ts';
import { blockName } from '../blocks/blockName.ts';
import { writtenId } from '../blocks/loop/roundId.ts';
import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import type { Sayables } from '../saying/sayablesOf.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import type { VariableKinds } from '../expressions/checkExpression.ts';
import type { Finding, FindingKind, Fix, Counterexample } from './Finding.ts';
import type { Severity } from '../blocks/common/faults.ts';
import { checkTexts } from './texts.ts';
import type { ControlFlow } from './flow/ControlFlow.ts';

/** The hosts that each secret may be sent to, by its name. */
export type SecretHosts = ReadonlyMap<string, readonly string[]>;

/** What the rules work on, worked out once. */
export interface CheckContext {
  /** With its loops unrolled, as `survey`; findings say it of the blocks that the author has written (`ofWrittenBlocks`). */
  readonly snapshot: SurveySnapshot;
  /** As the author has written it. */
  readonly written: SurveySnapshot;
  /** As it runs without a language model, which may be gone or fail in any conversation. */
  readonly survey: CompiledSurvey;
  /** What conditions call variables, by the questions as the author has written them. */
  readonly sayables: Sayables;
  /** Whether a language model is connected: then `flow` has its ways, too. */
  readonly isLed: boolean;
  readonly flow: ControlFlow;
  /** Blocks that some conversation can come to. */
  readonly reachable: ReadonlySet<string>;
  /** Blocks that conversations come to because another dialog of the multi-chat moves respondents there. */
  readonly movedInto: ReadonlySet<string>;
  /** Blocks that the dialog may say by itself while it asks something else. */
  readonly interrupting: readonly string[];
  /** Variables that are set from outside of the dialog, for its texts. */
  readonly given: ReadonlySet<string>;
  readonly variables: VariableKinds;
  /** The names of the dialog's secrets with the hosts that each is sent to; null when they are not known here. */
  readonly secrets: SecretHosts | null;
  /** The parameters that the dialog's link keeps; null when they are not known here. */
  readonly parameters: ReadonlySet<string> | null;
  /** Names in the addresses that respondents are sent on to at the end. */
  readonly sentOn: ReadonlySet<string>;
  /** Whether the privacy statement was made from settings that have changed since. */
  readonly isStatementOutdated: boolean;
  /** From where pages and films may be shown within the dialog. */
  readonly embedHosts: readonly string[];
}

/** One thing that the check looks for. */
export type Rule = (context: CheckContext) => Finding[];

/** What an author calls a block: its name, else its number. */
export function placeOf(survey: CompiledSurvey, block: Block): string {
  const name = blockName(block, survey.blocks.get(block.unique_question_id)?.says ?? block.context);
  if (name !== '') return name;
  const written = [...new Set([...survey.blocks.keys()].map(writtenId))];
  return checkTexts.blockNumber(written.indexOf(writtenId(block.unique_question_id)) + 1);
}

interface FindingFacts {
  readonly kind: FindingKind;
  readonly severity?: Severity;
  readonly block: Block | null;
  /** Tells findings of one kind at one block apart. */
  readonly detail?: string;
  readonly message: string;
  readonly meets: string;
  readonly fix?: Fix | null;
  readonly counterexample?: Counterexample | null;
}

/** A finding with what follows from its block; an error unless said otherwise. */
export function finding({ survey }: Pick<CheckContext, 'survey'>, about: FindingFacts): Finding {
  const { kind, severity = 'error', block, detail = '', message, meets, fix = null, counterexample = null } = about;
  return {
    id: [kind, block?.unique_question_id ?? '', detail].join(' '),
    kind,
    severity,
    unique_question_id: block?.unique_question_id ?? null,
    place: block ? placeOf(survey, block) : checkTexts.wholeDialog,
    message,
    meets,
    fix,
    counterexample,
  };
}
