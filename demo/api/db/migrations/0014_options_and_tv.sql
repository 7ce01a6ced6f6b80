CREATE TABLE "data_purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"option" text NOT NULL,
	"kilobytes" bigint NOT NULL,
	"cents" integer NOT NULL,
	"bought_on" date NOT NULL,
	"month" date NOT NULL,
	"billed_on" date
);
--> statement-breakpoint
CREATE TABLE "tv_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	"is_first" boolean NOT NULL,
	"ends_on" date,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tv_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tv_account_id" uuid NOT NULL,
	"manufacturer" text NOT NULL,
	"model" text NOT NULL,
	"registered_on" date NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tv_options" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"option" text NOT NULL,
	"cents" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"billed_until" date
);
--> statement-breakpoint
ALTER TABLE "data_purchases" ADD CONSTRAINT "data_purchases_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_accounts" ADD CONSTRAINT "tv_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_devices" ADD CONSTRAINT "tv_devices_tv_account_id_tv_accounts_id_fk" FOREIGN KEY ("tv_account_id") REFERENCES "public"."tv_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tv_options" ADD CONSTRAINT "tv_options_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_purchases_product" ON "data_purchases" USING btree ("product_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "tv_accounts_open" ON "tv_accounts" USING btree ("account_id","address") WHERE "tv_accounts"."ends_on" is null;--> statement-breakpoint
CREATE INDEX "tv_accounts_account" ON "tv_accounts" USING btree ("account_id","address");--> statement-breakpoint
CREATE INDEX "tv_devices_account" ON "tv_devices" USING btree ("tv_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tv_options_on" ON "tv_options" USING btree ("product_id","option") WHERE "tv_options"."ends_on" is null;--> statement-breakpoint
CREATE INDEX "tv_options_product" ON "tv_options" USING btree ("product_id");