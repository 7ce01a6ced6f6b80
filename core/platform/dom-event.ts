/** As a field sends it of itself. Not made by `Event`, in whose place old libraries (MooTools) put their own. */
export const domEvent = (type: "input" | "change"): Event => new CustomEvent(type, { bubbles: true });
