/** This module records the choices that visitors make in the cookie banner, for the provider to prove them. */
import { apiModule } from "#demo/api/routing/module.ts";
import { route } from "#demo/api/routing/register.ts";
import { keepConsent } from "#demo/api/store/consent-records.ts";
import { consentRecord } from "#widgets/cookie-consent/cookie-consent.contract.ts";

/** The milliseconds of a day. */
const dayMs = 86_400_000;

const record = route({
  endpoint: consentRecord,
  budget: "form",
  async handle({ body, db, language }, { now }) {
    const { id, version, texts, choice } = body;
    // A record is sent with its choice. Where the visitor's clock is behind by more than a day, or ahead, the server's counts: the record
    // would be deleted too soon, or kept longer than the choice counts.
    const isOff = body.savedAt > now() || body.savedAt < now() - dayMs;
    const savedAt = new Date(isOff ? now() : body.savedAt);
    await keepConsent(db, { id, version, texts, language, ...choice, savedAt });
    return { answer: {} };
  },
});

export const consentModule = apiModule("consent", { routes: [record] });
