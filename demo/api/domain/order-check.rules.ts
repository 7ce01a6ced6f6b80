/**
 * This module has the checks of an order that no struct of a contract can make: fields that belong together, and values that only the lists
 * of the demo know.
 */
import { isPrerequisiteMissing, type Prerequisites } from "#core/domain/bundle/prerequisites.rules.ts";
import type { InstallSlot } from "#core/domain/order/installation.schema.ts";
import type { AreaOrder, FlowOrder, OrderAddress } from "#core/domain/order/order.schema.ts";
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { sourceLanguage } from "#core/base/values/language.ts";
import { isOrderBox } from "#core/base/values/box.ts";
import { legalFormNumber, legalFormOf } from "#core/base/values/legal-form.ts";
import { firstDigitsOf, newPhone } from "#core/base/values/mobile-number.ts";
import { operatorIdOf, otherOperator } from "#core/base/values/operator-id.ts";
import { addressOf, boxesOf } from "#demo/api/data/address-book.ts";
import { devicesIn } from "./esim-devices.ts";
import { operatorNames, switchOperators } from "#demo/api/data/operators.ts";
import { isAllowedDay, isWorked } from "./slots.rules.ts";
import type { FieldProblem } from "#demo/api/messages/field-problem.ts";
import type { FieldProblems } from "#demo/api/http/problems.ts";
import { needsTechnician } from "./starts.rules.ts";
import { keptNumberOf, wantedOf, type Wanted } from "./items.rules.ts";

type Found = Readonly<Record<string, FieldProblem | false | undefined>>;
type Body = FlowOrder | AreaOrder;

/** Tells the two bodies of an order apart: the order flow's has an `order`, the customer area's has none. */
export const isFlowOrder = (body: Body): body is FlowOrder => "order" in body;

/**
 * Returns the problems of an order by field, or undefined when it has none. It looks at the fields alone; prices, bounds and days are
 * checked later.
 */
export function orderProblems(body: Body): FieldProblems | undefined {
  const wanted = wantedOf(body);
  const found: Found = {
    ...(wanted.length === 0 && { bundle: "lines.none" }),
    mobile: mobileProblem(wanted),
    landline: landlineProblem(wanted),
    installAddress: installProblem(body, wanted),
    ...(isFlowOrder(body)
      ? { ...flowProblems(body), ...movingProblems(body, wanted), ...missingProblems(wanted, nothingElse) }
      : { deliveryAddress: body.deliveryAddress !== null && addressProblem(body.deliveryAddress) }),
  };
  const problems = Object.entries(found).filter((entry): entry is [string, FieldProblem] => Boolean(entry[1]));
  return problems.length > 0 ? Object.fromEntries(problems) : undefined;
}

function flowProblems({ clientAddress, billingAddress, installAddress, order, lang }: FlowOrder): Found {
  const { sameBillingAddress, orderToMyself, orderToCompany: company } = order;
  const form = company ? legalFormOf(company.legalForm) : undefined;
  return {
    box: [clientAddress, billingAddress].some((address) => address && !isKnownBox(address, installAddress)) && "field.wrong",
    clientAddress: addressProblem(clientAddress),
    billingAddress: sameBillingAddress
      ? billingAddress !== null && "field.wrong"
      : billingAddress === null
        ? "required"
        : addressProblem(billingAddress),
    orderToCompany: orderToMyself ? company !== null && "field.wrong" : company === null && "required",
    legalForm: form !== undefined && legalFormNumber(form, lang) !== company?.legalForm && "field.wrong",
  };
}

/**
 * Checks the answers that are asked only for fixed lines (installation and portability): an order with a fixed line must have them, an
 * order without one must not.
 */
function movingProblems({ order: { installation, portability } }: FlowOrder, wanted: readonly Wanted[]): Found {
  const hasFixed = wanted.some(({ kind }) => kind !== "mobile");
  const provider = portability?.currentProvider ?? null;
  return {
    installation: needsTechnician(wanted) ? installation === null && "required" : installation !== null && "field.wrong",
    portability: portability !== null && !hasFixed && "field.wrong",
    currentProvider: provider !== null && !isSwitchOperator(provider) && "field.wrong",
  };
}

/** Tells whether an operator is one of the Easy Switch operators, whose prefix and name belong together. */
export const isSwitchOperator = ({ prefix, name }: { readonly prefix: string; readonly name: string }): boolean =>
  switchOperators.some((one) => one.prefix === prefix && one.name === name);

/**
 * Returns the problems of an order of the customer area that only the customer's own addresses show. A mobile line is for an address that
 * is chosen where there are several (C-316). A SIM card is sent to the contract's address unless another is named, so a customer without
 * any address has to name one (C-317).
 */
export function ownAddressProblems(
  { bundle: { mobile }, installAddress, deliveryAddress }: AreaOrder,
  homes: readonly object[],
): FieldProblems {
  const isPosted = mobile.some(({ sim }) => sim.name !== "eSIM");
  return {
    ...(mobile.length > 0 && installAddress === null && homes.length > 1 && { installAddress: "required" }),
    ...(isPosted && deliveryAddress === null && homes.length === 0 && { deliveryAddress: "required" }),
  };
}

/** Returns the slot for the technician's visit that the order asks for, or undefined when it asks for none. */
export function slotOf(body: Body): InstallSlot | undefined {
  const installation = isFlowOrder(body) ? body.order.installation : null;
  return installation?.date ? installation : undefined;
}

/**
 * Returns the problems with days that are no longer possible. It is called once the order is known to be new: a repeated order, whose
 * answer is stored, is not checked again.
 */
export function dayProblems(body: Body, nowMs: number): FieldProblems | undefined {
  if (!isFlowOrder(body)) return undefined;
  const { portability, startEarly } = body.order;
  const today = todayInBrussels(nowMs);
  const slot = slotOf(body);
  const address = body.installAddress && addressOf(body.installAddress.fttbAddressId);
  const endDate = portability?.currentProvider ? portability.endDate : null;
  if (slot && !(address && isWorked(address, slot, nowMs) && isAllowedDay(slot.date, { orderedOn: today, startEarly })))
    return { date: "field.wrong" };
  return endDate !== null && endDate < today ? { endDate: "field.wrong" } : undefined;
}

/** Checks that an address is in the address book, and that all of its parts belong to one entry of the book (C-298). */
function addressProblem(given: OrderAddress): FieldProblem | false {
  const address = addressOf(given.fttbAddressId);
  const isWhole =
    address?.postalCode === given.postalCode &&
    address.cityId === given.cityId &&
    address.stateId === given.countyId &&
    address.streetId === given.streetId &&
    address.number === given.number;
  return !isWhole && "number.invalid";
}

/** Tells whether the box has digits alone, or is one of the building's, or that of the order's installation (decisions §3). */
const isKnownBox = ({ fttbAddressId, box }: OrderAddress, installed: FlowOrder["installAddress"]): boolean =>
  isOrderBox(box, boxesOf(fttbAddressId)) || (installed?.fttbAddressId === fttbAddressId && installed.box === box);

type MobileItem = Extract<Wanted, { kind: "mobile" }>["item"];

const devices = new Set(devicesIn(sourceLanguage).map(({ value }) => value));
const operators = new Set([...operatorNames.map(operatorIdOf), otherOperator]);

function mobileProblem(wanted: readonly Wanted[]): FieldProblem | false {
  const lines = wanted.flatMap((one) => (one.kind === "mobile" ? [one.item] : []));
  if (!lines.every(isPossible)) return "field.wrong";
  const kept = keptNumbersIn(wanted);
  // A kept number may be ordered once, whatever the plan (C-311, decisions §8).
  return new Set(kept).size < kept.length && "line.same-number";
}

/**
 * Returns the numbers (`+32…`) that an order keeps from other operators, in the order of its products. A number that is kept twice is
 * listed twice.
 */
export const keptNumbersIn = (wanted: readonly Wanted[]): string[] => wanted.flatMap((one) => keptNumberOf(one) ?? []);

function isPossible({ new_phone: phone, sim, provider, portability_provider: { id }, subscription }: MobileItem): boolean {
  const isDevice = sim.mobile === null || sim.mobile === deviceNotFound || devices.has(sim.mobile);
  // The operator "Others" has a different name in each language, so its name is not compared.
  const isOperator = operators.has(id) && (id === otherOperator || operatorIdOf(provider) === id);
  return isDevice && (phone === newPhone || (isOperator && subscription.first_digits === firstDigitsOf(phone)));
}

/** The prerequisites of a customer who has no products beside those that are ordered now. */
const nothingElse: Prerequisites = { hasInternet: false, hasMobile: false };

/**
 * Returns the problems of products that lack the product they depend on (C-191, C-330, C-331). In the order flow the order itself must have
 * it; in the customer area, what the customer has or awaits at the home counts as if it were in the order (decisions §9).
 */
export function missingProblems(wanted: readonly Wanted[], { hasInternet, hasMobile }: Prerequisites): FieldProblems {
  const has = (kind: Wanted["kind"]): boolean => wanted.some((one) => one.kind === kind);
  const all = { hasInternet: hasInternet || has("internet"), hasMobile: hasMobile || has("mobile") };
  const missing = wanted.filter(({ kind }) => isPrerequisiteMissing(kind, all));
  return Object.fromEntries(missing.map(({ kind }) => [kind, "field.wrong" as const]));
}

function landlineProblem(wanted: readonly Wanted[]): FieldProblem | false {
  const lines = wanted.flatMap((one) => (one.kind === "landline" ? [one.item] : []));
  const isKeptRightly = lines.every(({ phone, phoneProvider, landline_agree }) =>
    phone === newPhone ? phoneProvider === null : phoneProvider !== null && landline_agree,
  );
  return !isKeptRightly && "field.wrong";
}

function installProblem({ installAddress }: Body, wanted: readonly Wanted[]): FieldProblem | false {
  if (installAddress !== null) return !addressOf(installAddress.fttbAddressId) && "number.invalid";
  return wanted.some(({ kind }) => kind !== "mobile") && "required";
}
