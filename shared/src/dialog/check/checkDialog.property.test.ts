import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CompiledJump, CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { applyEdits } from '../testing/applyEdits.ts';
import { arbitrarySurvey } from '../testing/arbitrarySurvey.ts';
import { brokenDialogs } from '../testing/brokenDialogs.ts';
import { arbitraryInputs, runConversation } from '../testing/runConversation.ts';
import type { Played } from '../testing/runConversation.ts';
import { soundSurvey } from '../testing/soundSurvey.ts';
import { rounds } from '../../testing/rounds.ts';
import { checkDialog } from './checkDialog.ts';
import type { Finding, FindingKind } from './Finding.ts';

test('nothing is raised on any sound dialog, but where a jump back asks again, as is shown', () => {
  fc.assert(
    fc.property(soundSurvey, (snapshot) => {
      const findings = checkDialog(snapshot);
      expect(findings.filter(({ kind }) => kind !== 'overwritten')).toEqual([]);
      for (const { counterexample } of findings) {
        const asked = counterexample?.replies.map(({ unique_question_id }) => unique_question_id) ?? [];
        expect(new Set(asked).size).toBeLessThan(asked.length);
      }
    }),
    { numRuns: rounds(125, 500) },
  );
});

test('whatever the dialog, the check answers, the same each time, and names blocks that there are', () => {
  fc.assert(
    fc.property(arbitrarySurvey, (snapshot) => {
      const findings = checkDialog(snapshot);
      expect(checkDialog(snapshot)).toEqual(findings);
      expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
      const known = new Set(snapshot.blocks.map(({ unique_question_id }) => unique_question_id));
      const named = findings.flatMap(({ unique_question_id }) => unique_question_id ?? []);
      expect(named.filter((id) => !known.has(id))).toEqual([]);
    }),
    { numRuns: rounds(75, 300) },
  );
});

test('each fix ends its finding', () => {
  const fixed = brokenDialogs(7, 200).flatMap(({ name, dialog }) =>
    checkDialog(dialog.snapshot, dialog).flatMap(({ id, fix }) =>
      fix ? [{ name, id, left: checkDialog(applyEdits(dialog.snapshot, fix.edits), dialog) }] : [],
    ),
  );
  expect(fixed.length).toBeGreaterThan(100);
  const notEnded = fixed.filter(({ id, left }) => left.some((finding) => finding.id === id));
  expect(notEnded.map(({ name, id }) => `${name}: ${id}`)).toEqual([]);
});

/** The survey with every condition telling what it came to, by block and condition. */
function observed(survey: CompiledSurvey, tell: (key: string, holds: boolean) => void): CompiledSurvey {
  const blocks = new Map(
    [...survey.blocks].map(([id, compiled]) => {
      const sources = compiled.block.jump_to_ids.flatMap((jump) => (jump.kind === 'condition' ? [jump.condition] : []));
      const jumps = compiled.jumps.map((jump): CompiledJump => {
        if (jump.kind !== 'condition') return jump;
        const source = sources.shift() ?? '';
        const holds: typeof jump.holds = (variables) => {
          const result = jump.holds(variables);
          tell(`${id} ${source}`, result === true);
          return result;
        };
        return { ...jump, holds };
      });
      return [id, { ...compiled, jumps }];
    }),
  );
  return { ...survey, blocks };
}

test('no conversation refutes a finding: what is unreachable is never come to, what never or always holds does, what never ends does not', () => {
  fc.assert(
    fc.property(arbitrarySurvey, arbitraryInputs, (snapshot, inputs) => {
      const findings = checkDialog(snapshot);
      const of = (kind: FindingKind): Finding[] => findings.filter((finding) => finding.kind === kind);
      const truths = new Map<string, Set<boolean>>();
      const survey = observed(compileSurvey(snapshot), (key, holds) => {
        truths.set(key, (truths.get(key) ?? new Set()).add(holds));
      });
      const played = runConversation(survey, inputs);
      const passed = new Set(played.flatMap(({ result }) => (result.outcome === 'accepted' ? result.passed : [])));
      for (const { unique_question_id } of of('unreachable')) expect(passed).not.toContain(unique_question_id);
      const truthsOf = ({ unique_question_id, id }: Finding): Set<boolean> | undefined =>
        truths.get(`${unique_question_id ?? ''} ${id.replace(/^\S+ \S+ jump\d+ /, '')}`);
      for (const finding of of('never-true')) expect(truthsOf(finding)?.has(true) ?? false).toBe(false);
      for (const finding of of('always-true')) expect(truthsOf(finding)?.has(false) ?? false).toBe(false);
      const last = played.at(-1)?.after;
      // Out of a circle with a condition those get whom it lets.
      const endless = of('endless').filter(({ message }) => !message.includes('Bedingung'));
      const isIn = endless.some(({ unique_question_id }) => passed.has(unique_question_id ?? ''));
      expect(isIn && last?.finished && !isCut(played)).not.toBe(true);
    }),
    { numRuns: rounds(250, 1_000) },
  );
});

function isCut(played: readonly Played[]): boolean {
  return played.some(({ result }) => result.outcome === 'accepted' && result.cut);
}
