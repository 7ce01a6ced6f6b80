/** This module serves the captcha: its puzzle, and the check of a token. */
import { captchaChallenge } from "#core/services/captcha/altcha.contract.ts";
import { captchaCheck } from "#core/services/captcha/captcha.contract.ts";
import { HttpError } from "#demo/api/http/errors.ts";
import { apiModule } from "#demo/api/routing/module.ts";
import { route } from "#demo/api/routing/register.ts";

const challenge = route({
  endpoint: captchaChallenge,
  budget: "lookup",
  async handle(_call, { captcha }) {
    if (!captcha.challenge) throw new HttpError(404);
    return { answer: await captcha.challenge() };
  },
});

const check = route({
  endpoint: captchaCheck,
  budget: "lookup",
  handle: async ({ body }, { captcha }) => ({ answer: { res: (await captcha.verify(body.token)) !== undefined } }),
});

export const captchaModule = apiModule("captcha", { routes: [challenge, check] });
