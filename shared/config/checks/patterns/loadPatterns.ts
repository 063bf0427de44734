import { argv, stdout } from 'node:process';

/** Loads the modules that its arguments name and writes the regular expressions that they put together meanwhile, as JSON. */
const recorded: { readonly source: string; readonly flags: string }[] = [];

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, [pattern, flags]: [string | RegExp, string?], newTarget: typeof RegExp) {
    const made: RegExp = Reflect.construct(target, [pattern, flags], newTarget);
    if (typeof pattern === 'string') recorded.push({ source: made.source, flags: made.flags });
    return made;
  },
});

for (const module of argv.slice(2)) await import(module);
stdout.write(JSON.stringify(recorded));
