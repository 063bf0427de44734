/** How a text addresses its reader, by the words that say so beyond doubt. */
export interface Address {
  readonly du: readonly string[];
  readonly sie: readonly string[];
}

/** Only 'du' can be meant, small or capital (letters to friends), also at the start of a sentence. */
const duWords = /^(du|dich|dir|dein(e|em|en|er|es|s)?|deinerseits|deinetwegen)$/i;
/** With a capital letter in mid-sentence only the reader can be meant; at its start it may be 'they', 'she' or 'her'. */
const sieWords = /^(Sie|Ihnen|Ihr(e|em|en|er|es|s)?|Ihrerseits|Ihretwegen)$/;

/** Words before which 'Du' and 'Sie' are spoken about, not with: 'per Du', 'das Sie'. */
const aboutWords = /^(per|das|dem|des|zum|vom|beim|ein|kein)$/i;

/** What somebody else says, addresses, and variables: nothing in it addresses the reader. */
const quotations = [
  /„[^„“”"]*[“”"]/g,
  /“[^“”]*”/g,
  /»[^»«]*«/g,
  /«[^«»]*»/g,
  /"[^"]*"/g,
  /‚[^‚‘’']*[‘’']/g,
  /›[^›‹]*‹/g,
];
const addresses = /\]\([^()\]]*\)|https?:\/\/\S+|(?<!\S)[^\s@]+@\S+|www\.\S+/g;
const placeholders = /\{\{[^{}]*\}\}/g;
const pauses = /#\d+#/g;

/** A word, or what may end a sentence or begin a line. */
const pieces = /\p{L}[\p{L}\p{N}’'-]*|[.!?:…\n•()–—/|]|(?<!\d)\d+[.)]/gu;
const endsSentence = /^([.!?:…\n•()–—/|]|\d+[.)])$/;
const isCapital = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word);

/**
 * The words by which a German text addresses its reader. Only what is certain: 'Sie' at the start of a sentence, 'sie',
 * 'ihr' and everything in quotation marks is left out.
 */
export function addressIn(text: string): Address {
  const du: string[] = [];
  const sie: string[] = [];
  const words = wordsOf(text);
  for (const [index, { word, isFirst }] of words.entries()) {
    const before = words[index - 1]?.word;
    if (before !== undefined && !isFirst && aboutWords.test(before)) continue;
    if (duWords.test(word) && !isName(words, index)) du.push(word);
    if (!isFirst && sieWords.test(word)) sie.push(word);
  }
  return { du: [...new Set(du)], sie: [...new Set(sie)] };
}

interface Word {
  readonly word: string;
  /** Whether a sentence or a line may begin with it. */
  readonly isFirst: boolean;
}

function wordsOf(text: string): Word[] {
  let plain = text;
  for (const quotation of quotations) plain = plain.replaceAll(quotation, ' x ');
  plain = plain.replaceAll(addresses, ' x ').replaceAll(placeholders, ' x ').replaceAll(pauses, '\n');
  const found: Word[] = [];
  let isFirst = true;
  for (const [piece] of plain.replaceAll(/[*_`~]/g, '').matchAll(pieces)) {
    if (endsSentence.test(piece)) {
      isFirst = true;
    } else {
      found.push({ word: piece, isFirst });
      isFirst = false;
    }
  }
  return found;
}

/** 'Cirque du Soleil': a small 'du' between two names in mid-sentence is French. 'Dir.' and the like are not looked at. */
function isName(words: readonly Word[], index: number): boolean {
  const [before, here, after] = [words[index - 1], words[index], words[index + 1]];
  return here?.word === 'du' && isCapital(before?.word) && isCapital(after?.word) && after?.isFirst === false;
}
