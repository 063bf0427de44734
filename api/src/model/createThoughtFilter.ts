/** Around what a model thinks aloud in the middle of what it says: of DeepSeek, Qwen and those that came after, Magistral, gpt-oss, Kimi. */
const opening =
  /<(?:think|thinking|thought|reasoning|reflection|scratchpad)(?:\s[^<>]{0,80})?>|<\|channel\|>(?:analysis|commentary)<\|message\|>|\[THINK\]|◁think▷/iu;
const closing =
  /<\/(?:think|thinking|thought|reasoning|reflection|scratchpad)\s{0,9}>|<\|channel\|>final<\|message\|>|\[\/THINK\]|◁\/think▷/iu;
/** Longer is no mark, in characters. */
const LONGEST_MARK = 110;
/** What a mark may begin with. */
const beginnings = ['<', '[', '◁'] as const;

/** Leaves out what a model thinks aloud. */
export interface ThoughtFilter {
  take(piece: string): void;
  /** Nothing follows. */
  end(): void;
  /** What is said so far. */
  readonly text: string;
  readonly hasThought: boolean;
  /**
   * Whether thoughts ended that had not begun: some endpoints put the beginning into the question. What came before was one, and is
   * taken back.
   */
  readonly endedUnbegun: boolean;
}

/** A filter of one answer, in a time that grows with its length alone. A thought that does not end goes to the end of the answer. */
export function createThoughtFilter(): ThoughtFilter {
  let text = '';
  /** Not decided yet. */
  let held = '';
  let isThinking = false;
  let hasThought = false;
  let endedUnbegun = false;

  function think(): boolean {
    const end = closing.exec(held);
    if (!end) {
      held = held.slice(-LONGEST_MARK);
      return false;
    }
    held = held.slice(end.index + end[0].length);
    isThinking = false;
    return true;
  }

  function say(): boolean {
    const [begin, end] = [opening.exec(held), closing.exec(held)];
    if (end && (!begin || end.index < begin.index)) {
      [text, hasThought, endedUnbegun] = ['', true, true];
      held = held.slice(end.index + end[0].length);
      return true;
    }
    if (begin) {
      text += held.slice(0, begin.index);
      held = held.slice(begin.index + begin[0].length);
      [isThinking, hasThought] = [true, true];
      return true;
    }
    const mark = Math.min(...beginnings.map((sign) => placeOf(sign)));
    text += held.slice(0, mark);
    held = held.slice(mark);
    return false;
  }

  /** Where a mark may have begun. */
  function placeOf(sign: string): number {
    const place = held.indexOf(sign, Math.max(0, held.length - LONGEST_MARK));
    return place < 0 ? held.length : place;
  }

  return {
    take(piece) {
      held += piece;
      while (isThinking ? think() : say());
    },
    end() {
      // Half a mark is none of what is said.
      if (!isThinking && !isHalfMark(held)) text += held;
      held = '';
    },
    get text() {
      return text;
    },
    get hasThought() {
      return hasThought;
    },
    get endedUnbegun() {
      return endedUnbegun;
    },
  };
}

const halfMark =
  /^(?:<\/?(?:t|th|thi|thin|think|thinking|thou|thought|r|re|reas|reasoning|reflection)?|<\|[a-z|]*|\[\/?(?:T|TH|THI|THIN|THINK)|◁\/?[a-z]*)$/iu;

function isHalfMark(text: string): boolean {
  return text.length < LONGEST_MARK && halfMark.test(text);
}
