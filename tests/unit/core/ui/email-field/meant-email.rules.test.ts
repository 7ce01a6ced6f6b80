import { expect, test } from "vitest";
import { meantEmail } from "#core/ui/email-field/meant-email.rules.ts";

test.each([
  ["anna@gmial.com", "anna@gmail.com"],
  ["anna@gmal.com", "anna@gmail.com"],
  ["anna@gmaill.com", "anna@gmail.com"],
  ["anna@hnail.com", undefined],
  ["anna@gnail.com", "anna@gmail.com"],
  ["anna@gmail.con", "anna@gmail.com"],
  ["anna@gmail.co", "anna@gmail.com"],
  ["anna@gmail.be", "anna@gmail.com"],
  ["anna@icloud.fr", "anna@icloud.com"],
  [" Anna.Peeters@GMIAL.com ", "Anna.Peeters@gmail.com"],
  ["a@b@gmial.com", "a@b@gmail.com"],
  ["anna@hotmial.be", "anna@hotmail.be"],
  ["anna@hotmail.vom", "anna@hotmail.com"],
  ["anna@outlok.com", "anna@outlook.com"],
  ["anna@yaho.fr", "anna@yahoo.fr"],
  ["anna@skynett.be", "anna@skynet.be"],
  ["anna@telnet.be", "anna@telenet.be"],
  ["anna@proximsu.be", "anna@proximus.be"],
])("%s: %s was meant", (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  ...["anna@gmail.com", "anna@hotmail.be", "anna@skynet.be", "anna@outlook.com", "anna@yahoo.fr"],
  ...["anna@mail.com", "anna@ymail.com", "anna@email.com", "anna@outlook.de", "anna@hotmail.fr", "anna@live.nl", "anna@yahoo.co.uk"],
  ...[
    "anna@gmial.con",
    "anna@proximus.com",
    "anna@telenet.com",
    "anna@digi.example",
    "anna@gmail",
    "gmial.com",
    "@gmial.com",
    "",
    "é@müller.de",
  ],
])("%s is not asked about", (typed) => {
  expect(meantEmail(typed)).toBeUndefined();
});
