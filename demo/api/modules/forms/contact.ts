/**
 * This module has the route of the contact form (P-097, P-264): the sender gets a receipt, and customer service gets the message with its
 * file.
 */
import { phonePrefix } from "#core/base/values/limits.ts";
import type { Language } from "#core/base/values/language.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import type { Database } from "#demo/api/db/database.ts";
import { contactMessages } from "#demo/api/db/schema-forms.ts";
import { ReceivedFile } from "#demo/api/http/uploads.ts";
import { answerWord, categoryNames, contactForService, contactReceipt } from "#demo/api/messages/mail-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { type HandedBody, route } from "#demo/api/routing/register.ts";
import { formsContact } from "#widgets/contact/contact.contract.ts";
import { mayMail } from "#demo/api/store/recipients.ts";

export const contact = route({
  endpoint: formsContact,
  budget: "mailing",
  async handle({ body, db, language }, context) {
    const file = body.upload instanceof ReceivedFile ? body.upload : undefined;
    const fileId = file && (await context.files.keep(db, file));
    try {
      await store(db, body, language, fileId);
      await mailBoth(db, context, { body, language, fileId });
    } catch (error) {
      // The database row of the file is rolled back by the failure, so the file's content is deleted, too.
      if (fileId) await context.files.drop(fileId);
      throw error;
    }
    return { answer: {}, message: statusText("contacted", language) };
  },
});

type Body = HandedBody<typeof formsContact>;
type Received = { body: Body; language: Language; fileId: string | undefined };

async function store(db: Database, body: Body, language: Language, fileId: string | undefined): Promise<void> {
  await db.insert(contactMessages).values({
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    phone: `${phonePrefix}${body.phone}`,
    category: body.category,
    message: body.message,
    marketing: body.marketing_agree === "1",
    language,
    fileId,
  });
}

async function mailBoth(db: Database, context: ApiContext, { body, language, fileId }: Received): Promise<void> {
  const { mailer, options } = context;
  if (await mayMail(db, context, body.email)) await mailer.enqueue(db, { to: body.email, ...contactReceipt[language]({}) });
  const message = contactForService[language]({
    name: `${body.first_name} ${body.last_name}`,
    email: body.email,
    phone: `${phonePrefix}${body.phone}`,
    category: categoryNames[language][body.category] ?? body.category,
    marketing: answerWord(body.marketing_agree === "1", language),
    message: body.message,
  });
  await mailer.enqueue(db, { to: options.customerServiceEmail, replyTo: body.email, fileId, ...message });
}
