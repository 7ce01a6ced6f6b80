/**
 * This module has the people who can be chosen in the identity app, by itsme's claim names. None of these people, numbers and cards exist.
 */
import { createHash } from "node:crypto";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { addDays } from "#core/base/values/dates.ts";

const itsme = (name: string) => `http://itsme.services/v2/claim/${name}` as const;

/** The names of claims beyond those of OpenID Connect itself. */
export const itsmeClaims = {
  nationalNumber: itsme("BENationalNumber"),
  cardNumber: itsme("IDDocumentSN"),
  citizenship: itsme("claim_citizenship"),
  citizenshipIso: itsme("claim_citizenship_as_iso"),
  birthdateText: itsme("birthdate_as_string"),
} as const;

/** The claims of a person. A claim that the identity app does not know of a person is missing, as in the real app. */
export type Claims = Readonly<Record<string, string | boolean | Readonly<Record<string, string>>>>;

export type PersonId = (typeof samplePeople)[number]["id"];
export type Person = { readonly id: string; readonly claims: Claims };

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/**
 * Returns a Belgian national number: YYMMDD, a serial of three digits, and 97 minus the remainder of these nine digits by 97. For people
 * born from 2000 on, a 2 is put before the nine digits in that calculation.
 */
export function nationalNumber(birthdate: string, serial: number): string {
  const nine = birthdate.slice(2).replaceAll("-", "") + String(serial).padStart(3, "0");
  return nine + twoDigits(97 - (Number(birthdate >= "2000" ? `2${nine}` : nine) % 97));
}

/**
 * Returns the number of a Belgian identity card such as `592-0383391-77`: ten digits and their remainder by 97, where 0 is written as 97.
 */
export function cardNumber(ten: string): string {
  return `${ten.slice(0, 3)}-${ten.slice(3)}-${twoDigits(Number(ten) % 97 || 97)}`;
}

const addressOf = (street_address: string, postal_code: string, locality: string) => ({
  street_address,
  postal_code,
  locality,
  formatted: `${street_address}\n${postal_code} ${locality}`,
});

const mailOf = (email: string) => ({ email, email_verified: true });
const phoneOf = (digits: string) => ({ phone_number: `+32 ${digits}`, phone_number_verified: true });

/** Returns the birth date of somebody who is 17 and a half, so that neither a midnight nor a leap year makes the age another one. */
const seventeenYearsAgo = (): string => addDays(todayInBrussels(Date.now()), -(17 * 365 + 187));

export const samplePeople = [
  {
    id: "marie-peeters",
    claims: {
      name: "Marie Peeters",
      given_name: "Marie",
      family_name: "Peeters",
      gender: "female",
      birthdate: "1990-05-14",
      locale: "NL",
      address: addressOf("Grote Markt 1", "1000", "Brussel"),
      ...mailOf("marie.peeters@example.com"),
      ...phoneOf("485694175"),
      [itsmeClaims.nationalNumber]: nationalNumber("1990-05-14", 284),
      [itsmeClaims.cardNumber]: cardNumber("5914470286"),
      [itsmeClaims.citizenship]: "Belg",
      [itsmeClaims.citizenshipIso]: "BEL",
    },
  },
  {
    id: "jan-janssens",
    claims: {
      name: "Jan Janssens",
      given_name: "Jan",
      family_name: "Janssens",
      gender: "male",
      birthdate: "1985-03-12",
      locale: "NL",
      address: addressOf("Veldstraat 10", "9000", "Gent"),
      ...mailOf("jan.janssens@digi.example"),
      ...phoneOf("476112233"),
      [itsmeClaims.nationalNumber]: nationalNumber("1985-03-12", 123),
      [itsmeClaims.cardNumber]: cardNumber("5920383391"),
      [itsmeClaims.citizenship]: "Belg",
      [itsmeClaims.citizenshipIso]: "BEL",
    },
  },
  {
    id: "sofie-claes",
    claims: {
      name: "Sofie Claes",
      given_name: "Sofie",
      family_name: "Claes",
      gender: "female",
      birthdate: "1982-07-04",
      locale: "EN",
      address: addressOf("Grote Markt 1", "1000", "Brussel"),
      ...mailOf("demo@digi.example"),
      ...phoneOf("470123456"),
      [itsmeClaims.nationalNumber]: nationalNumber("1982-07-04", 216),
      [itsmeClaims.cardNumber]: cardNumber("5926607134"),
      [itsmeClaims.citizenship]: "Belg",
      [itsmeClaims.citizenshipIso]: "BEL",
    },
  },
  {
    id: "karim-benali",
    claims: {
      name: "Karim Benali",
      given_name: "Karim",
      family_name: "Benali",
      gender: "male",
      birthdate: "1975-09-15",
      locale: "FR",
      address: addressOf("Rue Léopold 5", "4000", "Liège"),
      ...mailOf("new@digi.example"),
      ...phoneOf("495667788"),
      [itsmeClaims.nationalNumber]: nationalNumber("1975-09-15", 331),
      [itsmeClaims.cardNumber]: cardNumber("5918029963"),
      [itsmeClaims.citizenship]: "belge",
      [itsmeClaims.citizenshipIso]: "BEL",
    },
  },
  // Luc has no email address and no country code of his citizenship, because the real app sends these two claims only where it has them.
  {
    id: "luc-dubois",
    claims: {
      name: "Luc Dubois",
      given_name: "Luc",
      family_name: "Dubois",
      gender: "male",
      birthdate: "1965-02-28",
      locale: "FR",
      address: addressOf("Rue de Fer 20", "5000", "Namur"),
      ...phoneOf("497445566"),
      [itsmeClaims.nationalNumber]: nationalNumber("1965-02-28", 45),
      [itsmeClaims.cardNumber]: cardNumber("5931120457"),
      [itsmeClaims.citizenship]: "belge",
    },
  },
  // Suryani has only one name, a birth date that is only a text, and a residence card.
  {
    id: "suryani",
    claims: {
      name: "Suryani",
      family_name: "Suryani",
      gender: "female",
      locale: "EN",
      address: addressOf("Meir 50", "2000", "Antwerpen"),
      ...mailOf("suryani@example.com"),
      ...phoneOf("468778899"),
      [itsmeClaims.birthdateText]: "09.08.2001",
      [itsmeClaims.nationalNumber]: nationalNumber("2001-08-09", 402),
      [itsmeClaims.cardNumber]: "B 4471920 58",
      [itsmeClaims.citizenship]: "Indonesië",
      [itsmeClaims.citizenshipIso]: "IDN",
    },
  },
  // Sanne has a Dutch identity card: the app knows no address, no national number and no Belgian card number of hers.
  {
    id: "sanne-de-vries",
    claims: {
      name: "Sanne de Vries",
      given_name: "Sanne",
      family_name: "de Vries",
      gender: "female",
      birthdate: "1988-12-30",
      locale: "NL",
      ...mailOf("sanne.de.vries@example.com"),
      ...phoneOf("479001122"),
      [itsmeClaims.citizenship]: "Nederlandse",
      [itsmeClaims.citizenshipIso]: "NLD",
    },
  },
  // Lotte is 17 years old on every day on which the app is used.
  {
    id: "lotte-maes",
    get claims() {
      const birthdate = seventeenYearsAgo();
      return {
        name: "Lotte Maes",
        given_name: "Lotte",
        family_name: "Maes",
        gender: "female",
        birthdate,
        locale: "NL",
        address: addressOf("Veldstraat 12", "9000", "Gent"),
        ...mailOf("lotte.maes@example.com"),
        ...phoneOf("471889900"),
        [itsmeClaims.nationalNumber]: nationalNumber(birthdate, 238),
        [itsmeClaims.cardNumber]: cardNumber("5937714402"),
        [itsmeClaims.citizenship]: "Belg",
        [itsmeClaims.citizenshipIso]: "BEL",
      };
    },
  },
  // The day of Idris's birth was never recorded: his national number has zeros for month and day, and the app says no birth date.
  {
    id: "idris-omar",
    claims: {
      name: "Idris Omar",
      given_name: "Idris",
      family_name: "Omar",
      gender: "male",
      locale: "FR",
      address: addressOf("Rue Léopold 5", "4000", "Liège"),
      ...mailOf("idris.omar@example.com"),
      ...phoneOf("492334455"),
      [itsmeClaims.nationalNumber]: nationalNumber("1986-00-00", 57),
      [itsmeClaims.cardNumber]: "B 5520386 14",
      [itsmeClaims.citizenship]: "Somalisch",
      [itsmeClaims.citizenshipIso]: "SOM",
    },
  },
] as const satisfies readonly Person[];

const firstNames = ["Emma", "Louis", "Olivia", "Arthur", "Mila", "Jules", "Louise", "Noah", "Camille", "Lucas", "Élise", "Matteo"];
const lastNames = [
  "Maes",
  "Lambert",
  "Willems",
  "Dupont",
  "Claes",
  "Martin",
  "Goossens",
  "Simon",
  "Wouters",
  "Laurent",
  "D’hondt",
  "Leclercq",
];
const homes = [
  ["Grote Markt 1", "1000", "Brussel", "NL"],
  ["Veldstraat 10", "9000", "Gent", "NL"],
  ["Rue Léopold 5", "4000", "Liège", "FR"],
  ["Meir 50", "2000", "Antwerpen", "NL"],
] as const;

const madeUpId = /^new-[0-9a-f]{12}$/;
/** Tells whether an id is that of a made-up person, which `madeUpPerson` derives from the id. */
export const isMadeUp = (id: string): boolean => madeUpId.test(id);

/** Returns a made-up person. Everything about the person follows from the id, so nothing about the person has to be stored. */
export function madeUpPerson(id: string): Person {
  const digest = createHash("sha256").update(id).digest();
  const pick = <Item>(items: readonly Item[], at: number): Item => items[digest.readUInt16BE(at) % items.length] as Item;
  const [first, last] = [pick(firstNames, 0), pick(lastNames, 2)];
  const [street, postalCode, locality, locale] = pick(homes, 4);
  const [month, day] = [1 + (digest.readUInt8(8) % 12), 1 + (digest.readUInt8(9) % 28)];
  const birthdate = `${1950 + (digest.readUInt16BE(6) % 55)}-${twoDigits(month)}-${twoDigits(day)}`;
  return {
    id,
    claims: {
      name: `${first} ${last}`,
      given_name: first,
      family_name: last,
      gender: "unknown",
      birthdate,
      locale,
      address: addressOf(street, postalCode, locality),
      ...mailOf(`${id}@example.com`),
      ...phoneOf(`4${String(digest.readUInt32BE(10) % 1e8).padStart(8, "0")}`),
      [itsmeClaims.nationalNumber]: nationalNumber(birthdate, 1 + (digest.readUInt16BE(14) % 997)),
      [itsmeClaims.cardNumber]: cardNumber(String(5e9 + (digest.readUInt32BE(16) % 1e9))),
      [itsmeClaims.citizenship]: "belge",
      [itsmeClaims.citizenshipIso]: "BEL",
    },
  };
}

/** Returns the sample or made-up person of an id, or undefined for an id of neither form. */
export function personById(id: string): Person | undefined {
  return isMadeUp(id) ? madeUpPerson(id) : samplePeople.find((person) => person.id === id);
}
