CREATE TABLE "contract_summaries" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"version" text NOT NULL,
	"content" jsonb NOT NULL,
	"date" date NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contract_summary" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_contract_summary_contract_summaries_id_fk" FOREIGN KEY ("contract_summary") REFERENCES "public"."contract_summaries"("id") ON DELETE no action ON UPDATE no action;