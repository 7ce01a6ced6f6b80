/** This module has the routes of the address lookups and of the fibre check (P-252…P-262). */
import { addressById } from "#core/domain/eligibility/linked-address.contract.ts";
import { addressCity, addressInfrastructure, addressNumber, addressStreet } from "#core/domain/address/address.contract.ts";
import { isBox } from "#core/base/values/box.ts";
import { boxMaxLength, postalCodeLength } from "#core/base/values/limits.ts";
import { isPostalCode } from "#core/base/values/postal-code.ts";
import { isEmail } from "#core/base/values/text-rules.ts";
import { offersAt } from "#demo/api/domain/offer-cards.ts";
import { availabilityOf } from "#demo/api/data/fibre.ts";
import { fibreChecks } from "#demo/api/db/schema-address.ts";
import type { FieldProblem } from "#demo/api/messages/field-problem.ts";
import type { FieldProblems } from "#demo/api/http/problems.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { type HandedBody, route } from "#demo/api/routing/register.ts";
import { addressOf, linkedAddressOf, numbersOf } from "#demo/api/data/address-book.ts";
import { citiesOf, streetsOf } from "#demo/api/store/towns.ts";

/**
 * Returns the problems among the fields that were checked, in the form that a route's `check` returns, or undefined when no field has a
 * problem.
 */
const problemsFrom = (found: Readonly<Record<string, FieldProblem | false | undefined>>): FieldProblems | undefined => {
  const problems = Object.entries(found).filter((entry): entry is [string, FieldProblem] => Boolean(entry[1]));
  return problems.length > 0 ? Object.fromEntries(problems) : undefined;
};

function postalCodeProblem(postalCode: string): FieldProblem | undefined {
  if (!isPostalCode(postalCode)) return postalCode === "" ? "required" : "postal-code.format";
  return postalCode.length < postalCodeLength ? "postal-code.incomplete" : undefined;
}

const city = route({
  endpoint: addressCity,
  budget: "lookup",
  readsStatus: true,
  check: async ({ body }) => problemsFrom({ postalCode: postalCodeProblem(body.postalCode) }),
  async handle({ body, db, language }) {
    const cities = await citiesOf(db, body.postalCode, language);
    return cities.length > 0 ? { answer: { cities } } : { refused: "not_found", message: statusText("unknownPostalCode", language) };
  },
});

const street = route({
  endpoint: addressStreet,
  budget: "lookup",
  handle: async ({ body, db, language }) => ({
    answer: { streets: await streetsOf(db, { cityId: body.cityId, typed: body.street }, language) },
  }),
});

const number = route({
  endpoint: addressNumber,
  budget: "lookup",
  handle: async ({ body }) => ({ answer: { numbers: numbersOf({ streetId: body.streetId, typed: body.number }) } }),
});

const byId = route({
  endpoint: addressById,
  budget: "lookup",
  async handle({ query, language }) {
    const address = linkedAddressOf(query.fttbAddressId, language);
    return address ? { answer: { address } } : { refused: "not_found", message: statusText("unknownAddress", language) };
  },
});

type CheckBody = HandedBody<typeof addressInfrastructure>;

const agreesToMail = ({ agree, marketingAgreement }: CheckBody): boolean => (agree ?? marketingAgreement) === true;

/** Returns the problems of email and consent, which belong together: each of the two requires the other (P-194). */
function consentProblems(body: CheckBody): { email: FieldProblem | false; agree: FieldProblem | false } {
  const email = body.email?.trim() ?? "";
  const agrees = agreesToMail(body);
  return {
    email: email === "" ? agrees && "required" : !isEmail(email) && "email.format",
    agree: email !== "" && !agrees && "consent.required",
  };
}

const boxProblem = (box: string): FieldProblem | undefined => {
  if (box.length > boxMaxLength) return "text.too-long";
  return box === "" || isBox(box) ? undefined : "field.wrong";
};

const infrastructure = route({
  endpoint: addressInfrastructure,
  budget: "form",
  readsStatus: true,
  async check({ body }) {
    const address = addressOf(body.fttbAddressId);
    const isConsistent = address?.postalCode === body.postalCode && address.cityId === body.cityId && address.streetId === body.streetId;
    return problemsFrom({
      postalCode: postalCodeProblem(body.postalCode),
      city: body.cityId === "" && "city.required",
      street: body.streetId === "" && (body.street.trim() === "" ? "street.required" : "street.unchosen"),
      number: !isConsistent && "number.invalid",
      box: boxProblem(body.box.trim()),
      ...consentProblems(body),
    });
  },
  async handle({ body, db, language }, { options: { publicUrl } }) {
    const { fttbAddressId, postalCode } = body;
    const { fibre } = availabilityOf({ fttbAddressId, postalCode });
    const email = agreesToMail(body) ? body.email?.trim().toLowerCase() : undefined;
    await db.insert(fibreChecks).values({ fttbAddressId, box: body.box.trim(), available: fibre, email });
    return fibre
      ? {
          answer: { fttbAddressId, offers: offersAt(addressOf(fttbAddressId), { language, publicUrl }) },
          message: statusText("fibre", language),
        }
      : { refused: "no_fiber", message: statusText("noFibre", language) };
  },
});

export const addressModule = apiModule("address", { routes: [city, street, number, byId, infrastructure] });
