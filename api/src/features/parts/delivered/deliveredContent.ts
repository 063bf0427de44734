import { blocksOf } from '../../../dialogs/blocksOf.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { ServedPart } from '../ServedPart.ts';
import { deliveredParts } from './deliveredParts.ts';

/** A delivered part; refuses one that there is not, and versions that nobody had. */
export function deliveredContent(id: string, version: number | undefined): ServedPart {
  const part = deliveredParts.find((one) => one.id === id);
  if (!part) throw new CallError('part/unknown');
  const said = version === undefined || version === part.version ? part : part.before?.[version];
  if (!said) throw new CallError('version/no-such-revision');
  const { name, rights, du_sie } = part;
  return {
    from: { kind: 'delivered', id },
    version: version ?? part.version,
    name,
    rights,
    du_sie,
    language: 'de',
    blocks: blocksOf(said.blocks, 0),
    templ_options: [...(said.templ_options ?? [])],
  };
}
