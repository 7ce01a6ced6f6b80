/**
 * Creates the event that a field sends when a visitor changes it. `new Event` is avoided, because MooTools on a host page replaces `Event`
 * by a class of its own.
 */
export const domEvent = (type: "input" | "change"): Event => new CustomEvent(type, { bubbles: true });
