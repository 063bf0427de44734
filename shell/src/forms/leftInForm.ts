/**
 * What stays in a form once `sent` has arrived: a field that still holds what was sent is `empty` again, one into which
 * something else was typed meanwhile keeps it.
 */
export function leftInForm<Values extends object>(sent: Values, now: Values, empty: Values): Values {
  const left = { ...now };
  for (const name in left) if (left[name] === sent[name]) left[name] = empty[name];
  return left;
}
