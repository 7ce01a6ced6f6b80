CREATE TABLE "network_tries" (
	"network" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_attempts" ADD COLUMN "tab_key_hash" text;--> statement-breakpoint
ALTER TABLE "identity_attempts" ADD COLUMN "browser_hash" text;--> statement-breakpoint
CREATE INDEX "network_tries_since" ON "network_tries" USING btree ("since");--> statement-breakpoint
CREATE INDEX "login_failures_last" ON "login_failures" USING btree ("last_at");--> statement-breakpoint
UPDATE "accounts" SET "is_sample" = true WHERE "email" LIKE '%@digi.example';
