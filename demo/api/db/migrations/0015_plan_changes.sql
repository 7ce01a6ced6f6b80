CREATE TABLE "plan_changes" (
	"product_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"offer" text NOT NULL,
	"wp_id" text NOT NULL,
	"cents" integer NOT NULL,
	"former_offer" text NOT NULL,
	"former_cents" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_changes_product_id_starts_on_pk" PRIMARY KEY("product_id","starts_on")
);
--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;