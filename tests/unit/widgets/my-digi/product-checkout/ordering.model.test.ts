/** Tests the order of a package in the customer area: that it is sent once, and which events are tracked. */
import { is } from "superstruct";
import { describe, expect, onTestFinished, test } from "vitest";
import { parseDate } from "#core/base/values/dates.ts";
import { AreaOrder } from "#core/domain/order/order.schema.ts";
import type { PackageCard } from "#core/domain/customer/product-lists.schema.ts";
import { fibre500, landline, tvMax } from "#tests/unit/core/domain/bundle/samples.ts";
import { createPorts, openBrowser, placed } from "#tests/unit/widgets/my-digi/mobile-order/sample-mobile-order.ts";
import { openLine } from "#tests/unit/widgets/my-digi/product/line-stage.ts";
import { samplePage } from "#tests/unit/widgets/my-digi/product/sample-page.ts";
import { createOrdering } from "#widgets/my-digi/product-checkout/ordering.model.ts";
import { startsOf } from "#widgets/my-digi/product-checkout/product-checkout.rules.ts";
import { answersOf } from "#widgets/my-digi/product-order/answers.model.ts";

const today = parseDate("2026-11-27") ?? expect.unreachable();
const packages = { internet: fibre500, landline, tv: tvMax } satisfies Record<string, PackageCard>;
type Kind = keyof typeof packages;

/** Opens the order of the first package of a kind, with all questions answered. */
function open(kind: Kind) {
  const desk = createPorts();
  const tracked: unknown[][] = [];
  const ports = { ...desk.ports, track: (...event: unknown[]) => void tracked.push(event) };
  const { linePage, page, reloads } = openLine({ ...samplePage, packages: [packages[kind]] });
  const answers = answersOf[kind](ports as never, linePage);
  onTestFinished(answers.start());
  answers.answerStart(false);
  answers.answerLandline({ currentPhone: false });
  const ordering = createOrdering(answers, ports as never, linePage);
  const starts = startsOf(kind, today, undefined);
  const order = (): Promise<void> => ordering.order(packages[kind], starts);
  return { ...desk, answers, ordering, order, starts, tracked, page, reloads, linePage };
}

const accepted = (total: number) => ({ ok: true, value: { data: { ...placed, total } } }) as const;
const purchaseOf = (kind: Kind, price: number) => {
  const { wpId, t } = packages[kind];
  const item = { item_id: wpId, item_name: t.join(" + "), item_category: kind, price, quantity: 1 };
  return ["purchase", { ecommerce: { currency: "EUR", value: price, items: [item], transaction_id: placed.orderId } }];
};

describe.each(Object.keys(packages) as Kind[])("an order of %s", (kind) => {
  test("is sent once for two presses, is told as a purchase, and ends the questions", async () => {
    openBrowser();
    const { order, sent, last, answers, tracked, events, reloads, linePage } = open(kind);
    void order();
    void order();
    expect([sent.length, is(last().request.body, AreaOrder)]).toEqual([1, true]);
    expect(tracked, "nothing is bought before the answer").toEqual([]);
    await last().answer(accepted(packages[kind].prc));
    expect(tracked).toEqual([purchaseOf(kind, packages[kind].prc)]);
    expect(answers.result.value).toMatchObject({ kind: "placed", placed: { orderId: placed.orderId } });
    expect([linePage.isOrdered.value, reloads()]).toEqual([true, 1]);
    expect(events).toEqual([
      ["digi-submit", { form: "order", fields: {} }],
      ["digi-success", { form: "order" }],
    ]);
  });

  test("whose answer was lost is unknown and no purchase; the next press has the same key, and is the purchase", async () => {
    openBrowser();
    const { order, sent, last, ordering, tracked } = open(kind);
    void order();
    await last().answer({ ok: false, failure: { code: "network.timeout" } });
    expect([ordering.state.value, tracked]).toEqual([{ kind: "unknown" }, []]);
    void order();
    expect(sent[1]?.request.headers).toEqual(sent[0]?.request.headers);
    await last().answer(accepted(packages[kind].prc));
    expect(tracked).toEqual([purchaseOf(kind, packages[kind].prc)]);
  });

  test("is told once, also where its answer comes again after a reload", async () => {
    openBrowser();
    const first = open(kind);
    void first.order();
    await first.last().answer(accepted(packages[kind].prc));
    const again = open(kind);
    void again.order();
    await again.last().answer(accepted(packages[kind].prc));
    expect([first.tracked.length, again.tracked.length]).toEqual([1, 0]);
  });

  test("at a new price is a purchase for that price, once the customer agrees to it", async () => {
    openBrowser();
    const { order, ordering, starts, sent, last, tracked, page } = open(kind);
    const prc = packages[kind].prc + 1;
    const change = { total: prc, lines: [{ kind, wpId: packages[kind].wpId, t: [...packages[kind].t], prc }] };
    void order();
    await last().answer({ ok: false, failure: { code: "price_changed", httpStatus: 409, conflict: { data: change } } } as never);
    expect([ordering.state.value, tracked]).toEqual([{ kind: "price", change }, []]);
    void ordering.agree(packages[kind], starts);
    expect([sent.length, (last().request.body as AreaOrder).bundlesPrice, page.value.packages?.[0]?.prc]).toEqual([2, prc, prc]);
    await last().answer(accepted(prc));
    expect(tracked).toEqual([purchaseOf(kind, prc)]);
  });

  test.each([
    ["refused", { code: "already_done", httpStatus: 200 }, "refused"],
    ["limited", { code: "rate_limited", httpStatus: 429 }, "refused"],
    ["not there", { code: "not_available", httpStatus: 501 }, "missing"],
    ["down", { code: "http.refused", httpStatus: 503 }, "refused"],
  ] as const)("that is %s is no purchase, and keeps its answers", async (_what, failure, state) => {
    openBrowser();
    const { order, ordering, last, answers, tracked, events } = open(kind);
    void order();
    await last().answer({ ok: false, failure });
    expect([ordering.state.value.kind, answers.result.value, answers.given.value.startEarly, tracked]).toEqual([
      state,
      undefined,
      false,
      [],
    ]);
    expect(events).toHaveLength(1);
  });

  test("that another tab has placed with other answers is no second purchase", async () => {
    openBrowser();
    const { order, last, answers, tracked } = open(kind);
    void order();
    await last().answer({ ok: false, failure: { code: "invalid", httpStatus: 422, fieldErrors: { "idempotency-key": "Used." } } });
    expect([answers.result.value, tracked]).toEqual([{ kind: "taken" }, []]);
  });
});

test("a refused number of a landline is told at its field", async () => {
  openBrowser();
  const { order, ordering, last, answers } = open("landline");
  void order();
  await last().answer({
    ok: false,
    failure: { code: "invalid", httpStatus: 422, fieldErrors: { landline: "Phone number already used." } },
  });
  expect([answers.numberError.value, ordering.state.value.kind]).toEqual(["Phone number already used.", "refused"]);
  ordering.forget();
  expect([answers.numberError.value, ordering.state.value]).toEqual([undefined, { kind: "open" }]);
});
