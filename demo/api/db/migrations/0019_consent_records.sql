CREATE TABLE "consent_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"texts" text NOT NULL,
	"language" text NOT NULL,
	"preferences" boolean NOT NULL,
	"statistics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_records_saved" ON "consent_records" USING btree ("saved_at");