/** Creates the event that a field sends when a visitor changes it. Not by `new Event`: MooTools replaces `Event` by a class of its own. */
export const domEvent = (type: "input" | "change"): Event => new CustomEvent(type, { bubbles: true });
