/** Creates an address form on the fakes of `desk.ts`, and fills it in as a visitor does. */
import { AddressModel } from "#core/domain/address/address.model.ts";
import { brussels, createDesk, good, one, square } from "./desk.ts";

export function setUp() {
  const desk = createDesk();
  const model = new AddressModel(desk.ports);
  const last = () => {
    const latest = desk.asked.at(-1);
    if (!latest) throw new Error("nothing was asked");
    return latest;
  };
  /** Types a whole address and chooses what the address book finds. */
  const fillIn = async (): Promise<void> => {
    model.typePostalCode("1000");
    desk.clock.advance(300);
    await last().answer(good({ cities: [brussels] }));
    model.chooseStreet(square);
    model.chooseNumber(one);
  };
  return { ...desk, model, last, fillIn };
}
