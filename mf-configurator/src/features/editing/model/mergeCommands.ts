import type { Command } from './Command.ts';

/** One command that does what two in a row do; null when they have to stay apart. */
export function mergeCommands(first: Command, second: Command): Command | null {
  if (first.kind === 'updateBlock' && second.kind === 'updateBlock' && first.id === second.id) {
    return { ...first, change: Object.assign({}, first.change, second.change) };
  }
  if (first.kind === 'moveBlocks' && second.kind === 'moveBlocks') {
    const again = new Set(second.moves.map(({ id }) => id));
    return { kind: 'moveBlocks', moves: [...first.moves.filter(({ id }) => !again.has(id)), ...second.moves] };
  }
  if (first.kind === 'updateMessages' && second.kind === 'updateMessages') {
    return { ...first, change: { ...first.change, ...second.change } };
  }
  if (first.kind === 'updateConfig' && second.kind === 'updateConfig') {
    return { ...first, change: { ...first.change, ...second.change } };
  }
  if (first.kind === 'updateScales' && second.kind === 'updateScales') return second;
  return null;
}

/** The commands with `next` behind them, merged into the last one where that is possible. */
export function withMerged(commands: readonly Command[], next: Command): readonly Command[] {
  const last = commands.at(-1);
  const merged = last && mergeCommands(last, next);
  return merged ? [...commands.slice(0, -1), merged] : [...commands, next];
}
