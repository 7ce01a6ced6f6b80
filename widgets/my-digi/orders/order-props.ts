import type { CustomerOrder } from "#core/domain/order/customer-orders.contract.ts";
import type { PartViewProps } from "#core/runtime/element/widget.ts";
import type { Model } from "./orders.model.ts";
import type { part } from "./orders.part.ts";

export type OrdersProps = PartViewProps<Model, typeof part>;

/** The props of a section on an order's page. */
export type OrderProps = Pick<OrdersProps, "model" | "pathOf" | "language" | "announcer"> & { readonly order: CustomerOrder };
