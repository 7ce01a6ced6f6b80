ALTER TABLE "identity_attempts" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "identity_attempts" ADD COLUMN "code_hash" text;
