/**
 * Converts the answers about a mobile line to the line of a bundle and back, and tells which answers become void when another one changes.
 */
import type { NewLine } from "#core/domain/bundle/lines.rules.ts";
import type { MobileLine, Operator, Sim, Subscription } from "#core/domain/bundle/bundle.schema.ts";
import { deviceNotFound } from "#core/base/values/esim-device.ts";
import { firstDigitsOf, keepPhone, keptPhoneOf, newPhone } from "#core/base/values/mobile-number.ts";
import { phonePrefix } from "#core/base/values/limits.ts";
import type { OfferCard } from "#core/domain/offers/offers.schema.ts";
import type { LineAnswers, LineField } from "./line-form.schema.ts";

/** The answers of a new form. The physical SIM card is the first option and is preselected (C-206). */
export const emptyAnswers: LineAnswers = {
  favorite_package: "",
  phone: "",
  number: "",
  provider: "",
  subscription: "",
  current_sim_card: "",
  customer_number: "",
  number_agree: "",
  sim_card: "sim",
  device: "",
  agree: "",
};

const ofKeptNumber = ["number", "provider", "subscription", "current_sim_card", "customer_number", "number_agree"] as const;

/**
 * Returns the fields whose question disappears with an answer (C-260). The caller empties them and removes their errors. The answers to
 * questions that do not belong to the line remove no fields.
 */
export function clearedBy(field: string, answer: string): readonly LineField[] {
  switch (field) {
    case "phone":
      return answer === newPhone ? ofKeptNumber : [];
    case "subscription":
      return [answer === "yes" ? "customer_number" : "current_sim_card"];
    case "sim_card":
      return answer === "esim" ? [] : ["device", "agree"];
    case "device":
      return ["agree"]; // The agreement is cleared, because it was given for the device chosen before.
    default:
      return [];
  }
}

const nobody: Operator = { id: "", name: "" };
const noSubscription: Subscription = { portability: null, current_sim_card: "", first_digits: "", customer_number: "" };

/**
 * Returns the line that the answers describe.
 * @param answers accepted by `lineForm`
 * @param plan the plan that `favorite_package` names
 * @param operator the operator that `provider` names; unused for a new number
 */
export function lineOf(answers: LineAnswers, plan: OfferCard, operator: Operator | undefined): NewLine {
  const { i, wpId, t, prc } = plan;
  const line = { i, wpId, t, prc, sim: simOf(answers) };
  if (answers.phone === newPhone || !operator)
    return { ...line, phone: newPhone, provider: "", portability_provider: nobody, subscription: noSubscription };
  const phone = keptPhoneOf(answers.number);
  return { ...line, phone, provider: operator.name, portability_provider: operator, subscription: subscriptionOf(answers, phone) };
}

const simOf = ({ sim_card, device }: LineAnswers): Sim =>
  sim_card === "esim" ? { name: "eSIM", mobile: device } : { name: "SIM card", mobile: null };

/** Returns the details of a kept number's subscription. The answer 'yes' means prepaid, 'no' means postpaid (C-145). */
function subscriptionOf({ subscription, current_sim_card, customer_number }: LineAnswers, phone: string): Subscription {
  const first_digits = firstDigitsOf(phone);
  return subscription === "yes"
    ? { portability: "prepaid", current_sim_card, first_digits, customer_number: "" }
    : { portability: "postpaid", current_sim_card: "", first_digits, customer_number };
}

/**
 * Returns the answers that the form shows when a line is edited. The consents are ticked, because they were given when the line was added.
 */
export function answersOf(line: MobileLine): LineAnswers {
  const { i, phone, sim, portability_provider, subscription } = line;
  const device = sim.mobile ?? "";
  const answers = {
    ...emptyAnswers,
    favorite_package: i,
    sim_card: sim.name === "eSIM" ? "esim" : "sim",
    device,
    agree: device === deviceNotFound ? "1" : "",
  };
  if (phone === newPhone) return { ...answers, phone: newPhone };
  return {
    ...answers,
    phone: keepPhone,
    number: phone.slice(phonePrefix.length),
    provider: portability_provider.id,
    subscription: subscription.portability === "prepaid" ? "yes" : "no",
    current_sim_card: subscription.current_sim_card,
    customer_number: subscription.customer_number,
    number_agree: "1",
  };
}
