/** Pages that editors write, as the API returns them. */
import type { CmsPage } from "#core/domain/pages/cms-page.contract.ts";

/** A page with two tabs, of which the second one has sections inside. */
export const twoTabs: CmsPage = {
  title: "Terms",
  sections: [
    { i: "general", t: "General", txt: '<p>What holds for everybody. See <a href="#fees">the fees</a>.</p>' },
    {
      i: "costs",
      t: "Costs",
      txt: "<p>What it costs.</p>",
      c: [
        {
          i: "plans",
          t: "Plans",
          tables: [
            {
              h: ["Plan", "Price"],
              r: [
                ["Light", "€ 5"],
                ["Max", "€ 15"],
              ],
            },
          ],
        },
        {
          i: "fees",
          t: "Fees",
          cls: "warning",
          txt: "<p>Only where something goes wrong.</p>",
          c: [{ i: "late", t: "Late payment", txt: "<p>Twice free.</p>" }],
        },
      ],
    },
  ],
};

/** A page with one section, which has no bar of tabs. */
export const onePart: CmsPage = { title: "Privacy", sections: [{ i: "all", t: "All of it", txt: "<p>We keep little.</p>" }] };
