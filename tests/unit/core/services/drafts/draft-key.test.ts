import { expect, test } from "vitest";
import { draftKeyOf } from "#core/services/drafts/draft-key.ts";

const kinds = {
  heading: { kind: "text", text: "" },
  loading: { kind: "choice", values: ["lazy", "eager"], text: "" },
  open: { kind: "boolean", text: "" },
  category: { kind: "choice", values: ["press", "jobs"], text: "" },
  endpoint: { kind: "address", text: "" },
} as const;

/** Returns the draft keys of all tags of a page, in order. */
function keysOn(...attributes: Readonly<Record<string, string>>[]): string[] {
  const root = { querySelectorAll: () => tags };
  const tags = attributes.map((own) => ({
    localName: "digi-contact",
    getAttribute: (name: string) => own[name] ?? null,
    getRootNode: () => root,
  }));
  return tags.map((tag) => draftKeyOf(tag as unknown as Element, kinds));
}

test("tags that are about something else, or go elsewhere, have a key each; those that say the same by their place", () => {
  const keys = keysOn({}, { category: "jobs" }, { category: "press" }, { endpoint: "/a" }, { category: "jobs" });
  expect(new Set(keys).size).toBe(5);
});

test("a key is the same in another language, opened, loaded otherwise, and whatever other tags are there", () => {
  const [key] = keysOn({ category: "jobs", heading: "Work with us" });
  expect(keysOn({}, { category: "jobs", heading: "Werken bij ons", open: "", loading: "eager" })[1]).toBe(key);
});
