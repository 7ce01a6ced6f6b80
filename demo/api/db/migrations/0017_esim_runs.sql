CREATE TABLE "esim_runs" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"sign_hash" text NOT NULL,
	"code_hash" text,
	"code_sent_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"accepted_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "esim_installed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "esim_runs" ADD CONSTRAINT "esim_runs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "esim_runs_expiry" ON "esim_runs" USING btree ("expires_at");