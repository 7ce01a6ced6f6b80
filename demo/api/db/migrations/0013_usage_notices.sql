CREATE TABLE "usage_notices" (
	"product_id" uuid NOT NULL,
	"month" date NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "usage_notices_product_id_month_percent_pk" PRIMARY KEY("product_id","month","percent")
);
--> statement-breakpoint
ALTER TABLE "usage_notices" ADD CONSTRAINT "usage_notices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;