import { usualEmbedHosts } from '../../contract/index.ts';
import type { ScriptedTest, Trigger } from '../../contract/index.ts';
import { writtenId } from '../blocks/loop/roundId.ts';
import { linkNamesIn } from '../paths/expressionsOf.ts';
import { chatVariables } from '../managers/chatVariables.ts';
import { readTrigger } from '../triggers/triggerRule.ts';
import { speakingUp } from '../triggers/speakingUp.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { sayablesOf } from '../saying/sayablesOf.ts';
import { unrolledSnapshot } from '../engine/survey/loops/unrolledSnapshot.ts';
import { supposedAt } from '../engine/survey/supposedAt.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { variablesOf } from '../variablesOf.ts';
import type { CheckContext, Rule, SecretHosts } from './CheckContext.ts';
import type { Finding } from './Finding.ts';
import { addressRule } from './rules/addressRule.ts';
import { boundsRule } from './rules/boundsRule.ts';
import { carryRule } from './rules/carryRule.ts';
import { conditionRule } from './rules/conditionRule.ts';
import { contentRule } from './rules/contentRule.ts';
import { embedRule } from './rules/embedRule.ts';
import { endlessRule } from './rules/endlessRule.ts';
import { experimentRule } from './rules/experimentRule.ts';
import { jumpRule } from './rules/jumpRule.ts';
import { languageRule } from './rules/languageRule.ts';
import { linkRule } from './rules/linkRule.ts';
import { sentOnRule } from './rules/sentOnRule.ts';
import { loopRule } from './rules/loopRule.ts';
import { maskedRule } from './rules/maskedRule.ts';
import { mediaRule } from './rules/mediaRule.ts';
import { mustRule } from './rules/mustRule.ts';
import { nameRule } from './rules/nameRule.ts';
import { outdatedRule } from './rules/outdatedRule.ts';
import { overwriteRule } from './rules/overwriteRule.ts';
import { placeholderRule } from './rules/placeholderRule.ts';
import { privacyRule } from './rules/privacyRule.ts';
import { probeRule } from './rules/probeRule.ts';
import { reachRule } from './rules/reachRule.ts';
import { scriptRule } from './rules/scriptRule.ts';
import { secretRule } from './rules/secretRule.ts';
import { settledRule } from './rules/settledRule.ts';
import { shapeRule } from './rules/shapeRule.ts';
import { shuffleRule } from './rules/shuffleRule.ts';
import { triggerRule } from './rules/triggerRule.ts';
import { ofWrittenBlocks } from './ofWrittenBlocks.ts';
import { movedInto } from './flow/movedInto.ts';
import { reachableFrom } from './flow/reachableFrom.ts';
import { controlFlowOf } from './flow/ControlFlow.ts';

/** What of a multi-chat the check needs (domain.md §7). */
export interface MultiChat {
  readonly triggers: readonly Trigger[];
  /** Its further dialogs. */
  readonly others: readonly SurveySnapshot[];
}

const rules: readonly Rule[] = [
  reachRule,
  endlessRule,
  contentRule,
  carryRule,
  loopRule,
  overwriteRule,
  mediaRule,
  embedRule,
  jumpRule,
  conditionRule,
  placeholderRule,
  nameRule,
  shapeRule,
  boundsRule,
  mustRule,
  addressRule,
  secretRule,
  linkRule,
  sentOnRule,
  settledRule,
  privacyRule,
  outdatedRule,
  languageRule,
  maskedRule,
  probeRule,
  experimentRule,
  shuffleRule,
];

/** What the check wants to know beside a dialog. */
export interface CheckedBeside {
  readonly multiChat?: MultiChat;
  /** Without what is known of the dialog's secrets, none is missed. */
  readonly secrets?: SecretHosts | null;
  /** The parameters that its link keeps; where they are not known, none is missed. */
  readonly parameters?: readonly string[] | null;
  /** Names in the addresses that respondents are sent on to at the end. */
  readonly sentOn?: readonly string[];
  /** Whether the privacy statement was made from settings that have changed since. */
  readonly isStatementOutdated?: boolean;
  /** Whether a language model is connected; conversations without one are found all the same, because it may fail. */
  readonly isLed?: boolean;
  /** Conversations that are to come out as they did. */
  readonly tests?: readonly ScriptedTest[];
  /** When the conversations that it shows are supposed to happen, in milliseconds since 1970. */
  readonly at?: number;
  /** From where the operator lets dialogs show things. */
  readonly embedHosts?: readonly string[];
}

/**
 * The check of a dialog ('Dialogprüfung'): everything in it that breaks before respondents or surely is not meant,
 * errors first, then in the dialog's order; empty when nothing is. Nothing uncertain is raised: a finding follows from all that
 * can happen (never less than what the engine does), or from a conversation that the engine itself was seen to have. Pure.
 */
export function checkDialog(
  written: SurveySnapshot,
  {
    multiChat,
    secrets = null,
    parameters = null,
    sentOn = [],
    isStatementOutdated = false,
    isLed = false,
    tests = [],
    at,
    embedHosts = usualEmbedHosts,
  }: CheckedBeside = {},
): Finding[] {
  const snapshot = unrolledSnapshot(written);
  const survey = supposedAt(compileSurvey(snapshot), at);
  const rulesOf = (multiChat?.triggers ?? []).flatMap((trigger) => readTrigger(trigger) ?? []);
  const interrupting = speakingUp(survey, rulesOf, snapshot.survey_id);
  const flow = controlFlowOf(isLed ? compileSurvey(snapshot, new Set(), true) : survey, interrupting);
  const blocks = [...survey.blocks.values()].map(({ block }) => block);
  const context: CheckContext = {
    snapshot,
    written,
    sayables: sayablesOf(written),
    survey,
    isLed,
    flow,
    reachable: reachableFrom(flow.exits, survey.first),
    movedInto: multiChat ? movedInto(survey, snapshot.survey_id, multiChat.triggers) : new Set(),
    variables: new Map([...variablesOf(blocks), ...linkNamesIn(blocks).map((name) => [name, 'text'] as const)]),
    interrupting,
    given: new Set(multiChat ? chatVariables : []),
    secrets,
    parameters: parameters && new Set(parameters),
    sentOn: new Set(sentOn),
    isStatementOutdated,
    embedHosts,
  };
  const all = [
    ...rules.flatMap((rule) => rule(context)),
    ...(multiChat ? triggerRule(context, multiChat.triggers, multiChat.others) : []),
    ...scriptRule(context, tests),
  ];
  const findings = ofWrittenBlocks(all, context);
  const ids = [...new Set([...survey.blocks.keys()].map(writtenId))];
  const order = new Map(ids.map((id, index) => [id, index]));
  const placeIn = ({ unique_question_id }: Finding): number => order.get(unique_question_id ?? '') ?? -1;
  const weight = ({ severity }: Finding): number => (severity === 'error' ? 0 : 1);
  return findings.toSorted((a, b) => weight(a) - weight(b) || placeIn(a) - placeIn(b));
}
