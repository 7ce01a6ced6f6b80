/** The instant that a text names (ISO 8601, or a date of HTTP), in epoch milliseconds; NaN where it names none. Not by `Date.parse`, in whose place MooTools puts its own. */
export const instantMsOf = (text: string): number => new Date(text).getTime();
