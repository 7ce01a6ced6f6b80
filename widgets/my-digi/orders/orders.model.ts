import { computed, createModel, signal, type ReadonlySignal } from "@preact/signals-core";
import { accountDocument } from "#core/domain/customer/documents.contract.ts";
import { customerOrder, customerOrders, type CustomerOrder } from "#core/domain/order/customer-orders.contract.ts";
import { saveFile } from "#core/platform/save-file.ts";
import type { PartViewProps, PortsOf } from "#core/runtime/element/widget.ts";
import { createPages } from "#core/services/load/pages.model.ts";
import { byParameter } from "#core/services/route/view-patterns.rules.ts";
import { createViewRoute } from "#core/services/route/view-route.model.ts";
import { createDownloads } from "#core/ui/download/downloads.model.ts";
import { createCustomerLoading, watchReturn } from "#widgets/my-digi/customer-loading.model.ts";
import { createOrderChanges } from "./order-changes.model.ts";
import type { part } from "./orders.part.ts";

export type Model = InstanceType<typeof Model>;

export type OrdersProps = PartViewProps<Model, typeof part>;

/** The props of a section on an order's page. */
export type OrderProps = Pick<OrdersProps, "model" | "pathOf" | "language"> & { readonly order: CustomerOrder };

/** The `order-id` of an address that names no order: the list of all orders is shown. */
const all = "";

/** The file name of a document for which the server gives none. */
const unnamed = "document.html";

/**
 * The model of the customer's orders: their list, or the order that the page's address names by `order-id`, with the changes that it still
 * allows.
 */
export const Model = createModel(
  (ports: PortsOf<typeof part>, _given?: ReadonlySignal<unknown>, bar?: Parameters<typeof createViewRoute>[0]["bar"]) => {
    const lang = ports.language;
    const route = createViewRoute<string>({
      pattern: byParameter("order-id", { absent: all }),
      viewOf: (name) => name ?? all,
      ...(bar && { bar }),
    });
    const orderId = route.view;
    /** Counts how often the customer has moved between the list and an order. */
    const moves = signal(0);
    /**
     * True once the list was shown. Its loaded pages are kept while an order is shown, so that the customer returns to the same position.
     */
    const isListed = signal(false);
    /** The id of the order that was shown before the list. */
    let cameFrom = all;
    const orders = createPages(ports, customerOrders, {
      request: (page) => (isListed.value ? { query: { page, lang: lang.value } } : undefined),
      items: (answer) => answer.orders,
      key: (one) => one.orderId,
    });
    const { order, shown } = createOrder(ports, orderId);
    const changes = createOrderChanges(ports, orderId, async (id, after) => {
      void orders.reload();
      if (orderId.peek() !== id) return undefined;
      await order.reload();
      if (orderId.peek() !== id) return undefined;
      const state = order.state.peek();
      if (after && state.status === "loaded" && state.failure) order.update(after);
      return shown.peek();
    });
    return {
      orderId,
      moves,
      /** True while somebody is signed in. Otherwise the confirmation dialog is closed, because it would cover the login. */
      isSignedIn: computed(() => ports.session.state.value.status === "signed-in"),
      orders,
      order,
      shown,
      changes,
      documents: createDownloads(ports, accountDocument, (file) => saveFile(file, file.name || unnamed)),
      /** Returns the id of the order that was shown before the list, where the list contains it; empty otherwise. */
      orderToReturnTo(): string {
        const state = orders.state.peek();
        const isThere = state.status === "loaded" && state.items.some((one) => one.orderId === cameFrom);
        return isThere ? cameFrom : all;
      },
      /** Returns the address of an order, or of the list where no id is given. */
      hrefOf: (id = all): string => route.hrefOf(id) ?? "",
      /**
       * Shows an order, or the list where no id is given, without loading a page.
       *
       * @returns false where a link has to load the page instead
       */
      show(id = all): boolean {
        if (!route.go(id)) return false;
        moves.value++;
        return true;
      },
      start() {
        const stops = [
          route.start(),
          orders.start(),
          order.start(),
          watchReturn(ports.session, () => {
            changes.forgetFailure();
            void orders.reload();
          }),
          // A change that was begun at one order does not concern the next order.
          orderId.subscribe((id) => {
            changes.reset();
            if (id === all) isListed.value = true;
            else cameFrom = id;
          }),
        ];
        return () => stops.forEach((stop) => stop());
      },
    };
  },
);

/** Creates the loading of the order that the address names. `shown` is the order, once it has loaded. */
function createOrder(ports: PortsOf<typeof part>, orderId: ReadonlySignal<string>) {
  const order = createCustomerLoading(ports, customerOrder, {
    request: () => (orderId.value === all ? undefined : { query: { orderId: orderId.value, lang: ports.language.value } }),
  });
  /** The order that is shown. It is undefined until it has loaded; the previous response stays while the language changes. */
  const shown = computed(() => {
    const state = order.state.value;
    const value = "value" in state ? state.value : state.status === "loading" ? state.previous : undefined;
    return value?.orderId === orderId.value ? value : undefined;
  });
  return { order, shown };
}
