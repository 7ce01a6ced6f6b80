/** Makes the event that a field sends when a visitor changes it. Not by `new Event`: MooTools puts a class of its own in that place. */
export const domEvent = (type: "input" | "change"): Event => new CustomEvent(type, { bubbles: true });
