/**
 * The tags that are planned beside the existing ones, for tests of the loader's size and time with all tags (planned-loader.ts). Their
 * attributes and methods are as designed, and their heights are like those of the existing widgets.
 */
import type { AttributeKind } from "#core/base/contract/element.ts";
import type { Heights } from "#build/widgets.ts";

export type PlannedTag = {
  readonly attributes: readonly string[];
  readonly methods: readonly string[];
  readonly needsForms: boolean;
  readonly heights: Heights;
};

const textTag = { attributes: ["tab"], methods: [], needsForms: false };
const bareTag = { attributes: [], methods: [], needsForms: false };

export const plannedTags: Readonly<Record<string, PlannedTag>> = {
  configurator: {
    attributes: ["mobile", "internet", "tv", "landline", "dealer"],
    methods: [],
    needsForms: true,
    heights: steps("1288 304:1197 400:1124 560:905 680:861"),
  },
  "hero-slider": { attributes: ["src"], methods: ["play", "pause"], needsForms: false, heights: steps("318 384:402 560:486 656:531") },
  "invoice-explainer": { ...textTag, heights: steps("1190 320:1087 440:1003 560:772 632:735") },
  "my-digi": {
    attributes: ["view", "soft-navigation"],
    methods: [],
    needsForms: false,
    heights: steps("1244 312:1169 416:1090 560:812 696:767"),
  },
  "order-flow": { ...bareTag, needsForms: true, heights: steps("1105 288:1032 360:974 480:923 560:738") },
  "order-result": { ...bareTag, heights: steps("522 320:471 456:415") },
  "price-list": { ...textTag, heights: steps("1467 344:1352 560:931") },
  "product-conditions": { ...textTag, heights: steps("779 336:702 512:628") },
  "roaming-prices": { attributes: ["country", "tab"], methods: [], needsForms: false, heights: steps("846 304:777 408:713 560:582") },
  "text-page": { attributes: ["src"], methods: [], needsForms: false, heights: steps("968 312:884 416:790 560:655") },
};

/** Returns the kind of a planned tag's attribute, by the name of the attribute: most are texts. */
export const kindOf = (attribute: string): AttributeKind["kind"] =>
  attribute === "max-length" ? "integer" : ["ask-email", "soft-navigation"].includes(attribute) ? "boolean" : "text";

/** Parses heights as they are written in the table: `905 360:756`. */
function steps(written: string): Heights {
  return written.split(" ").map((step) => {
    const [block = 0, inline = 0] = step.split(":").map(Number).toReversed();
    return [inline, block] as const;
  });
}
