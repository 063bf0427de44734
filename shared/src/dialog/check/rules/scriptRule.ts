import type { Block, ScriptedTest, VariableValue } from '../../../contract/index.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { supposedAt } from '../../engine/survey/supposedAt.ts';
import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import { breakOf } from '../../scripted/breakOf.ts';
import type { ScriptBreak } from '../../scripted/breakOf.ts';
import { isLedScript, runScript } from '../../scripted/runScript.ts';
import type { ScriptRun } from '../../scripted/runScript.ts';
import { finding, placeOf } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import { counterexampleOf } from '../counterexample/counterexampleOf.ts';
import type { Finding } from '../Finding.ts';
import { checkTexts } from '../texts.ts';
import { namesSetBy } from './namesSetBy.ts';

const texts = checkTexts.script;

/** Conversations that are kept as tests and come out otherwise now, each where it breaks. */
export function scriptRule(context: CheckContext, tests: readonly ScriptedTest[]): Finding[] {
  if (tests.length === 0) return [];
  const led = tests.some(isLedScript) ? compileSurvey(context.snapshot, new Set(), true) : context.survey;
  return tests.flatMap((test) => {
    // As it was kept: what today was then, it is still.
    const survey = supposedAt(isLedScript(test) ? led : context.survey, test.created_at);
    const run = runScript(survey, test);
    const broken = breakOf(test, run);
    if (!broken) return [];
    return [
      finding(context, {
        kind: 'test-broken',
        block: blockOf(context.survey, broken, run),
        detail: test.test_id,
        message: texts.message(test.name, saying(context.survey, broken)),
        meets: texts.meets,
        counterexample: counterexampleOf(survey, run.events, null, test.seed),
      }),
    ];
  });
}

function blockOf({ blocks }: CompiledSurvey, broken: ScriptBreak, { passed }: ScriptRun): Block | null {
  const named = (id: string | null): Block | null => (id === null ? null : (blocks.get(id)?.block ?? null));
  switch (broken.kind) {
    case 'elsewhere':
      return named(broken.at) ?? named(broken.found);
    case 'refused':
      return named(broken.at);
    case 'other-ending':
      return named(broken.found.last);
    case 'other-values': {
      const variables = new Set(broken.values.map(({ variable }) => variable));
      const setter = passed.findLast((id) => {
        const block = named(id);
        return block !== null && namesSetBy(block).some((variable) => variables.has(variable));
      });
      return named(setter ?? null);
    }
  }
}

function saying(survey: CompiledSurvey, broken: ScriptBreak): string {
  const placeNamed = (id: string | null): string | null => {
    const block = id === null ? undefined : survey.blocks.get(id)?.block;
    return block ? placeOf(survey, block) : null;
  };
  switch (broken.kind) {
    case 'elsewhere':
      return texts.elsewhere(placeNamed(broken.expected), placeNamed(broken.found));
    case 'refused':
      return texts.refused(broken.message);
    case 'other-ending': {
      const { expected, found } = broken;
      if (expected.ended && !found.ended) return texts.goesOn(placeNamed(found.last));
      if (found.ended && !expected.ended) return texts.endsEarly;
      return texts.otherEnding(placeNamed(expected.last), placeNamed(found.last));
    }
    case 'other-values':
      return texts.otherValues(
        broken.values.map(({ variable, expected, found }) => ({
          variable,
          expected: shownValue(expected),
          found: shownValue(found),
        })),
      );
  }
}

function shownValue(value: VariableValue): string {
  if (value === null || value === '') return texts.nothing;
  if (Array.isArray(value)) return value.length === 0 ? texts.nothing : value.join(', ');
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
}
