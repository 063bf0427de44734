import { describe, expect, test } from 'vitest';
import { after, shown, shownAfter, stateAtFile, stateOf, textOf } from '../../testing/writingState.ts';
import {
  insertVariable,
  isMarked,
  joinBefore,
  joinBehind,
  lineBreak,
  linkHere,
  mayJoin,
  newBubble,
  setLink,
  setPause,
  toggle,
} from './commands.ts';
import { variableQuery } from './variableQuery.ts';

const picture = '![Strand](media:aaaaaaaaaaaaa.png)';

describe('bubbles', () => {
  test('Enter ends a line, behind a file it begins a bubble', () => {
    expect(shownAfter(lineBreak, 'Guten |Tag')).toBe('Guten \n|Tag');
    const behind = after(lineBreak, stateAtFile(`${picture}#500#Hallo`, 0));
    expect(behind && shown(behind)).toBe(`${picture}#1500#|#500#Hallo`);
  });

  test.each([
    ['Guten |Tag', 'Guten#1500#|Tag'],
    ['Guten Tag|', 'Guten Tag#1500#|'],
    ['Gu|te|n Tag', 'Gu#1500#|n Tag'],
    ['**Guten |Tag**', '**Guten**#1500#**|Tag**'],
  ])('a new bubble in %s', (before, behind) => {
    expect(shownAfter(newBubble, before)?.replaceAll(/\s+#/g, '#')).toBe(behind);
  });

  test('two are one where the caret stands between them', () => {
    expect(shownAfter(joinBefore, 'Guten#500#|Tag')).toBe('Guten|Tag');
    expect(shownAfter(joinBehind, 'Guten|#500#Tag')).toBe('Guten|Tag');
  });

  test.each(['|Guten Tag', 'Guten |Tag', 'Guten#500#T|ag', 'Guten#500#|Tag|'])('nothing is joined in %s', (text) => {
    expect(shownAfter(joinBefore, text)).toBeNull();
  });

  test.each(['Guten Tag|', 'Guten| Tag', '|Guten|#500#Tag'])('nothing is joined behind in %s', (text) => {
    expect(shownAfter(joinBehind, text)).toBeNull();
  });

  test('a file is selected, and a bubble without words goes with it', () => {
    const words = after(joinBefore, stateOf(`${picture}#500#|Tag`));
    expect(words && [textOf(words), words.selection.from]).toEqual([`${picture}#500#Tag`, 0]);
    const empty = after(joinBefore, stateOf(`${picture}#500#|`));
    expect(empty && [textOf(empty), empty.selection.from]).toEqual([picture, 0]);
  });

  test('a file and words cannot be one bubble, two bubbles of words can', () => {
    const { doc } = stateOf(`Guten#500#Tag#500#${picture}`);
    const [first = 0, second = 0] = doc.children.map(({ nodeSize }) => nodeSize);
    expect([mayJoin(doc, first), mayJoin(doc, first + second), mayJoin(doc, 0)]).toEqual([true, false, false]);
  });

  test('a pause gets other milliseconds, or goes with its bubble', () => {
    const state = stateOf('Guten#500#Tag');
    const at = state.doc.child(0).nodeSize;
    const texts = ['2000', null].map((pause) => {
      const next = after(setPause(at, pause), state);
      return next && textOf(next);
    });
    expect(texts).toEqual(['Guten#2000#Tag', 'GutenTag']);
    const beside = stateOf(`Guten#500#${picture}`);
    const kept = after(setPause(at, null), beside);
    expect(kept && textOf(kept)).toBe(`Guten#0#${picture}`);
  });
});

describe('marks', () => {
  test.each([
    ['strong', 'Das ist |wichtig|', 'Das ist |**wichtig|**'],
    ['emphasis', 'Das ist |wichtig|', 'Das ist |*wichtig|*'],
    ['strong', 'Das ist **|wichtig|**', 'Das ist |wichtig|'],
  ] as const)('%s is switched in %s', (name, before, behind) => {
    expect(shownAfter(toggle(name), before)).toBe(behind);
  });

  test('where nothing is selected it holds for what is typed next', () => {
    const next = after(toggle('strong'), stateOf('Das ist |'));
    expect(next && textOf({ doc: next.tr.insertText('sehr').doc })).toBe('Das ist **sehr**');
    expect(next && isMarked(next, 'strong')).toBe(true);
  });

  test('what could not be read again is left alone', () => {
    const state = stateOf('Mehr auf |https://beispiel.de/a| hier');
    const part = stateOf('Mehr auf https://bei|spiel|.de/a hier');
    expect([state, part].map((each) => after(toggle('strong'), each) !== null)).toEqual([true, false]);
  });

  test('a mark is told where the caret or anything selected has it', () => {
    const marked = '**fett** und *schräg* [dort](https://a.de)';
    const tell = (text: string) => {
      const state = stateOf(text);
      return (['strong', 'emphasis', 'link'] as const).filter((name) => isMarked(state, name));
    };
    expect(tell(marked.replace('fett', 'fe|tt'))).toEqual(['strong']);
    expect(tell(marked.replace('und', 'u|nd'))).toEqual([]);
    expect(tell(`|${marked}|`)).toEqual(['strong', 'emphasis', 'link']);
  });
});

describe('links', () => {
  test('the whole link around the caret is found, also over other marks', () => {
    const whole = linkHere(stateOf('Mehr [da|zu](https://a.de) hier'));
    expect(whole).toEqual({ from: 6, to: 10, href: 'https://a.de' });
    expect(linkHere(stateOf('Mehr [da **z|u**](https://a.de) hier'))).toEqual({
      from: 6,
      to: 11,
      href: 'https://a.de',
    });
  });

  test('without one it is what is selected, also a file', () => {
    expect(linkHere(stateOf('Mehr |dazu|'))).toEqual({ from: 6, to: 10, href: '' });
    expect(linkHere(stateAtFile(picture, 0))).toEqual({ from: 0, to: 1, href: '' });
  });

  const link = (text: string, href: string, word = ''): string | null => {
    const state = stateOf(text);
    const next = after(setLink(linkHere(state), href, word), state);
    return next && textOf(next);
  };

  test('words become a link, a link leads elsewhere or nowhere', () => {
    expect(link('Mehr |dazu|', 'https://a.de')).toBe('Mehr [dazu](https://a.de)');
    expect(link('Mehr [da|zu](https://a.de)', 'https://b.de')).toBe('Mehr [dazu](https://b.de)');
    expect(link('Mehr [da|zu](https://a.de)', '')).toBe('Mehr dazu');
  });

  test('where nothing is selected the word is written, or the address', () => {
    expect(link('Mehr |', 'https://a.de', 'dazu')).toBe('Mehr [dazu](https://a.de)');
    expect(link('Mehr |', 'https://a.de')).toContain('https://a.de');
    expect(link('Mehr |', '')).toBe('Mehr ');
  });
});

describe('variables', () => {
  test('one is being named between braces and the caret', () => {
    expect(variableQuery(stateOf('Guten Tag {{vor|'))).toEqual({ from: 11, to: 16, begun: 'vor' });
    expect(variableQuery(stateOf('Guten Tag {{ |'))?.begun).toBe('');
    expect(['Guten {Tag|', '|{{vor', '|{{vor|', '{{vor name|'].map((text) => variableQuery(stateOf(text)))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test.each([
    ['Tag {{vor|', 'Tag {{vorname}}|'],
    ['Tag {{vor|}}!', 'Tag {{vorname}}|!'],
    ['**Tag {{vor|**', '**Tag {{vorname}}|**'],
  ])('%s becomes %s', (before, behind) => {
    const state = stateOf(before);
    const { from, to } = variableQuery(state) ?? { from: 0, to: 0 };
    const next = after(insertVariable(from, to, 'vorname'), state);
    expect(next && shown(next)).toBe(behind);
  });
});
