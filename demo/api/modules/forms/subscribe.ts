/**
 * This module has the route of the newsletter (P-101, P-102, P-263). Subscribing twice gets the same answer, so that nobody learns who is
 * subscribed.
 */
import { randomBytes } from "node:crypto";
import { isNotNull, sql } from "drizzle-orm";
import type { Language } from "#core/base/values/language.ts";
import { secretHash } from "#demo/api/crypto/url-secret.ts";
import { subscribers } from "#demo/api/db/schema-forms.ts";
import { welcome } from "#demo/api/messages/mail-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { route } from "#demo/api/routing/register.ts";
import { formsSubscribe } from "#widgets/newsletter/newsletter.contract.ts";
import { secondsUntilMail } from "#demo/api/store/recipients.ts";
import { unsubscribePath } from "./unsubscribe.ts";

export const subscribe = route({
  endpoint: formsSubscribe,
  budget: "mailing",
  async handle({ body, db, language }, context) {
    const { mailer, options } = context;
    const token = randomBytes(24).toString("base64url");
    const { first_name: firstName, last_name: lastName, email } = body;
    const values = { email: email.toLowerCase(), firstName, lastName, language, unsubscribeHash: secretHash(token) };
    const { email: _key, ...renewed } = values;
    const [isNew] = await db
      .insert(subscribers)
      .values(values)
      .onConflictDoUpdate({
        target: subscribers.email,
        set: { ...renewed, subscribedAt: sql`now()`, unsubscribedAt: null },
        setWhere: isNotNull(subscribers.unsubscribedAt),
      })
      .returning({ email: subscribers.email });
    if (isNew) {
      const unsubscribeUrl = unsubscribeUrlOf(options.publicUrl, token, language);
      const facts = { unsubscribeUrl, siteUrl: options.siteUrl };
      // The welcome mail is delayed rather than dropped when its address has got many mails: it alone holds the link that ends this
      // subscription.
      const afterSeconds = await secondsUntilMail(db, context, email);
      await mailer.enqueue(db, { to: email, unsubscribeUrl, afterSeconds, ...welcome[language](facts) });
    }
    return { answer: {}, message: statusText("subscribed", language) };
  },
});

const unsubscribeUrlOf = (publicUrl: string, token: string, language: Language): string =>
  `${publicUrl.replace(/\/$/, "")}${unsubscribePath}?token=${token}&lang=${language}`;
