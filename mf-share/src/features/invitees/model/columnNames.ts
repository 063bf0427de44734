import { INVITEE_LIMITS } from '@dialogwerk/shared/contract';

const spelt: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Names for columns as texts and conditions can say them, from what their heads say; each once, and none that means the link itself. */
export function columnNames(heads: readonly string[]): string[] {
  const taken = new Set(['link']);
  return heads.map((head, index) => {
    const plain = plainNameOf(head) || `spalte_${index + 1}`;
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain}_${count}`;
    taken.add(name);
    return name;
  });
}

function plainNameOf(head: string): string {
  return head
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelt[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_$/g, '')
    .slice(0, INVITEE_LIMITS.name - 3);
}
