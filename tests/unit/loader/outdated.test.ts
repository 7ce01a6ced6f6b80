/** A release that is gone from its server: asked once a file has failed for good, and only then. In browsers: tests/hosts/outdated.ts. */
import { beforeEach, expect, test, vi } from "vitest";
import { at, rejectIfOutdated, serve } from "./files.ts";

beforeEach(() => {
  rejectIfOutdated.mockReset().mockResolvedValue();
  vi.spyOn(Math, "random").mockReturnValue(-1.92); // the jittered pauses before a retry come to nothing
});

test("where the release is gone the failure says so, once all tries were in vain; one of its own files tells where it lies", async () => {
  const { chunks, asked } = serve({ "room.js": {}, "a.js": { faults: 4 } });
  await chunks.load(at("room.js"));
  const outdated = new Error("gone");
  rejectIfOutdated.mockRejectedValue(outdated);
  await expect(chunks.load(at("../shared/a.js"))).rejects.toBe(outdated);
  expect(rejectIfOutdated.mock.calls).toEqual([[at("room.js"), expect.objectContaining({ code: "chunk.failed" })]]);
  expect(asked).toEqual(["room.js", "a.js", "a.js?r=1", "a.js?r=2", "a.js?r=3"]);
});

test("of a file that breaks while it runs, and of one that is fetched ahead, nobody asks whether the release is gone", async () => {
  const { chunks, asked } = serve({
    "room.js": {
      code() {
        throw new TypeError("early");
      },
    },
    "a.js": { faults: 9 },
  });
  await expect(chunks.load(at("room.js"))).rejects.toMatchObject({ code: "chunk.invalid" });
  chunks.prefetch(at("a.js"));
  await vi.waitFor(() => expect(asked).toContain("a.js?r=3"));
  expect(rejectIfOutdated).not.toHaveBeenCalled();
});
