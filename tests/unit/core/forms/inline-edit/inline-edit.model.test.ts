import { describe, expect, test } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import { createInlineEdits } from "#core/forms/inline-edit/inline-edit.model.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";

type Name = "phone_number" | "email";

function open() {
  const sent: { name: Name; value: string; signal: AbortSignal; answer(outcome: Outcome<unknown> | undefined): Promise<void> }[] = [];
  let unknown = 0;
  const edits = createInlineEdits<Name>(
    (name, value, signal) =>
      new Promise((resolve) => {
        sent.push({
          name,
          value,
          signal,
          async answer(outcome) {
            resolve(outcome);
            await settle();
          },
        });
      }),
    () => void unknown++,
  );
  return { edits, sent, unknown: () => unknown };
}

describe("values that are changed where they stand", () => {
  test("one at a time: another one closes the first, and keeps what was typed into it", () => {
    const { edits } = open();
    edits.open("phone_number");
    edits.type("0470 1");
    edits.open("email");
    expect(edits.state.value).toEqual({ kind: "open", name: "email" });
    expect([edits.typedIn("phone_number"), edits.typedIn("email")]).toEqual(["0470 1", undefined]);
    edits.restore();
    expect(edits.state.value).toEqual({ kind: "closed" });
    edits.open("phone_number");
    edits.restore();
    expect(edits.typedIn("phone_number"), "given up by its own Escape").toBeUndefined();
  });

  test("saved: closed, with what was saved until another one is opened; sent once", async () => {
    const { edits, sent } = open();
    edits.open("phone_number");
    edits.type("470998877");
    const saving = edits.save("470998877");
    void edits.save("470998877");
    edits.open("email");
    expect(edits.state.value, "the others wait").toEqual({ kind: "saving", name: "phone_number" });
    await sent[0]?.answer({ ok: true, value: {} });
    await saving;
    expect(sent.map(({ name, value }) => [name, value])).toEqual([["phone_number", "470998877"]]);
    expect(edits.state.value).toEqual({ kind: "closed", saved: { name: "phone_number", value: "470998877" } });
    expect(edits.typedIn("phone_number")).toBeUndefined();
    edits.open("email");
    expect(edits.state.value).toEqual({ kind: "open", name: "email" });
  });

  test("refused: open in its place with the reason at its field, and what was typed", async () => {
    const { edits, sent } = open();
    edits.open("email");
    edits.type("new@digi.example");
    void edits.save("new@digi.example");
    await sent[0]?.answer({ ok: false, failure: { code: "invalid", fieldErrors: { value: "No such domain" } } });
    expect(edits.state.value).toEqual({
      kind: "open",
      name: "email",
      failure: { code: "invalid", fieldErrors: { email: "No such domain" } },
    });
    expect(edits.typedIn("email")).toBe("new@digi.example");
    void edits.save("new@digi.example");
    await sent[1]?.answer(undefined);
    expect(edits.state.value, "the host page took it over").toEqual({ kind: "open", name: "email" });
  });

  test("given up on its way: closed, the call ended, its answer of no use, and the truth asked for", async () => {
    const { edits, sent, unknown } = open();
    edits.open("email");
    void edits.save("new@digi.example");
    edits.restore();
    expect([sent[0]?.signal.aborted, unknown(), edits.state.value]).toEqual([true, 1, { kind: "closed" }]);
    edits.open("email");
    await sent[0]?.answer({ ok: true, value: {} });
    expect(edits.state.value).toEqual({ kind: "open", name: "email" });
  });
});
