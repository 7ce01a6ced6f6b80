/** This module has the route of the job application (P-103): the application is stored, and recruiters get a mail with the CV. */
import type { Language } from "#core/base/values/language.ts";
import type { Database } from "#demo/api/db/database.ts";
import { jobApplicationFiles, jobApplications } from "#demo/api/db/schema-forms.ts";
import type { FileStore } from "#demo/api/http/file-store.ts";
import { ReceivedFile } from "#demo/api/http/uploads.ts";
import { applicationForRecruiters } from "#demo/api/messages/mail-texts.ts";
import { statusText } from "#demo/api/messages/status-texts.ts";
import { type HandedBody, route } from "#demo/api/routing/register.ts";
import { formsJobApplication } from "#widgets/job-application/job-application.contract.ts";

export const jobApplication = route({
  endpoint: formsJobApplication,
  budget: "mailing",
  async handle({ body, db, language }, { files, mailer, options }) {
    const { first_name, last_name, email, job, upload_cv, upload_letter } = body;
    const stored: string[] = [];
    try {
      await store(db, files, { body, language, stored });
      const text = applicationForRecruiters[language]({
        name: `${first_name} ${last_name}`,
        email,
        job,
        cv: namesOf(upload_cv),
        letters: namesOf(upload_letter),
      });
      await mailer.enqueue(db, { to: options.customerServiceEmail, replyTo: email, fileId: stored[0], ...text });
    } catch (error) {
      // The database rows of the files are rolled back by the failure, so the files' content is deleted, too.
      for (const id of stored) await files.drop(id);
      throw error;
    }
    return { answer: {}, message: statusText("applied", language) };
  },
});

type Taken = {
  readonly body: HandedBody<typeof formsJobApplication>;
  readonly language: Language;
  /**
   * The list to which the id of each file is added as soon as the file is stored, the CV's id first. After a failure it names the files to
   * delete.
   */
  readonly stored: string[];
};

async function store(db: Database, files: FileStore, { body, language, stored }: Taken): Promise<void> {
  const values = { firstName: body.first_name, lastName: body.last_name, email: body.email, job: body.job, language };
  const [application] = await db.insert(jobApplications).values(values).returning({ id: jobApplications.id });
  if (!application) throw new Error("an application was not stored");
  const kinds = { cv: body.upload_cv, letter: body.upload_letter } as const;
  for (const kind of ["cv", "letter"] as const)
    for (const file of kinds[kind]) {
      if (!(file instanceof ReceivedFile)) continue;
      const fileId = await files.keep(db, file);
      stored.push(fileId);
      await db.insert(jobApplicationFiles).values({ applicationId: application.id, fileId, kind });
    }
}

const namesOf = (files: readonly { readonly name: string }[]): string => files.map(({ name }) => name).join(", ");
