CREATE TABLE "fee_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"fee" text NOT NULL,
	"invoice_id" uuid,
	"happened_on" date NOT NULL,
	"cents" integer NOT NULL,
	"billed_on" date
);
--> statement-breakpoint
ALTER TABLE "fee_events" ADD CONSTRAINT "fee_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_events" ADD CONSTRAINT "fee_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_events_account" ON "fee_events" USING btree ("account_id","fee","happened_on");