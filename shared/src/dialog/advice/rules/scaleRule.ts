const good =
  /^(?:absolut |außerordentlich |äußerst |sehr |eher |ziemlich |voll und ganz |völlig |ganz |recht )*(?:gut|ausgezeichnet|hervorragend|exzellent|großartig|super|toll|fantastisch|perfekt|prima|zufrieden|begeistert|angenehm|freundlich|positiv|wichtig|hilfreich|einverstanden|erfreulich|überzeugend)$|^stimme? [^,]{0,30}(?<!nicht )zu$|^(?:trifft|stimmt)(?: [^,]{0,30})?(?<!nicht)(?: zu)?$/iu;
const bad =
  /(?<!\p{L})(?:schlecht|mangelhaft|ungenügend|unzufrieden|enttäuscht|frustriert|unangenehm|unfreundlich|negativ|unwichtig|furchtbar|miserabel|katastrophal|inakzeptabel|lehne [^,]{0,30}ab|nicht (?:gut|zufrieden|wichtig|hilfreich|einverstanden|zu)|(?:trifft|stimmt) [^,]{0,30}nicht(?: zu)?)(?!\p{L})/iu;
/** Steps of how much: such a scale has one pole. */
const amount =
  /(?<!\p{L})(?:etwas|wenig|kaum|mittelmäßig|teils|teilweise|gar nicht|überhaupt nicht|ein bisschen)(?!\p{L})/iu;
const FEWEST = 3;

/** The labels of a scale that has more steps on one side than on the other by two or more; null for any other (Faulbaum, Prüfer, Rexroth). */
export function scaleRule(labels: readonly string[]): string | null {
  const worded = labels.map((label) => label.trim()).filter((label) => label !== '');
  if (worded.length < FEWEST) return null;
  const below = worded.filter((label) => bad.test(label)).length;
  const above = worded.filter((label) => !bad.test(label) && good.test(label)).length;
  if (above + below < FEWEST || Math.abs(above - below) < 2) return null;
  if (Math.min(above, below) === 0 && worded.some((label) => amount.test(label))) return null;
  return worded.join(', ');
}
