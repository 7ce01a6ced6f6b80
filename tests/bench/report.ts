/** Turns the measurements of the bench into the tables of its report. */
import type { Churn, Insertion, Remains, Typing } from "./life.ts";
import type { Listing } from "./lists.ts";
import type { Pressed } from "./presses.ts";
import { isOurs, type Maker, type Subject } from "./pages.ts";
import { difference, judge, median, ratio, type Verdict } from "./statistics.ts";
import type { Measures } from "./visit.ts";

export type Measured = Subject & { readonly cold: readonly Measures[]; readonly warm: readonly Measures[] };

export type Results = {
  readonly date: string;
  readonly versions: readonly string[];
  readonly machine: string;
  readonly rounds: number;
  readonly measured: readonly Measured[];
  readonly growth: readonly { readonly count: number; readonly measures: readonly Measures[] }[];
  readonly churn: readonly { readonly tag: string; readonly count: number; readonly measures: readonly Churn[] }[];
  readonly insertions: readonly { readonly maker: Maker | "none"; readonly measures: readonly Insertion[] }[];
  /** Main-thread time of a loader that knows `tags` tags, on a page without widgets, in ms. */
  readonly boot: { readonly tags: number; readonly measures: readonly number[] } | undefined;
  /** Measurements of presses and keys, for each page and each of its rounds. */
  readonly widgets: Readonly<Record<PressedWidget, readonly Pressed[]>> | undefined;
  /** Measurements of a list of 10,000 jobs and of a list of 10,000 news; each list is measured once. */
  readonly lists: readonly Listing[] | undefined;
  /** Times of the security check in ms: from the first scroll of the home page until the button of the form is enabled. */
  readonly check: readonly number[] | undefined;
  readonly typing: readonly { readonly maker: Maker; readonly measures: readonly Typing[] }[];
};

export const titles: Readonly<Record<Maker | "none", string>> = {
  digi: "digi-widgets",
  included: "digi-widgets, included",
  webawesome: "Web Awesome, autoloader",
  ionic: "Ionic, lazy loader",
  hanko: "Hanko Elements",
  plain: "plain HTML",
  none: "no loader",
};

const kib = (bytes: number): string => (bytes / 1024).toFixed(1);
const mib = (bytes: number): string => (bytes / 1024 / 1024).toFixed(2);
const whole = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : "–");
const times = (value: number): string => (value === Infinity ? "∞" : Number.isNaN(value) ? "–" : `${value.toFixed(2)}×`);
const of = (measures: readonly Measures[], key: keyof Measures): number[] => measures.map((one) => one[key]);

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

function formTable(measured: readonly Measured[]): string {
  const durations = ["usable cold ms", "usable warm ms", "ready cold ms", "ready warm ms"];
  const heads = ["", ...durations, "JS KiB", "all KiB", "requests", "blocking cold ms", "blocking warm ms", "layout shift", "heap MiB"];
  const rows = measured.map(({ maker, cold, warm }) => {
    const [first, second] = [(key: keyof Measures) => median(of(cold, key)), (key: keyof Measures) => median(of(warm, key))];
    const moments = [first("usable"), second("usable"), first("ready"), second("ready")].map(whole);
    const wire = [kib(first("scriptBytes")), kib(first("bytes")), whole(first("requests"))];
    return [
      titles[maker],
      ...moments,
      ...wire,
      whole(first("blocking")),
      whole(second("blocking")),
      first("shift").toFixed(3),
      mib(first("heap")),
    ];
  });
  return table(heads, rows);
}

/**
 * Returns the forms that one of ours is compared with: the same form by other makers, and for the newsletter also the login of Hanko, who
 * makes nothing else.
 */
export function peersOf(ours: Measured, all: readonly Measured[]): Measured[] {
  const others = all.filter(({ maker }) => !isOurs(maker));
  return others.filter(({ form, maker }) => form === ours.form || (ours.form === "newsletter" && maker === "hanko"));
}

function ratioTable(measured: readonly Measured[]): string {
  const rows = measured
    .filter(({ maker }) => isOurs(maker))
    .flatMap((ours) =>
      peersOf(ours, measured).map((peer) => {
        const cold = (key: keyof Measures): string => times(ratio(of(ours.cold, key), of(peer.cold, key)));
        const ready = times(ratio(of(ours.cold, "ready"), of(peer.cold, "usable")));
        const own = ours.form + (ours.maker === "included" ? ", included," : "");
        const name = `${own} ÷ ${titles[peer.maker]}${peer.form === ours.form ? "" : ` (${peer.form})`}`;
        const warm = times(ratio(of(ours.warm, "usable"), of(peer.warm, "usable")));
        return [name, cold("usable"), warm, ready, cold("scriptBytes"), cold("bytes"), cold("requests"), cold("blocking"), cold("heap")];
      }),
    );
  return table(["pair", "usable cold", "usable warm", "ready ÷ usable", "JS", "all bytes", "requests", "blocking", "heap"], rows);
}

/** The widgets in which the bench presses and types, each with its description for the report. */
export const pressedWidgets = {
  builder: "bundle builder with six lines",
  bundle: "bundle builder with everything chosen",
  area: "customer area, 500 invoices and 100 devices",
} as const;
export type PressedWidget = keyof typeof pressedWidgets;
export const widgetNames = Object.keys(pressedWidgets) as PressedWidget[];

/** Compares the measured presses with the limit that the project has set itself: 100 ms. */
export const judgePressed = (widget: PressedWidget, measures: readonly Pressed[]): Verdict =>
  judge({ what: `${pressedWidgets[widget]}, interaction to next paint`, limit: 100, unit: "ms" }, median(measures.map(({ inp }) => inp)));

/** Returns the table of a widget's presses: the median of the slowest of each kind, the slowest kind first, and of the slowest of all. */
export function pressedTable(widget: PressedWidget, measures: readonly Pressed[]): string {
  const names = Object.keys(measures[0]?.slowest ?? {});
  const rows = names.map((name): [string, number, number] => {
    const all = measures.map(({ slowest }) => slowest[name] ?? Number.NaN);
    return [name, median(all), Math.max(...all)];
  });
  return table(
    [pressedWidgets[widget], "slowest ms, median", "slowest ms of all rounds"],
    rows.toSorted(([, one], [, other]) => other - one).map(([name, typical, worst]) => [name, whole(typical), whole(worst)]),
  );
}

/** Compares the lists of jobs and news with the project's limits; of the two lists the worse value counts. */
export const judgeLists = (measures: readonly Listing[]): Verdict[] => [
  judge(
    { what: "10,000 jobs or news, interaction to next paint of 'Load more'", limit: 100, unit: "ms" },
    Math.max(...measures.map(({ inp }) => inp)),
  ),
  judge(
    { what: "10,000 jobs or news, memory of the second half ÷ the first", limit: 1.2, unit: "×" },
    Math.max(...measures.map(({ growth }) => growth)),
  ),
];

export function judgeAll(results: Results): Verdict[] {
  const find = (form: string, maker: Maker): Measured | undefined =>
    results.measured.find((one) => one.form === form && one.maker === maker);
  const [ours, included, ionic, hanko, plain] = [
    find("newsletter", "digi"),
    find("newsletter", "included"),
    find("newsletter", "ionic"),
    find("login", "hanko"),
    find("newsletter", "plain"),
  ];
  if (!ours || !included || !ionic || !hanko || !plain) return [];
  const { cold, warm } = ours;
  const [usable, blocking] = [of(cold, "usable"), of(cold, "blocking")];
  const verdicts = [
    judge({ what: "newsletter usable, cold, ÷ Ionic", limit: 0.5, unit: "×" }, ratio(usable, of(ionic.cold, "usable"))),
    judge({ what: "newsletter usable, cold, ÷ Hanko's login", limit: 0.5, unit: "×" }, ratio(usable, of(hanko.cold, "usable"))),
    judge({ what: "newsletter usable, cold, − plain HTML", limit: 420, unit: "ms" }, difference(usable, of(plain.cold, "usable"))),
    judge(
      { what: "newsletter `digi-ready`, cold, ÷ Ionic usable", limit: 0.9, unit: "×" },
      ratio(of(cold, "ready"), of(ionic.cold, "usable")),
    ),
    judge({ what: "newsletter usable, warm, ÷ Ionic", limit: 0.8, unit: "×" }, ratio(of(warm, "usable"), of(ionic.warm, "usable"))),
    judge({ what: "newsletter blocking time, cold", limit: 100, unit: "ms" }, median(blocking)),
    judge({ what: "newsletter blocking time, cold, ÷ Ionic", limit: 2.5, unit: "×" }, ratio(blocking, of(ionic.cold, "blocking"))),
    ...judgeIncluded(included, ionic, plain),
    judge({ what: "layout shift of any widget", limit: 0, unit: "" }, worstShift(results.measured)),
  ];
  const typing = results.typing.find(({ maker }) => maker === "digi");
  if (typing)
    verdicts.push(
      judge({ what: "contact, slowest key to picture", limit: 100, unit: "ms" }, median(typing.measures.map(({ worst }) => worst))),
    );
  const { boot, check, widgets, lists } = results;
  for (const widget of widgetNames) if (widgets) verdicts.push(judgePressed(widget, widgets[widget]));
  if (lists) verdicts.push(...judgeLists(lists));
  if (check)
    verdicts.push(judge({ what: "home page, included, first scroll to an enabled button", limit: 1500, unit: "ms" }, median(check)));
  if (boot)
    verdicts.push(
      judge({ what: `loader with ${boot.tags} tags, main thread on a page without widgets`, limit: 20, unit: "ms" }, median(boot.measures)),
    );
  return verdicts;
}

/** Compares our forms whose prerendered screen is in the page's own HTML with the forms of other makers. */
function judgeIncluded(included: Measured, ionic: Measured, plain: Measured): Verdict[] {
  const [cold, warm] = [of(included.cold, "usable"), of(included.warm, "usable")];
  return [
    judge({ what: "newsletter included, usable, cold, − plain HTML", limit: 100, unit: "ms" }, difference(cold, of(plain.cold, "usable"))),
    judge({ what: "newsletter included, usable, cold, ÷ Ionic", limit: 0.32, unit: "×" }, ratio(cold, of(ionic.cold, "usable"))),
    judge({ what: "newsletter included, usable, warm, − plain HTML", limit: 150, unit: "ms" }, difference(warm, of(plain.warm, "usable"))),
    judge({ what: "newsletter included, usable, warm, ÷ Ionic", limit: 0.8, unit: "×" }, ratio(warm, of(ionic.warm, "usable"))),
  ];
}

/** Returns the largest layout shift of all visits, not the median. A shift below a thousandth is no visible movement. */
const worstShift = (measured: readonly Measured[]): number => {
  const shifts = measured.filter(({ maker }) => isOurs(maker)).flatMap(({ cold, warm }) => of([...cold, ...warm], "shift"));
  return Math.round(Math.max(...shifts) * 1000) / 1000;
};

export function verdictTable(verdicts: readonly Verdict[]): string {
  const show = (value: number, unit: string): string =>
    unit === "×" ? times(value) : unit === "ms" ? `${whole(value)} ms` : value.toFixed(3);
  const rows = verdicts.map(({ what, limit, unit, measured, held }) => [
    what,
    `≤ ${show(limit, unit)}`,
    show(measured, unit),
    held ? "held" : "**missed**",
  ]);
  return table(["measure", "limit", "measured", ""], rows);
}

function growthTable(growth: Results["growth"]): string {
  const rows = growth.map(({ count, measures }) => {
    const at = (key: keyof Measures): number => median(of(measures, key));
    return [
      String(count),
      whole(at("ready")),
      kib(at("bytes")),
      whole(at("requests")),
      whole(at("blocking")),
      whole(at("blocking") / count),
      mib(at("heap")),
    ];
  });
  return table(["newsletters", "all ready ms", "all KiB", "requests", "blocking ms", "blocking ms each", "heap MiB"], rows);
}

function churnTable(churn: Results["churn"]): string {
  const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));
  const rows = churn.map(({ tag, count, measures }) => {
    const after = (key: keyof Remains): number => median(measures.map((one) => one.after[key]));
    const grown = (key: keyof Remains): number => median(measures.map((one) => one.after[key] - one.before[key]));
    const counts = (["nodes", "listeners", "documents"] as const).map((key) => `${after(key)} (${signed(grown(key))})`);
    return [`${tag} × ${count}`, ...counts, `${mib(after("heap"))} (${signed(Math.round(grown("heap") / 1024))} KiB)`];
  });
  return table(["put in and taken out", "nodes", "listeners", "documents", "heap MiB"], rows);
}

function insertionTable(insertions: Results["insertions"]): string {
  const base = insertions.find(({ maker }) => maker === "none")?.measures ?? [];
  const rows = insertions.map(({ maker, measures }) => {
    const [took, blocking] = [measures.map((one) => one.took), measures.map((one) => one.blocking)];
    const more = maker === "none" ? "" : times(ratio(took, base.map((one) => one.took))); // prettier-ignore
    return [titles[maker], whole(median(took)), whole(median(blocking)), more];
  });
  return table(["5,000 insertions of the page's own", "until drawn ms", "blocking ms", "÷ no loader"], rows);
}

function typingTable(typing: Results["typing"]): string {
  const rows = typing.map(({ maker, measures }) => [
    titles[maker],
    whole(median(measures.flatMap(({ typical }) => typical))),
    whole(median(measures.map(({ worst }) => worst))),
  ]);
  return table(["typing in the contact form", "median key ms", "slowest key ms"], rows);
}

export function tablesOf(results: Results): string {
  const { measured } = results;
  const sections: [string, string][] = [...new Set(measured.map(({ form }) => form))].map((form) => [
    `${form[0]?.toUpperCase()}${form.slice(1)}`,
    formTable(measured.filter((one) => one.form === form)),
  ]);
  sections.push(["Ratios", ratioTable(measured)]);
  const verdicts = judgeAll(results);
  if (verdicts.length > 0) sections.push(["Limits", verdictTable(verdicts)]);
  if (results.growth.length > 0) sections.push(["Many on one page", growthTable(results.growth)]);
  if (results.churn.length > 0) sections.push(["Coming and going", churnTable(results.churn)]);
  if (results.insertions.length > 0) sections.push(["A busy host page", insertionTable(results.insertions)]);
  if (results.typing.length > 0) sections.push(["Typing", typingTable(results.typing)]);
  const { widgets } = results;
  if (widgets) sections.push(["Presses and keys", widgetNames.map((widget) => pressedTable(widget, widgets[widget])).join("\n\n")]);
  return sections.map(([title, text]) => `## ${title}\n\n${text}\n`).join("\n");
}

/** Returns the content of RESULTS.md. */
export function documentOf(results: Results): string {
  return `# What the widgets cost, beside others

Written by \`npm run bench\` on ${results.date}: ${results.versions.join(", ")}; ${results.machine}.

![Time until a field can be typed in](chart.svg)

Medians of ${results.rounds} rounds, taken in turns in one run. A slow phone: 1.6 Mbit/s, 150 ms for each request, a processor 4 times slower than this machine's. _Cold_ is a first visit, _warm_ the second one of the same visitor. _Usable_: a visible field that takes typing and keeps it. Everything comes from one loopback server by HTTP/1.1, compressed alike (brotli) and cacheable alike; bytes are those on the wire, headers and the page included. Our pages hold the rules of \`reserve.css\` for their tag in the style sheet that they have anyway; the other kits' style sheets are linked, as their manuals say. _Blocking_ is the part of tasks beyond 50 ms. _Interaction to next paint_ is the metric of that name: the slowest press or key of a visit, but of each full fifty one is left out. Ratios are taken within each round: a busy moment of the machine weighs on both sides. Absolute times hold for this machine only.

Web Awesome fetches many small files, which HTTP/1.1's six connections slow down; HTTP/2 would be kinder to it. Hanko's API answers at once, with the shortest flow that shows a field. The forms made with Ionic and Web Awesome bring no texts in three languages, captcha or sending; ours do.

${tablesOf(results)}`;
}
