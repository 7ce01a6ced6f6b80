/**
 * This module has the routes of the forms that a visitor sends. Each route stores the form's data and its mails in the transaction in which
 * the captcha is used up.
 */
import { formsCallback } from "#core/domain/leads/callback.contract.ts";
import { formsOpenFiber } from "#core/domain/leads/open-fiber.contract.ts";
import { callDayAt } from "#core/base/values/calling-hours.ts";
import { callbackHours, phonePrefix } from "#core/base/values/limits.ts";
import { routes } from "#core/base/values/routes.ts";
import { callbackRequests, openFiberRequests } from "#demo/api/db/schema-forms.ts";
import { answerWord, callbackForService, openFibre } from "#demo/api/messages/mail-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { route } from "#demo/api/routing/register.ts";
import { contact } from "./contact.ts";
import { jobApplication } from "./job-application.ts";
import { mayMail } from "#demo/api/store/recipients.ts";
import { subscribe } from "./subscribe.ts";
import { registerUnsubscribe } from "./unsubscribe.ts";

const openFiber = route({
  endpoint: formsOpenFiber,
  budget: "mailing",
  async handle({ body, db, language }, context) {
    const { mailer, options } = context;
    const { first_name: firstName, last_name: lastName, email, cityId, streetId, fttbAddressId } = body;
    await db.insert(openFiberRequests).values({ firstName, lastName, email, language, cityId, streetId, fttbAddressId });
    const checkUrl = fttbAddressId === undefined ? `${options.siteUrl}${routes["shop-check"][language]}` : undefined;
    if (await mayMail(db, context, email))
      await mailer.enqueue(db, { to: email, ...openFibre[language]({ siteUrl: options.siteUrl, checkUrl }) });
    return { answer: {}, message: statusText("openFibre", language) };
  },
});

const callback = route({
  endpoint: formsCallback,
  budget: "mailing",
  async handle({ body, db, language }, { mailer, options, now }) {
    const { first_name: firstName, last_name: lastName } = body;
    const phone = `${phonePrefix}${body.phone_number}`;
    const isClient = body.radio ? body.radio === "yes" : null;
    await db.insert(callbackRequests).values({ firstName, lastName, phone, isClient, language });
    const data = { day: callDayAt(now()), from: callbackHours.opens, to: callbackHours.closes };
    const facts = { name: `${firstName} ${lastName}`, phone, client: answerWord(isClient, language), time: data };
    await mailer.enqueue(db, { to: options.customerServiceEmail, ...callbackForService[language](facts) });
    return { answer: { data }, message: statusText("callback", language) };
  },
});

export const formsModule = apiModule("forms", {
  routes: [subscribe, contact, jobApplication, openFiber, callback],
  pages: registerUnsubscribe,
});
