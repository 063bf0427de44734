import { options } from 'preact';

/** The real one, because a test may have left fake timers behind. */
const soon = setImmediate;

// As React does, instead of after a frame: a frame that comes after jsdom has gone fails the whole run, outside of any test.
options.requestAnimationFrame = (runEffects) => void soon(runEffects);
