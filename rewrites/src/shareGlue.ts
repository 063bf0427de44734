import { createHash } from 'node:crypto';
import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/** What the federation plugin calls the module that hands on a share. */
const handsOnShare = /__loadShare__.*__loadShare__\.js$/;
const HELPERS = '\0rewrites:share-glue-';
/** The first thing in it that is the share's own: its value, or one of its names. */
const ownName = /^(?:exportModule|__mf_default|__mfDefaultExport|__mf_\d+)$/;
/** A name that is read from the share's value, and the default one with what stands in for it. */
const readsName = /(__mf_\d+ = )(exportModule|mod)(\["[^"\]]+"\]);/g;
/** Any reading of a name, however it is written. */
const takesName = /__mf_\d+\s*=(?!=)/g;
const readsDefault =
  /(__mf_default|__mfDefaultExport)( = )((?:exportModule|mod)\.default \?\? (?:exportModule|mod)|\(\(\) => \{[^]*?\}\)\(\));/;
/** Calls what is given; as a function of another file, because the bundler would put what it calls in its place otherwise. */
const READ = '__rewritesRead';

/**
 * Makes what the federation plugin writes for each share small, and a module's files independent of names that it does not use:
 *
 * - what is the same for all shares stands in one file instead of in each;
 * - names that nobody uses are not read. The bundler otherwise keeps each `value["name"];`, because reading might do something:
 *   a further name in a share then changes every module.
 *
 * The build fails where shares are written in another way, or none is found.
 */
export function shareGlue(): Plugin {
  const helpers = new Map<string, string>();
  return {
    name: 'rewrites-share-glue',
    enforce: 'post',
    apply: 'build',
    resolveId: (id) => (id.startsWith(HELPERS) ? id : null),
    load: (id) => helpers.get(id) ?? null,
    transform: {
      filter: { id: handsOnShare },
      handler(code) {
        const { helper, names, rest } = parted(code);
        const taken = rest.match(takesName) ?? [];
        const read = rest.match(readsName) ?? [];
        if (names.length === 0 || !readsDefault.test(rest) || taken.length !== read.length)
          this.error('The federation plugin writes shares in another way now.');
        const address = HELPERS + createHash('sha256').update(helper).digest('hex').slice(0, 8);
        const given = [...names, READ].join(', ');
        helpers.set(address, `${helper}\nconst ${READ} = (read) => read();\nexport { ${given} };`);
        const pure = rest
          .replaceAll(readsName, `$1/* @__PURE__ */ ${READ}(() => $2$3);`)
          .replace(readsDefault, `$1$2/* @__PURE__ */ ${READ}(() => $3);`);
        return { code: `import { ${given} } from '${address}';\n${pure}`, map: null };
      },
    },
    generateBundle() {
      if (helpers.size === 0) this.error('The federation plugin names the modules of shares in another way now.');
    },
  };
}

interface Parted {
  /** What is the same for all shares. */
  readonly helper: string;
  /** What it declares. */
  readonly names: readonly string[];
  readonly rest: string;
}

/** Parts what comes before the share's own, imports aside, from the rest. */
function parted(code: string): Parted {
  const helper: string[] = [];
  const names: string[] = [];
  let rest = '';
  let isOwn = false;
  let from = 0;
  for (const statement of parseAst(code).body) {
    const declared =
      statement.type === 'VariableDeclaration'
        ? statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
        : [];
    isOwn ||= declared.some((name) => ownName.test(name));
    if (isOwn || statement.type === 'ImportDeclaration') continue;
    rest += code.slice(from, statement.start);
    from = statement.end;
    helper.push(code.slice(statement.start, statement.end));
    names.push(...declared);
  }
  return { helper: helper.join('\n'), names, rest: rest + code.slice(from) };
}
