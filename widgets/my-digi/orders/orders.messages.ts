import { msg, str } from "@lit/localize";
import type { CustomerOrder, OrderedItemState, OrderState } from "#core/domain/order/customer-orders.contract.ts";
import { slotOf } from "#core/features/slot-text/slot-text.messages.ts";
import type { Language } from "#core/base/values/language.ts";

export const listLabel = (): string => msg("Your orders");
export const emptyText = (): string => msg("You haven’t ordered anything yet. Put your pack together and you’ll find it here.");
export const toBuilderText = (): string => msg("Compose your pack");
export const orderOfText = (id: string, day: string): string => msg(str`Order ${id} of ${day}`);
export const followText = (): string => msg("Follow the order");
export const seeText = (): string => msg("See the order");

export function stateText(status: OrderState): string {
  switch (status) {
    case "open":
      return msg("Under way");
    case "active":
      return msg("Everything works");
    case "cancelled":
      return msg("Cancelled");
    case "withdrawn":
      return msg("Withdrawn");
  }
}

export function itemStateText(status: OrderedItemState): string {
  switch (status) {
    case "active":
      return msg("Active");
    case "ordered":
      return msg("Ordered");
    case "activating":
      return msg("Being activated");
    case "ending":
      return msg("Ending");
    case "ended":
      return msg("Ended");
    case "cancelled":
      return msg("No longer ordered");
  }
}

export const allOrdersText = (): string => msg("All orders");
export const orderText = (id: string): string => msg(str`Order ${id}`);
export const placedText = (day: string, time: string): string => msg(str`Ordered on ${day} at ${time}`);
export const notFoundTitle = (): string => msg("This order is not one of yours");
export const notFoundHint = (): string => msg("Check the number, or find the order in the list.");

export const stepsHeading = (): string => msg("Where your order is");
export const doneText = (day: string): string => msg(str`Done on ${day}`);
export const yoursText = (): string => msg("You can do this now");
export const runningText = (): string => msg("Now");
export const nextText = (): string => msg("Next step");
export const laterText = (): string => msg("Later");

export const needsHeading = (): string => msg("We still need this from you");
export const needSlotText = (): string => msg("A day on which our technician may come.");
export const chooseSlotText = (): string => msg("Choose a day");
export const needNumbersText = (): string => msg("The numbers of your contract with your old operator, so that we can end it for you.");
export const giveNumbersText = (): string => msg("Give the numbers");
export const untilText = (day: string): string => msg(str`Until ${day} at the latest.`);

/** Returns the day and hours of the visit as a text; undefined where no visit is agreed. */
export const visitText = ({ slot }: Pick<CustomerOrder, "slot">, language: Language): string | undefined =>
  slot ? slotOf(slot, language) : undefined;
export const visitHeading = (): string => msg("The technician’s visit");
export const moveText = (): string => msg("Choose another time");
export const moveUntilText = (day: string): string => msg(str`You can choose another time until ${day}.`);
export const fixedVisitText = (): string => msg("It’s too late to choose another time here. Can’t you be there? Call us.");
export const contactText = (): string => msg("Contact Us");

export const switchHeading = (): string => msg("Your move from another operator");
export const operatorLabel = (): string => msg("Operator");
export const customerNumberLabel = (): string => msg("Customer number");
export const switchNumberLabel = (): string => msg("Easy Switch number");
export const endDateLabel = (): string => msg("Your old contract ends on");
export const correctText = (): string => msg("Correct the numbers");
export const correctUntilText = (day: string): string => msg(str`You can correct them until ${day}.`);

export const lateNumbersText = (): string =>
  msg("It’s too late to give the numbers here, so your old contract goes on. Call us: we look at it together.");
export const lateCorrectionText = (): string => msg("It’s too late to correct the numbers here. Is something wrong? Call us.");

export const itemsHeading = (): string => msg("What you ordered");
export const totalLabel = (): string => msg("Total");
export const onceText = (price: string): string => msg(str`and ${price} once`);
export const vatText = (): string => msg("Prices include 21% VAT.");
export const documentsHeading = (): string => msg("Documents");

export const leaveHeading = (): string => msg("Changed your mind?");
export const cancelText = (): string => msg("Cancel the order");
export const cancelHint = (): string => msg("Nothing of it works yet, so you can cancel it here and pay nothing.");
export const withdrawableText = (day: string): string => msg(str`You can withdraw from it until ${day}.`);
/** The text of the withdrawal link, in the wording of the law. */
export const withdrawText = (): string => msg("Withdraw from contract here");
export const cancelQuestion = (): string => msg("Cancel this order?");
export const cancelConsequence = (visit: string | undefined): string =>
  visit === undefined
    ? msg("Nothing of it will start, and you pay nothing for it. You can’t take this back.")
    : msg(str`Nothing of it will start, the visit on ${visit} is called off, and you pay nothing. You can’t take this back.`);
/** Returns the sentence that names the products of other orders which are cancelled together with this one. */
export const takenAlongText = (names: string): string => msg(str`Also cancelled, because it doesn’t work without this order: ${names}.`);
export const keepText = (): string => msg("Keep the order");

export const slotDoneText = (slot: string): string => msg(str`The visit is agreed: ${slot}`);
export const slotDoneHint = (): string => msg("You get it by email. The file for your calendar is among the documents below.");
export const numbersDoneText = (): string => msg("We have the numbers");
export const numbersDoneHint = (): string => msg("We end your old contract in your name, and never before your new services work.");
export const cancelledText = (): string => msg("Your order is cancelled");
export const cancelledHint = (): string => msg("You pay nothing for it. You get a confirmation by email.");
export const lateTitle = (): string => msg("This can’t be changed any more");
export const lateText = (): string => msg("It is too late, or the order was changed in the meantime.");
export const nowText = (): string => msg("You see below how the order is now.");
