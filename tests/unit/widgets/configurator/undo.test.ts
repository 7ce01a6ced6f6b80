/** Tests the sentences about products that were removed, and about those that were restored. */
import { expect, test } from "vitest";
import { removedSentence, undoneSentence } from "#widgets/configurator/undo.view.tsx";
import { fibre500, landline } from "#tests/unit/core/domain/bundle/samples.ts";

test("offers that were gone are named when they come back, and not the address that never left", () => {
  const along = [
    { kind: "internet", card: fibre500 },
    { kind: "landline", card: landline },
  ] as const;
  const gone = { kind: "offers", along, area: "section" } as const;
  expect(removedSentence(gone, "en")).toContain("Fibre + 500 Mbps and Landline");
  expect(undoneSentence(gone, "en")).toBe("Back in your pack: Fibre + 500 Mbps and Landline.");
  const from = { street: "Grand-Place", number: "1", fttbAddressId: "A" };
  expect(undoneSentence({ kind: "address", from, along, area: "section" }, "en")).toBe("Your address is back in your pack.");
});
