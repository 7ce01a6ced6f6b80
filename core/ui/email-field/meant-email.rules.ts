/** Finds the email address that a visitor meant who made a slip in the name of a common provider. Pure: nothing is looked up anywhere. */

/** The providers that most visitors have, with their endings. Short names are left out, because a slip in them is often another name. */
const providers: readonly (readonly [name: string, ending: string, ...others: string[]])[] = [
  ["gmail", "com"],
  ["icloud", "com"],
  ["outlook", "com", "be"],
  ["hotmail", "com", "be"],
  ["yahoo", "com", "fr"],
  ["skynet", "be"],
  ["telenet", "be"],
  ["proximus", "be"],
  ["scarlet", "be"],
];
/** Providers whose names are one letter away from another one's. */
const others = ["mail", "ymail", "email"];

/**
 * Returns the address with the common provider that was probably meant: of `anna@gmial.com`, in which two letters changed places, it is
 * `anna@gmail.com`. Returns undefined where the address has no slip, or two of them. The visitor decides; nothing is changed by itself.
 */
export function meantEmail(typed: string): string | undefined {
  const [, user = "", name = "", ending = ""] = /^(.+@)([^.@]+)\.([^@]+)$/.exec(typed.trim()) ?? [];
  const domain = meantDomain(name.toLowerCase(), ending.toLowerCase());
  return domain === undefined ? undefined : user + domain;
}

function meantDomain(name: string, ending: string): string | undefined {
  if (others.includes(name)) return undefined;
  for (const [meant, main, ...more] of providers) {
    const isEnding = ending === main || more.includes(ending);
    // A provider whose only ending is `com` has no address with another one, whatever the slip was.
    const hasNoOther = main === "com" && more.length === 0;
    if (name === meant && !isEnding && (hasNoOther || isSlip(ending, main))) return `${meant}.${main}`;
    if (isEnding && isSlip(name, meant)) return `${meant}.${ending}`;
  }
  return undefined;
}

/** Tells whether a text is another one with one letter wrong, missing or too many, or with two letters that changed places. */
function isSlip(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  let at = 0;
  while (typed[at] === meant[at]) at++;
  const isRest = (skipped: number, ofMeant: number): boolean => typed.slice(at + skipped) === meant.slice(at + ofMeant);
  const areSwapped = typed[at] === meant[at + 1] && typed[at + 1] === meant[at];
  return isRest(1, 1) || isRest(1, 0) || isRest(0, 1) || (areSwapped && isRest(2, 2));
}
