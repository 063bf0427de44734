import { z } from 'zod';
import { builtPackages, inProject, projectRoot } from '../commands/projectPaths.ts';
import { runProcess } from '../commands/runProcess.ts';

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) }),
  }),
});

/** The imports below `root` that break a rule of `importRules.cjs`, each with the rule's sentence; '' when there is none. */
export async function brokenImportRules(
  root = projectRoot,
  folders: readonly string[] = [...builtPackages, 'shared', 'host', 'api', 'postgres', 'rewrites', 'e2e'],
): Promise<string> {
  const result = await runProcess(
    inProject('shared', 'node_modules', '.bin', 'depcruise'),
    ['--config', inProject('shared', 'config', 'checks', 'importRules.cjs'), '--output-type', 'json', ...folders],
    { cwd: root },
  );
  const json = result.output.slice(result.output.indexOf('{'), result.output.lastIndexOf('}') + 1);
  const parsed = report.safeParse(parse(json));
  if (!parsed.success) return `The import check did not run:\n${result.output}`;
  const { violations, ruleSetUsed } = parsed.data.summary;
  const sentences = new Map(ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return violations
    .map(({ from, to, rule }) => `${from} → ${to}\n    ${sentences.get(rule.name) ?? rule.name}`)
    .join('\n');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
